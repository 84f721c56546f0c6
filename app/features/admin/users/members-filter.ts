import type { TableOrder } from '#app/ui/data/table-address.ts'

export const memberPlans = ['free', 'plus', 'pro'] as const
export type MemberPlan = (typeof memberPlans)[number]
export const planLabels = { free: 'Free', plus: 'Plus', pro: 'Pro' } as const satisfies Record<MemberPlan, string>

export const memberStates = ['waiting', 'panda', 'unconfirmed', 'suspended', 'leaving'] as const
export type MemberState = (typeof memberStates)[number]
export const stateLabels = {
  waiting: 'Waiting to be let in',
  panda: 'Panda Members',
  unconfirmed: 'Address not confirmed',
  suspended: 'Suspended',
  leaving: 'Being erased',
} as const satisfies Record<MemberState, string>

export const memberColumns = ['name', 'joined', 'seen'] as const
export type MemberColumn = (typeof memberColumns)[number]
export const USUAL_ORDER: TableOrder<MemberColumn> = { column: 'joined', direction: 'desc' }

export type MemberFilter = { query: string; plan: MemberPlan | null; state: MemberState | null }
