/** One thing on a list of what somebody keeps. */
export type KeptRow = { id: string; title: string; about: string; at: Date; href: string }

/** A page of what somebody keeps, newest first: what was looked for, what was just deleted, what is being renamed. */
export type KeptPage = {
  search: string
  rows: KeptRow[]
  count: number
  /** The moment the next page begins before; null at the end. */
  next: number | null
  deleted: { id: string; title: string } | null
  renaming: string | null
}

const SEARCH_MAX_CHARS = 200

/** What the address of such a page asks for: `?q=`, `?before=`, `?rename=`, `?deleted=`. */
export function readKeptQuery(params: URLSearchParams) {
  const before = Number(params.get('before') ?? Number.NaN)
  return {
    search: (params.get('q') ?? '').trim().slice(0, SEARCH_MAX_CHARS),
    before: Number.isSafeInteger(before) && before > 0 ? new Date(before) : null,
    renaming: params.get('rename'),
    deleted: params.get('deleted'),
  }
}
