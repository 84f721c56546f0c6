/** What two claims can be to each other, in the order of the likelihoods. */
export const entailmentClasses = ['agree', 'contradict', 'qualifies', 'unrelated'] as const

/** Two English claims that somebody put side by side, or of two answers in prose to one `question`. */
export type EntailPair = { claims: [string, string]; question?: string }

/**
 * How likely two claims agree, contradict each other, limit each other or speak of two things: for each pair four numbers
 * in the order of `entailmentClasses` that sum to 1, the same for both orders of the claims.
 */
export type Entail = (pairs: EntailPair[]) => Promise<number[][]>
