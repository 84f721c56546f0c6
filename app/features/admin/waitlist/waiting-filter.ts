export const waitingStates = ['waiting', 'invited', 'settled'] as const
export type WaitingState = (typeof waitingStates)[number]
export const waitingLabels = {
  waiting: 'Waiting',
  invited: 'Invited',
  settled: 'Seen to',
} as const satisfies Record<WaitingState, string>

export type WaitingFilter = { query: string; screen: string | null; state: WaitingState | null }
