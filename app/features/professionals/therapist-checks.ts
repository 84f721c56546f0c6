import { toTable } from '#app/platform/table.ts'
import type { FirstMessageInput } from './first-message.ts'
import { reasons, times, ways } from './reasons.ts'
import { HOPE_MAX_CHARS, NAME_MAX_CHARS, OWN_WORDS_MAX_CHARS } from './therapist.limits.ts'

export const NOTHING_SAID = 'Choose what brings you, or say it in your own words. One of the two is enough.'

type Typed = Readonly<Record<string, unknown>>

/** What a form says, with unknown choices dropped: the same in the browser and on the server. */
export function toFirstMessageInput(typed: Typed): FirstMessageInput & { isSafe: boolean } {
  const words = (name: string) => (typeof typed[name] === 'string' ? typed[name].replaceAll('\r\n', '\n') : '')
  const ticked = (name: string) => [typed[name] ?? []].flat()
  return {
    reasons: reasons.map(({ id }) => id).filter((id) => ticked('reasons').includes(id)),
    words: words('words'),
    hope: words('hope'),
    times: times.map(({ id }) => id).filter((id) => ticked('times').includes(id)),
    ways: ways.map(({ id }) => id).filter((id) => ticked('ways').includes(id)),
    tone: typed['tone'] === 'warm' ? 'warm' : 'plain',
    name: words('name'),
    isSafe: typed['safe'] === 'yes',
  }
}

/** A sentence per field that is too long. */
export function findLengthErrors({ words, hope, name }: FirstMessageInput): Record<string, string> {
  const limits = [
    ['words', words, OWN_WORDS_MAX_CHARS],
    ['hope', hope, HOPE_MAX_CHARS],
    ['name', name, NAME_MAX_CHARS],
  ] as const
  const errors: Record<string, string> = toTable()
  for (const [field, text, maxChars] of limits) {
    if (text.length > maxChars)
      errors[field] = `At most ${maxChars.toLocaleString('en')} characters. A practice reads short messages first.`
  }
  return errors
}

export const saysNothing = ({ reasons: chosen, words }: FirstMessageInput) => chosen.length === 0 && words.trim() === ''
