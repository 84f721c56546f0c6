/** What share links of flows are called. */
export const SHARE_KIND = 'flow'
