import type { SeatAnswer } from '#app/engines/knowledge/knowledge.ts'

export type Answered = { question: string; answer: string } | null

/** What the tools of this server said when the tiles of home were drawn; null where one did not answer in time. */
export type LiveResults = { sum: Answered; world: Answered; day: string; allies: readonly string[] }

/** What the tiles ask, and whom. */
type Asked = { seat: string; question: string }
export const SUM: Asked = { seat: 'calculator', question: 'What is 18% of 249.90?' }
export const COMPARED: Asked = { seat: 'facts', question: 'Which is larger, Chile or France?' }

export const toAnswered = ({ question }: Asked, answer: SeatAnswer): Answered =>
  answer.state === 'answered' ? { question, answer: answer.text } : null
