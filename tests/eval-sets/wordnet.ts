import type { Seat } from '#app/engines/knowledge/knowledge.ts'
import type { Row } from '#app/engines/knowledge/wordnet/wordnet-rows.ts'

export type Score = { right: number; silent: number; wrong: number; all: number; misses: string[] }

/** Asks every row: right (or rightly silent), silent where an answer was wanted, wrong where one was given. */
export async function scoreRows(seat: Seat, rows: readonly Row[]): Promise<Score> {
  const score: Score = { right: 0, silent: 0, wrong: 0, all: rows.length, misses: [] }
  for (const { question, holds } of rows) {
    const answer = await seat.answer(question)
    const text = answer.state === 'answered' ? answer.text : null
    if (text === null ? holds === null : holds?.test(text) === true) score.right += 1
    else {
      score[text === null ? 'silent' : 'wrong'] += 1
      score.misses.push(`${question} -> ${text ?? 'silence'}`)
    }
  }
  return score
}

/** The scores as a table to print, with what was missed. */
export function scoreTable(scores: Record<string, Score>): string {
  const lines = Object.entries(scores).flatMap(([name, { right, silent, wrong, all, misses }]) => [
    [name.padEnd(10), ...[right, silent, wrong, all].map((n) => String(n).padStart(6))].join(' '),
    ...misses.map((miss) => `  ${miss}`),
  ])
  return ['set         right silent  wrong     of', ...lines].join('\n')
}
