import type { Stance } from '#app/ui/brand/stance-node.tsx'

/** A small panel, counted: three answers somebody pasted, and the claims found in them. */
export type Example = {
  question: string
  /** One line that says the outcome, made from the count. */
  outcome: string
  answers: readonly { name: string; text: string; shareInLine: number }[]
  /** Claims with the stance of each answer, in the order of `answers`. */
  claims: readonly { text: string; verdict: string; stances: readonly Stance[] }[]
  /** Mean of the shares in line, 0 to 1. */
  agreement: number
}

/** "Two agree, one disagrees": the count in words, in a fixed order. */
export function toVerdict(stances: readonly Stance[]): string {
  const numerals = ['', 'one', 'two', 'three', 'four', 'five', 'six']
  const said = (
    [
      ['agrees', 'agrees', 'agree'],
      ['inPart', 'in part', 'in part'],
      ['disagrees', 'disagrees', 'disagree'],
      ['silent', 'silent', 'silent'],
    ] as const
  ).flatMap(([stance, single, several]) => {
    const count = stances.filter((each) => each === stance).length
    if (count === 0) return []
    return [`${numerals[count] ?? count} ${count === 1 ? single : several}`]
  })
  const sentence = said.join(', ')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/**
 * The share of an answer in line with the others, 0 to 1: agrees plus half of in part, over the claims it spoke
 * to (DESIGN.md, agreement ring). An answer that spoke to nothing has 0.
 */
export function toShareInLine(stances: readonly Stance[]): number {
  const spoken = stances.filter((stance) => stance !== 'silent')
  if (spoken.length === 0) return 0
  const points = spoken.reduce((sum, stance) => sum + (stance === 'agrees' ? 1 : stance === 'inPart' ? 0.5 : 0), 0)
  return points / spoken.length
}

/** A claim with the answers that support, oppose and qualify it. */
type Counted = { support: readonly string[]; oppose: readonly string[]; qualify: readonly string[] }

/** Where an answer stands on a claim; what it did not mention is silence, never assent. */
export function toStance(claim: Counted, seat: string): Stance {
  if (claim.oppose.includes(seat)) return 'disagrees'
  if (claim.support.includes(seat)) return 'agrees'
  return claim.qualify.includes(seat) ? 'inPart' : 'silent'
}

/** The other side of a claim that is listed already: who supports the one opposes the other. */
export function isMirror(one: Counted, other: Counted): boolean {
  const isSame = (a: readonly string[], b: readonly string[]) =>
    a.length === b.length && a.every((seat) => b.includes(seat))
  return other.oppose.length > 0 && isSame(one.support, other.oppose) && isSame(one.oppose, other.support)
}

/** The one line beside the ring, made of the count alone. */
export function toOutcome(claims: Example['claims']): string {
  const open = claims.filter(({ stances }) => stances.includes('disagrees')).length
  if (open === 0) return 'Nobody contradicts anybody'
  return open === claims.length ? 'They contradict each other' : 'Agreed in part, open in part'
}
