import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { data } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { WorldPage } from './parts/world/world-page.tsx'
import { readWorldAddress } from './world/world-address.ts'
import { askAboutPlace } from './world/world-ask.server.ts'
import { readWorld } from './world/world.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await findUser(request)
  const view = await readWorld(readWorldAddress(new URL(request.url).searchParams), viewer?.id ?? null)
  return data(view, view.shown.kind === 'none' ? 404 : 200)
}

export const action = ({ request, context }: ActionFunctionArgs) => askAboutPlace(request, context.network)

export const headers = passRetryAfter

export const handle = namedBy<typeof loader>(({ shown }) =>
  shown.kind === 'compare'
    ? shown.countries.map(({ name }) => name).join(' and ')
    : 'name' in shown
      ? shown.name
      : null,
)

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => {
  const shown = view?.shown
  if (!shown || shown.kind === 'world') return matches.flatMap((match) => match.meta ?? [])
  if (shown.kind === 'none') return retitled(matches, { title: 'No such place', isIndexed: false })
  if (shown.kind === 'compare')
    return retitled(matches, { title: shown.countries.map(({ name }) => name).join(' and '), isIndexed: false })
  return retitled(matches, {
    title: shown.name,
    about: `${shown.name} on the map, with its facts and where each comes from.`,
    canonicalPath: to('world', null, { place: shown.slug }),
  })
}

export default function World() {
  return <WorldPage view={useLoaderData<typeof loader>()} answer={useActionData<typeof action>() ?? null} />
}
