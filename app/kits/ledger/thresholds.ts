import type { Least } from './verdict.ts'

/** Any two claims of two answers: mostly about two things. */
export const amongAnswers: Least = { rival: 0.92, figure: 0.85, denial: 0.85, limit: 0.75, agreement: 0.7 }
