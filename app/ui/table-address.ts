import type { SortDirection } from './table.tsx'

const MAX_QUERY_CHARS = 200

export type TableOrder<Column extends string = string> = { column: Column; direction: SortDirection }
export type TableState<Column extends string> = { order: TableOrder<Column>; page: number; query: string }

/** What an address asks of a table: `?sort=name&dir=desc&page=2&q=word`. What can't be read falls back to `order`. */
export function readTableState<Column extends string>(
  params: URLSearchParams,
  { columns, order }: { columns: readonly Column[]; order: TableOrder<Column> },
): TableState<Column> {
  const column = columns.find((known) => known === params.get('sort'))
  const page = Number(params.get('page'))
  return {
    order: column ? { column, direction: params.get('dir') === 'desc' ? 'desc' : 'asc' } : order,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    query: (params.get('q') ?? '').trim().slice(0, MAX_QUERY_CHARS),
  }
}

/** The order after a press on a column's head: the sorted column turns round, another begins ascending. */
export const toNextOrder = <Column extends string>(now: TableOrder<Column>, column: Column): TableOrder<Column> => ({
  column,
  direction: now.column === column && now.direction === 'asc' ? 'desc' : 'asc',
})

/** The rows of one page, and where it stands; a page beyond the last is the last. */
export function cutPage<Row>(rows: readonly Row[], page: number, perPage: number) {
  const pages = Math.max(1, Math.ceil(rows.length / perPage))
  const shown = Math.min(page, pages)
  return { rows: rows.slice((shown - 1) * perPage, shown * perPage), page: shown, pages, perPage, count: rows.length }
}
