/** Where a part stands in a book, in the words of the trade. */
export const PART_KINDS = {
  front: { one: 'Front matter', many: 'Front matter' },
  chapter: { one: 'Chapter', many: 'Chapters' },
  back: { one: 'Back matter', many: 'Back matter' },
} as const
