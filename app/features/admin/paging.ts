const MAX_QUERY_CHARS = 200

export type Paging = { page: number; pages: number; perPage: number; count: number }

/** The page an address asks for, among those there are. */
export function toPaging(params: URLSearchParams, count: number, perPage: number): Paging {
  const pages = Math.max(1, Math.ceil(count / perPage))
  const wanted = Number(params.get('page'))
  return { page: Number.isSafeInteger(wanted) && wanted > 0 ? Math.min(wanted, pages) : 1, pages, perPage, count }
}

/** The words an address looks for. */
export const readQuery = (params: URLSearchParams): string => (params.get('q') ?? '').trim().slice(0, MAX_QUERY_CHARS)

/** The one of several that an address names, or null. */
export const readChoice = <T extends string>(params: URLSearchParams, name: string, all: readonly T[]): T | null =>
  all.find((one) => one === params.get(name)) ?? null
