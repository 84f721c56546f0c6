import { and, eq, gt, or, type AnyColumn, type SQL } from 'drizzle-orm'

/** The pages of a list that may be long; `list` gives at most `most` rows, those behind the last one of the page before. */
export async function* paged<Row>(
  most: number,
  list: (last: Row | undefined) => PromiseLike<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined
  do {
    const page = await list(last)
    yield page
    last = page.length === most ? page.at(-1) : undefined
  } while (last)
}

/** Behind a row in the order of a time and then of the id, for two rows may be of one moment. */
export const isBehind = (time: AnyColumn, id: AnyColumn, row: { at: Date; id: string } | undefined): SQL | undefined =>
  row && or(gt(time, row.at), and(eq(time, row.at), gt(id, row.id)))
