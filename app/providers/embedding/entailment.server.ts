import type { InferenceSession } from 'onnxruntime-node'
import { assetPath } from '#app/platform/assets.server.ts'
import { toShares } from '#app/engines/statistics/softmax.ts'
import { joinTokens, openTokens } from './entailment-input.ts'
import type { EntailmentInput } from './entailment-input.ts'
import { entailmentClasses } from '#app/engines/similarity/entailment.ts'
import type { Entail } from '#app/engines/similarity/entailment.ts'

type Reader = { tokensOf: ReturnType<typeof openTokens>; run(input: EntailmentInput): Promise<number[]> }
let opening: Promise<Reader> | null = null

/**
 * The likelihoods by the embedded network: the six layers of MiniLM (Wang et al. 2020), which training/entailment/train-entailment.ts
 * taught to read two claims as one text. About 4 ms a pair, and 2 with a question, of which a panel has many: these are
 * read in one order only. It holds the calling thread: call it from a worker.
 * Rejects where the weights cannot be read or the runtime, which comes ready-made for most machines, has none for this one.
 */
export const entail: Entail = async (pairs) => {
  if (pairs.length === 0) return []
  opening ??= open().catch((error: unknown) => {
    opening = null
    throw error
  })
  const { tokensOf, run } = await opening
  const likely: number[][] = []
  for (const { claims, question } of pairs) {
    const [a, b] = claims.toSorted().map(tokensOf) as [number[], number[]]
    const asked = question === undefined ? undefined : tokensOf(question)
    const forth = await run(joinTokens(a, b, asked))
    likely.push(asked ? forth : meanOf(forth, await run(joinTokens(b, a))))
  }
  return likely
}

/** What the network makes of both orders of two claims: the geometric mean. */
const meanOf = (one: number[], other: number[]): number[] =>
  toShares(one.map((share, i) => (Math.log(share) + Math.log(other[i]!)) / 2))

async function open(): Promise<Reader> {
  const { InferenceSession, Tensor } = await import('onnxruntime-node')
  const session: InferenceSession = await InferenceSession.create(assetPath('entailment.onnx'), {
    intraOpNumThreads: 1,
  })
  const toTensor = (numbers: number[]) => new Tensor('int64', BigInt64Array.from(numbers, BigInt), [numbers.length])
  return {
    tokensOf: openTokens(),
    async run({ ids, side }) {
      const { likely } = await session.run({ ids: toTensor(ids), side: toTensor(side) })
      const shares = likely?.data
      if (shares?.length !== entailmentClasses.length)
        throw new Error('The network gave other numbers than likelihoods')
      return Array.from(shares as Float32Array)
    },
  }
}
