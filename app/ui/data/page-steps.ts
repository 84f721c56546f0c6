/** Up to this many pages are all named; of more the middle is cut round the current one. */
const WHOLE_UP_TO = 7

export type PageStep = number | 'gap'

/** The pages a reader can step to: `1 … 6 7 8 … 20`. A gap never stands for a single page. */
export function listPageSteps(page: number, pages: number): PageStep[] {
  if (pages <= WHOLE_UP_TO) return toRange(1, pages)
  if (page <= 4) return [...toRange(1, 5), 'gap', pages]
  if (page >= pages - 3) return [1, 'gap', ...toRange(pages - 4, pages)]
  return [1, 'gap', page - 1, page, page + 1, 'gap', pages]
}

/** "21 to 40 of 128", "None". */
export function toPageWords({ page, perPage, count }: { page: number; perPage: number; count: number }): string {
  if (count === 0) return 'None'
  const first = (page - 1) * perPage + 1
  const last = Math.min(page * perPage, count)
  return `${first === last ? first : `${first} to ${last}`} of ${count}`
}

const toRange = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n)
