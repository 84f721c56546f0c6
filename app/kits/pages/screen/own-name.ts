import type { LoaderFunction, SerializeFrom } from '@remix-run/node'
import { useMatches, type UIMatch } from '@remix-run/react'

type NameOf<Data> = (data: Data) => string | null | undefined

/** The `handle` of a screen whose address in the query is a thing of its own: the thing's name ends the breadcrumbs. */
export const namedBy = <Loader extends LoaderFunction>(nameOf: NameOf<SerializeFrom<Loader>>) => ({ nameOf })

/** What the page that is drawn is called beside its screen; null when it is the screen itself. */
export function useOwnName(): string | null {
  const last = useMatches().at(-1) as UIMatch<unknown, { nameOf?: NameOf<unknown> } | undefined> | undefined
  if (!last?.data || !last.handle?.nameOf) return null
  return last.handle.nameOf(last.data)?.trim() || null
}
