/** A place of a prompt to fill in: `{{name}}`, or `{{name:one|two}}` to choose from. */
export type PromptPlace = { name: string; choices: string[] }

const PLACE = /\{\{\s*([\p{L}_][\p{L}\p{N}_ -]{0,39}?)\s*(?::([^{}\n]{1,400}))?\}\}/gu
/** So many places a prompt may have. */
export const MOST_PLACES = 30

/** The places of a prompt in the order of their first mention, each once. */
export function placesOf(text: string): PromptPlace[] {
  const places = new Map<string, PromptPlace>()
  for (const [, name = '', choices] of text.matchAll(PLACE)) {
    const known = places.get(name)
    const own = choices
      ? choices
          .split('|')
          .map((choice) => choice.trim())
          .filter(Boolean)
      : []
    if (!known) places.set(name, { name, choices: own })
    else if (known.choices.length === 0) known.choices = own
  }
  return [...places.values()].slice(0, MOST_PLACES)
}

/** A prompt with its places filled, and the names of those that are still open. What is filled in is not filled in again. */
export function fillPrompt(text: string, values: Readonly<Record<string, string>>): { text: string; open: string[] } {
  const open = new Set<string>()
  const filled = text.replace(PLACE, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? (values[name] ?? '') : ''
    if (value.trim() !== '') return value
    open.add(name)
    return whole
  })
  return { text: filled, open: [...open] }
}

/** What an answer misses of a case: words it must hold and does not, and words it must not hold and does. Letters are compared by their small forms. */
export function missesOf(
  answer: string,
  { holds, lacks }: { holds: readonly string[]; lacks: readonly string[] },
): string[] {
  const text = answer.toLowerCase()
  return [
    ...holds.filter((words) => !text.includes(words.toLowerCase())).map((words) => `does not hold “${words}”`),
    ...lacks.filter((words) => text.includes(words.toLowerCase())).map((words) => `holds “${words}”`),
  ]
}
