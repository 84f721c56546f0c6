export const letterStates = ['waiting', 'failing', 'over', 'sent'] as const
/** `over`: refused for good, failing for days, or given up by the administrator. */
export type LetterState = (typeof letterStates)[number]

export const stateWords = {
  waiting: 'Waiting',
  failing: 'Failing',
  over: 'Given up',
  sent: 'Sent',
} as const satisfies Record<LetterState, string>
