import type { Least } from '../relate/verdict.ts'

/**
 * How near two claims stand: put side by side by somebody; both an answer to one question of yes or no; nearest to each
 * other of all that two answers say; or any two of them.
 */
export type Closeness = 'picked' | 'answers' | 'nearest' | 'apart'

const apart: Least = { rival: 0.92, figure: 0.85, denial: 0.85, limit: 0.75, agreement: 0.7 }
const nearest: Least = { ...apart, rival: 0.57, figure: 0.57, denial: 0.57, agreement: 0.5 }

/** How likely it must be that two claims are about one thing: claims of two answers are mostly about two. */
export const least: Readonly<Record<Exclude<Closeness, 'picked'>, Least>> = {
  apart,
  nearest,
  answers: { ...nearest, denial: 0.25, agreement: apart.agreement },
}

/** Each names another as the one: they clash wherever they stand. */
export const amongFirsts: Least = { ...nearest, rival: 0.1 }
