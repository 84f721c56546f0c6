import type { Ledger, LedgerClaim } from '#app/engines/claim-ledger/ledger.ts'

export type ClaimPair = { before: LedgerClaim; after: LedgerClaim; isChanged: boolean }
export type LedgerChanges = { both: ClaimPair[]; gone: LedgerClaim[]; come: LedgerClaim[] }

/** Whether two sentences make the same claim. */
export type IsSame = (a: string, b: string) => Promise<boolean>

/** Beyond this many unmatched claims on a side, only word for word the same counts. */
const MOST_COMPARED = 24

/**
 * What became of the claims from one ledger to another: those in both, with whether who stands behind them changed, those that
 * are gone and those that came.
 */
export async function toLedgerChanges(before: Ledger, after: Ledger, isSame: IsSame): Promise<LedgerChanges> {
  const both: ClaimPair[] = []
  const come: LedgerClaim[] = []
  const left = new Set(before.claims)
  const pair = (old: LedgerClaim, claim: LedgerClaim) => {
    left.delete(old)
    both.push({ before: old, after: claim, isChanged: isChanged(old, claim) })
  }
  const unmatched = after.claims.filter((claim) => {
    const old = [...left].find(({ text }) => toKey(text) === toKey(claim.text))
    if (old) pair(old, claim)
    return !old
  })
  for (const [n, claim] of unmatched.entries()) {
    const old = n < MOST_COMPARED ? await findSame(claim, [...left].slice(0, MOST_COMPARED), isSame) : null
    if (old) pair(old, claim)
    else come.push(claim)
  }
  const order = new Map(after.claims.map((claim, n) => [claim, n]))
  both.sort((a, b) => order.get(a.after)! - order.get(b.after)!)
  return { both, gone: [...left], come }
}

async function findSame(claim: LedgerClaim, among: LedgerClaim[], isSame: IsSame): Promise<LedgerClaim | null> {
  for (const old of among) if (await isSame(old.text, claim.text)) return old
  return null
}

const toKey = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()
const toSides = ({ label, support, oppose, qualify }: LedgerClaim) =>
  JSON.stringify([label, ...[support, oppose, qualify].map((seats) => seats.toSorted())])
const isChanged = (a: LedgerClaim, b: LedgerClaim) => toSides(a) !== toSides(b)
