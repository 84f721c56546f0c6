import type { LoaderFunction, SerializeFrom } from '@remix-run/node'

type Prepare<Data> = (data: Data) => Promise<void>

/**
 * The `handle` of a page with parts of its own (`pagePart`): `prepare` fetches those that the page was drawn with, by what
 * its loader read, before React takes the page over.
 */
export const preparedBy = <Loader extends LoaderFunction>(prepare: Prepare<SerializeFrom<Loader>>) => ({ prepare })

type Module = { handle?: unknown }

/** Fetches the parts of the pages that are drawn; `read` is what their loaders read, by the id of the route. */
export async function preparePages(
  modules: Readonly<Record<string, Module | undefined>>,
  read: Readonly<Record<string, unknown>>,
): Promise<void> {
  const pages = Object.entries(modules).map(async ([id, page]) => {
    const { prepare } = (page?.handle ?? {}) as { prepare?: Prepare<unknown> }
    if (prepare && read[id] !== undefined) await prepare(read[id])
  })
  await Promise.all(pages)
}
