export const INVITE_LABEL_MAX_CHARS = 60
export const INVITE_WORDS_MAX_CHARS = 240
/** Codes that wait at once, of an account younger than two weeks and of any other. */
export const OPEN_INVITES = { fresh: 3, later: 20 } as const
/** Codes of a day. */
export const INVITES_A_DAY = 10
export const INVITE_TERMS = { 7: 'a week', 30: '30 days', 90: '90 days' } as const
/** Rewards of a month: more friends are welcome, and earn nothing further. */
export const REWARDS_A_MONTH = 10
/** So many of those somebody brought were suspended: inviting rests. */
export const SUSPENDED_BEFORE_REST = 3
