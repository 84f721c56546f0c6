import type { ListedEngine } from '#app/kits/asking/engines/registry.server.ts'
import type { ClaimPair, Judgement } from '#app/engines/claim-ledger/ledger.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { askHelper, both, TOOK_NOTHING, UNREADABLE } from './ask-helper.server.ts'
import type { Judging, JudgedPair } from './model-help.ts'
import { readJudgements, settle, toJudgeAsking } from './judging.ts'

const NOTHING_OPEN = 'The built-in comparison left no two claims open.'

/**
 * The last tier of the cascade: a language model judges pairs of claims, once in each order. Pairs that `before` judged the
 * same way in an older version are not asked again. Never rejects; a judge that fails has judged nothing.
 */
export async function judgePairs(
  run: Run,
  judge: ListedEngine<'write'>,
  { question, pairs, before }: { question: string; pairs: readonly ClaimPair[]; before: Judging | null },
): Promise<Judging> {
  const { id: engine, label } = judge.engine
  const known = before?.engine === engine ? before.pairs.filter(({ relation }) => relation !== null) : []
  const kept = known.filter((one) => pairs.some((pair) => isSame(one, pair)))
  const asked = pairs.filter((pair) => !kept.some((one) => isSame(one, pair)))
  const base = { engine, label, why: null, pairs: kept }
  if (pairs.length === 0) return { ...base, ...TOOK_NOTHING, state: 'unneeded', why: NOTHING_OPEN }
  if (asked.length === 0) return { ...base, ...TOOK_NOTHING, state: 'done' }
  const [forth, back] = await Promise.all(
    [false, true].map((isTurned) => askHelper(run, judge, toJudgeAsking(question, asked, isTurned))),
  )
  const took = both(forth!, back!)
  const [one, other] = [forth!, back!].map(({ reply }) => (reply === null ? null : readJudgements(reply, asked.length)))
  if (one && other) return { ...base, ...took, state: 'done', pairs: [...kept, ...settle(asked, one, other)] }
  return { ...base, ...took, state: 'failed', pairs: [], why: forth!.why ?? back!.why ?? UNREADABLE }
}

/** What the ledger is to take into account. */
export const toJudgements = (pairs: readonly JudgedPair[]): Judgement[] =>
  pairs.flatMap(({ a, b, relation }) => (relation === null ? [] : [{ a, b, relation }]))

const isSame = (one: ClaimPair, other: ClaimPair) => one.a === other.a && one.b === other.b
