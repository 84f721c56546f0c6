import { polish } from '#app/engines/email-writer/polish/polish.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { log } from '#app/platform/log.server.ts'
import { EngineFailure, toFailure } from '#app/providers/engine.ts'
import { writingPool } from '#app/providers/writing/writing-pool.server.ts'
import type { Doubt } from '#app/providers/writing/jobs.ts'
import { DICTIONARY, mergeChanges, RULES } from './merge-changes.ts'
import type { Advice, Polished, PolishTone } from './polished.ts'

const MOST_DOUBTS_SHOWN = 12

type Input = { draft: string; incoming: string; tone: PolishTone }

/**
 * Polishes a draft: the first polish engine that can, the rules of letters, and a second dictionary, merged into changes to take or
 * leave. Throws an EngineFailure when no engine can read the draft.
 */
export async function polishText(run: Run, { draft, incoming, tone }: Input, signal: AbortSignal): Promise<Polished> {
  const [used, doubts] = await Promise.all([
    useBest(run, 'polish', { text: draft, tone }, { signal }),
    findDoubts(draft, signal),
  ])
  const { result, listed, tookMs, costMicros, failed } = used
  const isEnglish = listed.engine.id === 'embedded:harper' || doubts === null || isMostlyKnown(draft, doubts)
  const marks = isEnglish ? polish(draft) : []
  const engine = { id: listed.engine.id, label: listed.engine.label }
  const { changes, taken } = mergeChanges(draft, {
    engine: { label: engine.label, changes: result.changes },
    marks,
    doubts: isEnglish ? (doubts ?? []) : [],
    tone,
  })
  const advice = [
    ...marks
      .filter(({ replacement, id }) => replacement === null && id !== 'unread')
      .map(({ start, end, text, reason }): Advice => ({ start, end, text, why: reason })),
    ...(isEnglish ? lonelyDoubts(doubts ?? [], changes) : []),
  ]
  const notes = [
    ...failed.map((one) => `${one.listed.engine.label} was asked first and failed.`),
    ...(doubts === null ? [`The ${DICTIONARY} did not answer, so no second opinion on spelling.`] : []),
    ...(isEnglish ? [] : [`The ${RULES} and the ${DICTIONARY} read English only; they had no say here.`]),
    ...marks.filter(({ id }) => id === 'unread').map(({ reason }) => reason),
  ]
  return { draft, incoming, tone, engine, tookMs, costMicros, changes, taken, advice, notes }
}

/** Null when the second dictionary cannot answer just now: the first goes on without it. */
async function findDoubts(text: string, signal: AbortSignal): Promise<Doubt[] | null> {
  try {
    return await writingPool().run('spell', { text }, { signal })
  } catch (error) {
    if (signal.aborted) throw new EngineFailure('cancelled', 'Stopped.')
    log.warn({ err: toFailure(error) }, 'the second dictionary did not answer')
    return null
  }
}

const MOST_UNKNOWN = 0.3

function isMostlyKnown(draft: string, doubts: readonly Doubt[]): boolean {
  const words = draft.match(/\p{L}+/gu)?.length ?? 0
  return words > 0 && doubts.length / words <= MOST_UNKNOWN
}

/** Words that only the second dictionary doubts, once each. */
function lonelyDoubts(doubts: readonly Doubt[], changes: readonly { start: number; end: number }[]): Advice[] {
  const alone = doubts.filter((one) => !changes.some(({ start, end }) => start < one.end && one.start < end))
  const once = alone.filter(({ word }, n) => alone.findIndex((other) => other.word === word) === n)
  return once.slice(0, MOST_DOUBTS_SHOWN).map(({ start, end, word, suggestions }) => ({
    start,
    end,
    text: word,
    why: `Only the ${DICTIONARY} doubts it${suggestions.length > 0 ? `; it knows ${suggestions.map((one) => `“${one}”`).join(', ')}` : ''}.`,
  }))
}
