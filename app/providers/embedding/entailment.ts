/** What two claims can be to each other, in the order of the likelihoods. */
export const entailmentClasses = ['agree', 'contradict', 'qualifies', 'unrelated'] as const

/**
 * How likely two English claims put side by side agree, contradict each other, limit each other or speak of two things:
 * for each pair four numbers in the order of `entailmentClasses` that sum to 1, the same for both orders of the pair.
 */
export type Entail = (pairs: [string, string][]) => Promise<number[][]>
