import { anyOf } from '#app/platform/values/pattern-parts.ts'
import { toTable } from '#app/platform/table.ts'
import { type Finding, fromTable } from './finding.ts'
import { findOwn, startSentence, writeNumber } from './wording.ts'

/** Mean diameters in km. */
const DIAMETERS: Record<string, number> = toTable({
  mercury: 4879,
  venus: 12_104,
  earth: 12_742,
  mars: 6779,
  jupiter: 139_820,
  saturn: 116_460,
  uranus: 50_724,
  neptune: 49_244,
  moon: 3474,
  sun: 1_392_700,
  pluto: 2377,
})
/** Whether a word is a planet, the Moon or the Sun. */
export const isBody = (word: string): boolean => findOwn(DIAMETERS, word) !== undefined

const COMPARE = anyOf(
  /^is (?:planet )?(?<a>[a-z]+) (?<how>bigger|larger|smaller) than (?:planet )?(?<b>[a-z]+)$/,
  /^(?:which|what)(?: planet| one)? is (?:bigger|larger|smaller|biggest|largest) (?<a2>[a-z]+) or (?<b2>[a-z]+)$/,
)

const name = (body: string) =>
  ['earth', 'moon', 'sun'].includes(body) ? `the ${startSentence(body)}` : startSentence(body)

/** Compares planets, the Moon and the Sun by diameter. */
export function answerPlanetSizes(text: string): Finding {
  const groups = COMPARE.exec(text)?.groups
  const [a, b] = [groups?.a ?? groups?.a2 ?? '', groups?.b ?? groups?.b2 ?? '']
  const [x, y] = [findOwn(DIAMETERS, a), findOwn(DIAMETERS, b)]
  if (!x || !y || a === b) return null
  const [large, small] = x > y ? [a, b] : [b, a]
  const lead = groups?.how ? ((groups.how === 'smaller' ? a === small : a === large) ? 'Yes. ' : 'No. ') : ''
  const says = `${name(large)} (${writeNumber(DIAMETERS[large] ?? 0)} km across) is larger than ${name(
    small,
  )} (${writeNumber(DIAMETERS[small] ?? 0)} km across)`
  return {
    text: `${lead}${startSentence(says)}.`,
    source: fromTable(`mean diameters: ${large} ${DIAMETERS[large]} km, ${small} ${DIAMETERS[small]} km`),
    isRecomputed: true,
  }
}
