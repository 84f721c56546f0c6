import type { SortDirection } from './table.tsx'

const MAX_QUERY_CHARS = 200

export type TableOrder<Column extends string = string> = { column: Column; direction: SortDirection }
/** Where a list stands among its pages. */
export type Paging = { page: number; pages: number; perPage: number; count: number }
export type TableState<Column extends string> = { order: TableOrder<Column>; page: number; query: string }

/** What an address asks of a table: `?sort=name&dir=desc&page=2&q=word`. What can't be read falls back to `order`. */
export function readTableState<Column extends string>(
  params: URLSearchParams,
  { columns, order }: { columns: readonly Column[]; order: TableOrder<Column> },
): TableState<Column> {
  const column = columns.find((known) => known === params.get('sort'))
  return {
    order: column ? { column, direction: params.get('dir') === 'desc' ? 'desc' : 'asc' } : order,
    page: readPage(params),
    query: readQuery(params),
  }
}

/** The words an address looks for. */
export const readQuery = (params: URLSearchParams): string =>
  (params.get('q') ?? '').trim().slice(0, MAX_QUERY_CHARS).toWellFormed()

/** The one of several that an address names, or null. */
export const readChoice = <T extends string>(params: URLSearchParams, name: string, all: readonly T[]): T | null =>
  all.find((one) => one === params.get(name)) ?? null

function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** The page an address asks for, among those there are; one beyond the last is the last. */
export const toPaging = (params: URLSearchParams, count: number, perPage: number): Paging =>
  placeIn(readPage(params), count, perPage)

function placeIn(page: number, count: number, perPage: number): Paging {
  const pages = Math.max(1, Math.ceil(count / perPage))
  return { page: Math.min(page, pages), pages, perPage, count }
}

/** The order after a press on a column's head: the sorted column turns round, another begins ascending. */
export const toNextOrder = <Column extends string>(now: TableOrder<Column>, column: Column): TableOrder<Column> => ({
  column,
  direction: now.column === column && now.direction === 'asc' ? 'desc' : 'asc',
})

/** The rows of one page, and where it stands; a page beyond the last is the last. */
export function cutPage<Row>(rows: readonly Row[], page: number, perPage: number) {
  const place = placeIn(page, rows.length, perPage)
  return { rows: rows.slice((place.page - 1) * perPage, place.page * perPage), ...place }
}
