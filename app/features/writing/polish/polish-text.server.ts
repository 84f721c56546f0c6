import { DICTIONARY, RULES } from '#app/engines/email-writer/polish/merge-changes.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { log } from '#app/platform/log.server.ts'
import { EngineFailure, toFailure } from '#app/providers/engine.ts'
import { languagePool } from '#app/providers/language/index.server.ts'
import { writingPool } from '#app/providers/writing/writing-pool.server.ts'
import type { Doubt } from '#app/providers/writing/jobs.ts'
import type { Advice, Polished, PolishTone } from './polished.ts'

const MOST_DOUBTS_SHOWN = 12
/** Each change costs a look at the facts around it and a line of the page. */
const MOST_CHANGES = 300

type Input = { draft: string; incoming: string; tone: PolishTone }

/**
 * Polishes a draft: the first polish engine that can, the rules of letters, and a second dictionary, merged into changes to take or
 * leave. Throws an EngineFailure when no engine can read the draft.
 */
export async function polishText(run: Run, { draft, incoming, tone }: Input, signal: AbortSignal): Promise<Polished> {
  const over = new AbortController()
  const [used, doubts] = await Promise.all([
    useBest(run, 'polish', { text: draft, tone }, { signal }),
    findDoubts(draft, AbortSignal.any([signal, over.signal])),
  ]).finally(() => over.abort())
  const { result, listed, tookMs, costMicros, failed: askedFirst } = used
  const isEnglish = listed.engine.id === 'embedded:harper' || doubts === null || isMostlyKnown(draft, doubts)
  const engine = { id: listed.engine.id, label: listed.engine.label }
  const proposed = {
    draft,
    tone,
    engine: { label: engine.label, changes: result.changes.slice(0, MOST_CHANGES) },
    doubts: isEnglish ? (doubts ?? []) : null,
  }
  const { marks, changes, taken } = await languagePool().run('mergePolish', proposed, { signal })
  const advice = [
    ...marks
      .filter(({ replacement, id }) => replacement === null && id !== 'unread')
      .map(({ start, end, text, reason }): Advice => ({ start, end, text, why: reason })),
    ...(isEnglish ? lonelyDoubts(doubts ?? [], changes) : []),
  ]
  const notes = [
    ...askedFirst.map((one) => `${one.listed.engine.label} was asked first and failed.`),
    ...(doubts === null ? [`The ${DICTIONARY} did not answer, so no second opinion on spelling.`] : []),
    ...(isEnglish ? [] : [`The ${RULES} and the ${DICTIONARY} read English only; they had no say here.`]),
    ...marks.filter(({ id }) => id === 'unread').map(({ reason }) => reason),
    ...(result.changes.length > MOST_CHANGES
      ? [
          `${engine.label} found ${result.changes.length} things; the first ${MOST_CHANGES} are here. Polish the result again for more.`,
        ]
      : []),
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
