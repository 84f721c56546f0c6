import { toCamelot, toKeyName } from '#app/engines/mixing/camelot.ts'
import { toBpmWords } from '#app/engines/mixing/mix-track.ts'
import { gridOf, type HandGrid, type Told } from './track-facts.ts'

const toSure = (certainty: number) => (certainty >= 0.65 ? 'sure' : certainty >= 0.4 ? 'fairly sure' : 'not very sure')
const perCent = (share: number) => `${Math.round(share * 100)}%`

/** "128 bpm", "No steady beat" or "Silence". */
export function toTempoShort(told: Told, hand: HandGrid | null): string {
  if (told.lufs === null) return 'Silence'
  const grid = gridOf(told, hand)
  return grid ? `${toBpmWords(grid.bpm)} bpm` : 'No steady beat'
}

/** "8A", or nothing where no key was heard. */
export const toKeyShort = (told: Told): string => (told.key ? toCamelot(told.key) : '')

/** How the tempo was told and how sure that is, in a sentence or two. */
export function toTempoWords(told: Told, hand: HandGrid | null): string {
  if (told.lufs === null) return 'There is nothing but silence in this file, so it has no tempo and no key.'
  const found = told.tempo
  if (hand === 'none') return 'You said that it has no steady beat, so it is faded and never stretched.'
  if (hand)
    return `${toBpmWords(hand.bpm)} bpm, set by hand. ${found ? `Heard were ${toBpmWords(found.bpm)}.` : 'No steady beat was heard.'}`
  if (!found) return 'No steady beat was heard, so it is faded and never stretched. You can set one by hand.'
  const other = found.other ? ` It could also be counted as ${toBpmWords(found.other)}.` : ''
  const wander =
    found.wanderMs > 18
      ? ` Its beats stray from an even grid by ${Math.round(found.wanderMs)} ms, so the tempo is not quite steady.`
      : ''
  return `${toBpmWords(found.bpm)} bpm, ${toSure(found.certainty)} (${perCent(found.certainty)}).${other}${wander}`
}

/** How the key was told and how sure that is. */
export function toKeyWords({ key, lufs }: Told): string {
  if (lufs === null) return ''
  if (!key) return 'No key was heard: the tones fit none of the twenty-four.'
  const words = `${toKeyName(key)}, on the wheel ${toCamelot(key)}, ${toSure(key.certainty)} (${perCent(key.certainty)}).`
  return `${words.replace(/^./, (letter) => letter.toUpperCase())} Next likely: ${toKeyName(key.other)}.`
}
