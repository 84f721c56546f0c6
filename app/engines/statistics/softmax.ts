/** The share of each score, in their order: positive numbers that sum to 1 (softmax). None for no scores. */
export function toShares(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}
