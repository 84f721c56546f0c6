import type { BadgeTone } from '#app/ui/brand/badge.tsx'
import { portLabels } from '#app/providers/ports.ts'
import type { ModelRow } from '../models.server.ts'
import { toUnitWords } from '../unit-words.ts'

const MS_PER_S = 1_000
/** An engine of which so many uses fail is said to have trouble. */
const TROUBLE_SHARE = 0.2

/** "240 ms", "1.4 s"; nothing measured reads "not used yet". */
export function toTimeWords(ms: number | null): string {
  if (ms === null) return 'not used yet'
  return ms < MS_PER_S ? `${ms} ms` : `${(ms / MS_PER_S).toFixed(1)} s`
}

export const toPortWords = ({ ports }: ModelRow): string => ports.map((port) => portLabels[port]).join(', ')

export const toContextWords = ({ contextUnits, unit }: ModelRow): string =>
  contextUnits === null ? 'unknown' : toUnitWords(contextUnits, unit)

/** How an engine is doing, in a word and a tone. */
export function toHealthWords({ health }: ModelRow): { word: string; tone: BadgeTone; detail: string } {
  const { uses, failed, isResting, lastFailure } = health
  const detail =
    uses === 0 ? 'No uses in the last day' : `${uses.toLocaleString('en')} uses in the last day, ${failed} failed`
  if (isResting)
    return { word: 'Resting', tone: 'danger', detail: `${detail}. It failed several times, last: ${lastFailure}` }
  if (uses === 0) return { word: 'Not used yet', tone: 'quiet', detail }
  if (failed / uses >= TROUBLE_SHARE)
    return { word: 'Has trouble', tone: 'warning', detail: `${detail}, last: ${lastFailure}` }
  return { word: 'Well', tone: 'success', detail }
}
