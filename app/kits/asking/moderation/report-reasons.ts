/** Why something public should be looked at, as those who report it choose. */
export const reportReasons = [
  { reason: 'spam', label: 'It is advertising or nonsense' },
  { reason: 'unkind', label: 'It hurts somebody' },
  { reason: 'wrong', label: 'It is wrong in a harmful way' },
  { reason: 'private', label: 'It tells private things of somebody' },
  { reason: 'unsafe', label: 'It is dangerous or against the law' },
  { reason: 'other', label: 'Something else' },
] as const

export type ChosenReason = (typeof reportReasons)[number]['reason']
export const chosenReasons = reportReasons.map(({ reason }) => reason)
export const REPORT_MAX_CHARS = 300

/** What the house itself says. */
const houseReasons = {
  held: 'It waits to be looked at',
  flagged: 'The engine that looks texts over marked it',
} as const

export const toReasonLabel = (reason: string): string =>
  reportReasons.find((one) => one.reason === reason)?.label ??
  (Object.hasOwn(houseReasons, reason) ? houseReasons[reason as keyof typeof houseReasons] : reason)
