export const reportReasons = [
  { value: 'pretends', label: 'Pretends to be somebody else' },
  { value: 'unkind', label: 'Hurts or threatens somebody' },
  { value: 'unlawful', label: 'Unlawful, or dangerous' },
  { value: 'private', label: 'Tells private things of somebody' },
  { value: 'spam', label: 'Advertising, or a trick' },
  { value: 'other', label: 'Something else' },
] as const

export const toReasonWords = (reason: string): string =>
  reportReasons.find(({ value }) => value === reason)?.label ?? 'Something else'
