import type { VersionComparison } from '#app/engines/document-facts/compare-versions.ts'
import type { PlacedSentence } from '#app/engines/document-facts/placed.ts'
import { engineWorker } from '#app/kits/asking/engine-worker/engine-worker.server.ts'
import { log } from '#app/platform/log.server.ts'
import { PoolBusy, WorkerFailure } from '#app/platform/worker-pool/worker-pool.server.ts'
import { listPages, type DocumentRow } from '../keeping/documents.store.server.ts'
import { factsPool } from '../reading/facts-pool.server.ts'

const LIMIT_MS = 20_000
const MOST_PAIRS = 36
/** Pairs that are not compared by then are left, and said so. */
const RELATE_ALL_MS = 20_000
const RELATE_LIMIT_MS = 4_000

export type Contradiction = { a: PlacedSentence; b: PlacedSentence; slot: string | null; left: string; right: string }
export type Compared = { isDone: true; versions: VersionComparison } | { isDone: false; message: string }
export type Contradicted =
  { isDone: true; found: Contradiction[]; compared: number; of: number } | { isDone: false; message: string }

const bare = async (row: Pick<DocumentRow, 'id'>) =>
  (await listPages(row.id)).map(({ number, text }) => ({ number, text }))

/** What changed from one document to another. */
export async function compareDocuments(before: DocumentRow, now: DocumentRow, signal: AbortSignal): Promise<Compared> {
  try {
    const [old, current] = await Promise.all([bare(before), bare(now)])
    const versions = await factsPool().run('versions', { before: old, now: current }, { signal, limitMs: LIMIT_MS })
    return { isDone: true, versions }
  } catch (error) {
    return { isDone: false, message: toWords(error) }
  }
}

/** Where two documents say things that cannot both be true, by the claim ledger over sentences of one subject. */
export async function contradictDocuments(a: DocumentRow, b: DocumentRow, signal: AbortSignal): Promise<Contradicted> {
  try {
    const [left, right] = await Promise.all([bare(a), bare(b)])
    const pairs = await factsPool().run('alike', { left, right, most: MOST_PAIRS }, { signal, limitMs: LIMIT_MS })
    const until = performance.now() + RELATE_ALL_MS
    const found: Contradiction[] = []
    let compared = 0
    for (const { a: one, b: other } of pairs) {
      if (performance.now() > until) break
      const verdict = await engineWorker().run(
        'relate',
        { a: one.text, b: other.text },
        { limitMs: RELATE_LIMIT_MS, signal },
      )
      compared += 1
      const { differs } = verdict
      if (verdict.relation === 'contradict')
        found.push({
          a: one,
          b: other,
          slot: differs?.slot ?? null,
          left: differs?.a.value ?? '',
          right: differs?.b.value ?? '',
        })
    }
    return { isDone: true, found, compared, of: pairs.length }
  } catch (error) {
    return { isDone: false, message: toWords(error) }
  }
}

function toWords(error: unknown): string {
  if (error instanceof PoolBusy) return 'Many documents are being compared just now. Please try again in a moment.'
  if (!(error instanceof WorkerFailure)) throw error
  log.warn({ err: error }, 'two documents could not be compared')
  return 'These two could not be compared: they are too long for it.'
}
