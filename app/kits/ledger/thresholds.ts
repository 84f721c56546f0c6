import type { Least } from './verdict.ts'

/** Two texts that somebody put side by side: mostly about one thing. Agreement is granted less easily than dispute. */
export const amongPairs: Least = { rival: 0.5, figure: 0.5, denial: 0.5, limit: 0.5, agreement: 0.65 }

/** Any two claims of two answers: mostly about two things. */
export const amongAnswers: Least = { rival: 0.92, figure: 0.85, denial: 0.85, limit: 0.75, agreement: 0.7 }
