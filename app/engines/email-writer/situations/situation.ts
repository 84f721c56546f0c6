/** A register of writing: `short` and `plain` share their words, `short` leaves courtesies out. */
export type LetterTone = 'plain' | 'warm' | 'formal' | 'short' | 'firm'
export type LetterLength = 'short' | 'normal' | 'long'

export type Field = { id: string; label: string; example: string; isNeeded: boolean }

type ByTone = { plain: string; warm: string; formal: string; firm: string }

/** An occasion to write a letter: what it has to name, and patterns with places for it. */
export type Situation = {
  id: string
  group: string
  label: string
  fields: readonly Field[]
  /** Patterns of subject lines, best first; the first three that can be filled are offered. */
  subjects: readonly string[]
  open: ByTone
  /** Sentences that name what was filled in; one whose places are empty is left out. */
  say: readonly string[]
  ask: ByTone
  /** A courtesy for longer letters. It claims nothing. */
  more: string
}

type Words = readonly [plain: string, warm: string, formal: string, firm?: string]

const byTone = ([plain, warm, formal, firm = plain]: Words): ByTone => ({ plain, warm, formal, firm })

/** "role* Position | data analyst": the id, a star where it is needed, the label, an example. */
function toField(line: string): Field {
  const [head = '', example = ''] = line.split('|').map((part) => part.trim())
  const [, id = '', star = '', label = ''] = /^(\w+)(\*?)\s+(.+)$/.exec(head) ?? []
  return { id, label, example, isNeeded: star === '*' }
}

type Told = {
  fields: readonly string[]
  subjects: readonly string[]
  open: Words
  say: readonly string[]
  ask: Words
  more: string
}

/**
 * Patterns: `{role}` is what was filled in, `{why.}` the same as a sentence of its own, `[ at {company}]` is left out when its place is
 * empty.
 */
export const situation = (group: string, id: string, label: string, told: Told): Situation => ({
  id,
  group,
  label,
  ...told,
  fields: told.fields.map(toField),
  open: byTone(told.open),
  ask: byTone(told.ask),
})
