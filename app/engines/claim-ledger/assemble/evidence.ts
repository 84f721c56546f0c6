import type { LedgerSource, SeatClaim } from '../claims.ts'
import { toKey } from '../text/text.ts'
import { emptyWords } from '../text/vocabulary.ts'
import type { Evidence } from './score.ts'

/** How much of a claim's words a quote must hold to speak for it. */
const QUOTED_SHARE = 0.5

/**
 * The evidence of a cluster of claims: E4 recomputed, E3 quoted by two sources of different homes and words, E2 quoted
 * by one, E1 a link given, E0 none.
 */
export function evidenceOf(claims: SeatClaim[]): Evidence {
  if (claims.some(({ answer }) => answer.isRecomputed)) return 'E4'
  const quoting = claims.flatMap((claim) => (claim.answer.sources ?? []).filter((source) => isQuoting(source, claim)))
  const homes = new Set(quoting.map(homeOf))
  const words = new Set(quoting.map(({ quote }) => toKey(quote)))
  if (homes.size >= 2 && words.size >= 2) return 'E3'
  if (quoting.length > 0) return 'E2'
  return claims.some(
    ({ answer, segment }) =>
      (answer.sources ?? []).some(({ url }) => url !== null) ||
      /https?:\/\//.test(answer.text.slice(segment.start, segment.end)),
  )
    ? 'E1'
    : 'E0'
}

function homeOf({ url, title }: LedgerSource): string {
  if (url === null) return title.toLowerCase()
  return /^[a-z]+:\/\/(?:www\.)?([^/?#]+)/i.exec(url)?.[1]?.toLowerCase() ?? url
}

/** Whether the quote holds every figure of the claim and at least half of its words. */
function isQuoting({ quote }: LedgerSource, claim: SeatClaim): boolean {
  const quoted = new Set(toKey(quote).split(' '))
  const words = toKey(claim.text)
    .split(' ')
    .filter((word) => !emptyWords.has(word))
  const figures = words.filter((word) => /\d/.test(word))
  if (words.length === 0 || figures.some((figure) => !quoted.has(figure))) return false
  return words.filter((word) => quoted.has(word)).length >= words.length * QUOTED_SHARE
}
