import type { Ledger, LedgerClaim, Voice } from '#app/engines/claim-ledger/ledger.ts'
import { engineWorker } from '#app/kits/asking/engine-worker/engine-worker.server.ts'
import { problem } from '#app/platform/request/problem.ts'
import { PoolBusy, WorkerFailure } from '#app/platform/worker-pool/worker-pool.server.ts'
import { joinPieces } from '../recordings/joined-text.ts'
import { requireRecording } from '../recordings/own-recording.server.ts'
import { recordingFacts } from '../recordings/recording-facts.ts'
import type { RecordingRow } from '../recordings/recordings.store.server.ts'

/** The ledger reads so much of each. */
const MOST_CHARS = 12_000
const MOST_CLAIMS = 40

/** Words of one of the two, with their second. */
export type SaidThere = { of: 0 | 1; startS: number; quote: string; stance: Voice['stance'] }

/** Two transcripts held against each other, claim by claim, by the claim ledger; every claim has its second. */
export async function compareTranscripts(request: Request, one: string, other: string) {
  const rows = [(await requireRecording(request, one)).row, (await requireRecording(request, other)).row] as const
  const joined = rows.map((row) => joinPieces(row.transcript.pieces, MOST_CHARS))
  const seats = ['1', '2']
  const ledger = await inWorker(() =>
    engineWorker().run(
      'ledger',
      { question: '', answers: joined.map(({ text }, n) => ({ seat: seats[n]!, text })) },
      { signal: request.signal },
    ),
  )
  const toSaid = ({ seat, quote, start, stance }: Voice): SaidThere => {
    const of = seat === '1' ? 0 : 1
    return { of, quote, stance, startS: joined[of]!.secondAt(start) }
  }
  // What is denied on one side is a clash, and stands there.
  const clashing = new Set(ledger.disputes.flatMap(({ claimIds }) => claimIds))
  const others = ledger.claims.filter(({ id }) => !clashing.has(id))
  const isShared = ({ voices }: LedgerClaim) =>
    new Set(voices.map(({ seat }) => seat)).size > 1 && voices.every(({ stance }) => stance !== 'denies')
  const shared = others.filter(isShared)
  const alone = others.filter((claim) => !isShared(claim))
  return {
    sides: rows.map((row, n) => ({
      ...toSide(row),
      isCut: joined[n]!.text.length < row.transcript.pieces.reduce((sum, { text }) => sum + text.length, 0),
    })),
    disputes: ledger.disputes.map(({ slot, positions }) => ({
      slot,
      positions: positions.map(({ value, quotes }) => ({ value, said: quotes.map(toSaid) })),
    })),
    shared: shared.slice(0, MOST_CLAIMS).map(({ text, voices }) => ({ text, said: voices.map(toSaid) })),
    alone: alone.slice(0, MOST_CLAIMS).map(({ text, voices }) => ({ text, said: voices.map(toSaid) })),
    more: Math.max(0, shared.length - MOST_CLAIMS) + Math.max(0, alone.length - MOST_CLAIMS),
  }
}
export type Compared = Awaited<ReturnType<typeof compareTranscripts>>

function toSide(row: RecordingRow) {
  const { video } = recordingFacts.parse(row.facts)
  return { id: row.id, title: row.title, hasSound: row.fileId !== null, videoUrl: video?.url ?? null }
}

async function inWorker(work: () => Promise<Ledger>): Promise<Ledger> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PoolBusy)
      throw problem(503, 'The claim ledger is busy just now. Please try again in a moment.')
    if (error instanceof WorkerFailure)
      throw problem(503, 'These two could not be compared just now. Please try again.')
    throw error
  }
}
