import type { Found } from './finding.ts'
import type { Meant } from './meant.ts'

/** Shares below this say no less than it. */
const LEAST_SHARE = 1e-4
/** An article that was written here is none of those that were learned: half of what is neither of them speaks for it. */
const UNLEARNED = 0.5
const MOST_EVIDENCE = 6
const MOST_LEAD = 3
/**
 * What speaks for the first article: logistic regression, rounded, on a fifth of the lines held back and on questions written
 * by somebody who saw the articles alone.
 */
const weights = { none: -0.15, words: 0.4, share: 0.71, other: -0.35, lead: 0.42 }

type Weighed = { found: Found; share: number; score: number }

/** The articles by what was learned of how people ask and by their own words together, likeliest first. */
export function weighTogether(ranked: readonly Found[], { shares, other }: Meant): Weighed[] {
  return ranked
    .map((found) => {
      const share = Math.max(LEAST_SHARE, shares.get(found.article.passage.slug) ?? other * UNLEARNED)
      return { found, share, score: Math.log(share) + found.fit }
    })
    .sort((a, b) => b.score - a.score)
}

/** Above 0 more speaks for the first article than against; `words` is what its own words say. */
export function evidenceFor([best, next]: readonly Weighed[], words: number, { other }: Meant): number {
  if (!best) return -Infinity
  return (
    weights.none +
    Math.max(-MOST_EVIDENCE, Math.min(MOST_EVIDENCE, words)) * weights.words +
    Math.log(best.share) * weights.share +
    Math.log(Math.max(LEAST_SHARE, other)) * weights.other +
    Math.min(MOST_LEAD, best.score - (next?.score ?? 0)) * weights.lead
  )
}

/** The kind of small talk a message is, and how likely it is any. */
export function talkIn({ talk }: Meant): { kind: string; share: number } | null {
  const kinds = [...talk].sort((a, b) => b[1] - a[1])
  const share = kinds.reduce((sum, [, one]) => sum + one, 0)
  return kinds[0] ? { kind: kinds[0][0], share } : null
}
