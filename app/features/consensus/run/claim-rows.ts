import type { RunLedger } from '#app/kits/asking/consensus/model-help/model-help.ts'

type Claim = RunLedger['claims'][number]

/** One line of the claims: a claim, and those that cannot be true beside it, which need no line of their own. */
export type ClaimRow = { claim: Claim; rivals: Claim[] }

/** A line for each claim, in the ledger's order; all claims of one dispute share the line of the first of them. */
export function toClaimRows({ claims, disputes }: Pick<RunLedger, 'claims' | 'disputes'>): ClaimRow[] {
  const shown = new Set<string>()
  return claims.flatMap((claim) => {
    if (shown.has(claim.id)) return []
    shown.add(claim.id)
    const among = new Set(disputes.filter(({ claimIds }) => claimIds.includes(claim.id)).flatMap((one) => one.claimIds))
    const rivals = claims.filter(({ id }) => among.has(id) && !shown.has(id))
    for (const { id } of rivals) shown.add(id)
    return [{ claim, rivals }]
  })
}

export const claimShows = ['all', 'disputed', 'agreed', 'single'] as const
export type ClaimShow = (typeof claimShows)[number]

const filters: Record<ClaimShow, (claim: Claim) => boolean> = {
  all: () => true,
  disputed: ({ oppose }) => oppose.length > 0,
  agreed: ({ support, oppose }) => oppose.length === 0 && support.length > 1,
  single: ({ support, oppose }) => oppose.length === 0 && support.length < 2,
}

/** Whether a line stands under one of the filters. */
export const isShownIn = (show: ClaimShow, { claim }: ClaimRow): boolean => filters[show](claim)

export const readClaimShow = (asked: string | null): ClaimShow => claimShows.find((one) => one === asked) ?? 'all'
