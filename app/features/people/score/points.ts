export type ScoreLine = { id: string; label: string; about: string; each: number; count: number; points: number }

/** The whole formula: each thing given, times what it is worth. Nothing is weighed by who gave it, and nothing fades. */
export function toScore(given: readonly Omit<ScoreLine, 'points'>[]): { points: number; lines: ScoreLine[] } {
  const lines = given.map((line) => ({ ...line, points: line.each * line.count }))
  return { lines, points: lines.reduce((sum, { points }) => sum + points, 0) }
}

/** The sum as one can check it with a pencil: "5 × 3 + 10 × 1 = 25". */
export function toSumWords({ lines, points }: { lines: readonly ScoreLine[]; points: number }): string {
  const terms = lines.filter(({ count }) => count > 0).map(({ each, count }) => `${count} × ${each}`)
  return terms.length === 0 ? '0' : `${terms.join(' + ')} = ${points}`
}

const MOST = 10_000

/** How often, as somebody typed it: a whole number from 0 to 10,000; else null. */
export function readCount(typed: string | null): number | null {
  if (typed === null || typed.trim() === '') return 0
  return /^\d{1,5}$/.test(typed.trim()) && Number(typed) <= MOST ? Number(typed) : null
}
