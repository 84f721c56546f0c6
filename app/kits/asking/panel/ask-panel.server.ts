import type { Run } from '#app/kits/asking/runs/run.ts'
import { EngineFailure } from '#app/providers/engine.ts'
import { askSeat, type Asked, type Seat } from './panel.server.ts'
import { panelPatience, waitForVoices, type PanelPatience } from './timeouts.ts'
import { UNASKED, type SeatResult } from './seat-result.ts'

/** A seat of a panel nobody comes back to: `isLate` says that the others were compared without it. */
export type PanelSeat = SeatResult & { isLate: boolean }

/**
 * Asks a whole panel once, with the same patience as a run on the screen: a seat that takes longer than the others is left out
 * and its work is stopped. Throws EngineFailure when nobody waits any more, and when no seat says anything at all.
 */
export async function askPanel(
  run: Run,
  seats: readonly Seat[],
  asked: Asked,
  { signal, patience = panelPatience }: { signal?: AbortSignal; patience?: PanelPatience } = {},
): Promise<PanelSeat[]> {
  const leaving = new AbortController()
  const results = new Map<Seat, SeatResult>()
  let hasBegun = false
  const ask = async (seat: Seat) => {
    const both = signal ? AbortSignal.any([signal, leaving.signal]) : leaving.signal
    const result = await askSeat(run, seat, asked, { signal: both, onPart: () => (hasBegun = true) })
    if (!leaving.signal.aborted) results.set(seat, result)
  }
  const isEnough = () => signal?.aborted === true || [...results.values()].some(({ state }) => state === 'answered')
  const isHopeless = (waitedMs: number) => waitedMs >= (hasBegun ? patience.wholeMs : patience.silentMs)
  try {
    const all = Promise.all(seats.map(ask))
    await orAborted(waitForVoices(all, patience.othersMs, isEnough, isHopeless), signal)
  } finally {
    leaving.abort()
  }
  if (results.size < seats.length && !isEnough()) throw noVoice(patience)
  return seats.map((seat) => {
    const result = results.get(seat)
    return result ? { ...result, isLate: false } : toLate(seat, patience)
  })
}

function orAborted(work: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const stop = () => reject(new EngineFailure('cancelled', 'Nobody waits any more'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

const toSeconds = (ms: number) => Math.round(ms / 1_000)

const noVoice = ({ silentMs }: PanelPatience) =>
  new EngineFailure('slow', `No voice of the panel has answered within ${toSeconds(silentMs)} s`)

/** What it has cost by then is unknown. */
function toLate({ engine: { id, label, family } }: Seat, { othersMs }: PanelPatience): PanelSeat {
  const text = `It had not answered after ${toSeconds(othersMs)} s. The others were compared without it.`
  return { ...UNASKED, sources: [], seat: id, label, family, kind: 'engine', state: 'failed', text, isLate: true }
}
