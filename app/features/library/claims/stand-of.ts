import type { LedgerClaim } from '#app/engines/claim-ledger/ledger.ts'

type Stood = { label: string; support: number; oppose: number; version: number }
type Standing = Pick<LedgerClaim, 'text' | 'support' | 'oppose'>

/** Beyond this many claims only word for word the same counts. */
const MOST_COMPARED = 24
const toKey = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s.]+/g, ' ')
    .trim()

/**
 * Why a claim that was cited does not stand in a later ledger; null while it does: nobody says it any more, or as many deny
 * it as say it where nobody, or fewer, did when it was cited.
 */
export async function toOverturned(
  claim: string,
  stood: Stood,
  claims: readonly Standing[],
  isSame: (a: string, b: string) => Promise<boolean>,
): Promise<string | null> {
  const key = toKey(claim)
  let now = claims.find(({ text }) => toKey(text) === key)
  for (const one of claims.slice(0, MOST_COMPARED)) if (!now && (await isSame(claim, one.text))) now = one
  if (!now) return 'Nobody on the panel says it any more.'
  const wasHeld = stood.support > stood.oppose
  if (wasHeld && now.oppose.length >= now.support.length)
    return `${now.oppose.length} on the panel now ${now.oppose.length === 1 ? 'denies' : 'deny'} it, ${now.support.length} ${now.support.length === 1 ? 'says' : 'say'} it; when you cited it, ${stood.support} said it and ${stood.oppose} denied it.`
  return null
}
