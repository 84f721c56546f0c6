/** The rows of one short list, one by one. */
export async function* each<Row extends object>(list: () => Promise<readonly Row[]>): AsyncGenerator<Row> {
  yield* await list()
}
