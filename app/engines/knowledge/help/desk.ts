import type { Found } from './finding.ts'
import type { Meant } from './meant.ts'

/** Shares below this say no less than it. */
const LEAST_SHARE = 1e-4
/** An article that was written here is none of those that were learned: half of what is neither of them speaks for it. */
const UNLEARNED = 0.5
const MOST_EVIDENCE = 6
const MOST_LEAD = 3
/** What an article's own words say beside a share: a choice model over the articles, on lines that were held back in folds. */
const OWN_WORDS = 0.25
/** What speaks for the first article: logistic regression, rounded, on the same lines. */
const weights = { none: 0.6, words: 0.12, share: 0.97, other: -0.2, lead: 0.16 }
/** For an article that nothing was learned of, its own words have to speak. */
const unlearnedWeights: typeof weights = { none: -0.15, words: 0.4, share: 0.71, other: -0.35, lead: 0.42 }

type Weighed = { found: Found; isLearned: boolean; share: number; score: number }

/** The articles by what was learned of how people ask and by their own words together, likeliest first. */
export function weighTogether(ranked: readonly Found[], { shares, other }: Meant): Weighed[] {
  return ranked
    .map((found) => {
      const learned = shares.get(found.article.passage.slug)
      const share = Math.max(LEAST_SHARE, learned ?? other * UNLEARNED)
      return { found, isLearned: learned !== undefined, share, score: Math.log(share) + found.fit * OWN_WORDS }
    })
    .sort((a, b) => b.score - a.score)
}

/** Above 0 more speaks for the first article than against; `words` is what its own words say. */
export function evidenceFor([best, next]: readonly Weighed[], words: number, { other }: Meant): number {
  if (!best) return -Infinity
  const worth = best.isLearned ? weights : unlearnedWeights
  return (
    worth.none +
    Math.max(-MOST_EVIDENCE, Math.min(MOST_EVIDENCE, words)) * worth.words +
    Math.log(best.share) * worth.share +
    Math.log(Math.max(LEAST_SHARE, other)) * worth.other +
    Math.min(MOST_LEAD, best.score - (next?.score ?? 0)) * worth.lead
  )
}

/** The kind of small talk a message is, and how likely it is any. */
export function talkIn({ talk }: Meant): { kind: string; share: number } | null {
  const kinds = [...talk].sort((a, b) => b[1] - a[1])
  const share = kinds.reduce((sum, [, one]) => sum + one, 0)
  return kinds[0] ? { kind: kinds[0][0], share } : null
}
