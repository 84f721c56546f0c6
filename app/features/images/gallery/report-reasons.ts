export const reportReasons = [
  { value: 'unlawful', label: 'Unlawful, or hurts somebody' },
  { value: 'adult', label: 'Not for everybody’s eyes' },
  { value: 'private', label: 'Shows something private' },
  { value: 'copied', label: 'Copied from somebody' },
  { value: 'spam', label: 'Advertising' },
  { value: 'other', label: 'Something else' },
] as const

export const toReasonWords = (reason: string): string =>
  reportReasons.find(({ value }) => value === reason)?.label ?? 'Something else'
