import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { requireSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnOfferings } from './offering/offering-acts.server.ts'
import {
  readNewOffering,
  readOffering,
  readOfferings,
  readOwnOfferings,
  readWishes,
} from './offering/offering-view.server.ts'
import { NewOfferingPage, OwnOfferingsPage } from './parts/offering/offering-pages.tsx'
import { OfferingPage } from './parts/offering/offering-page.tsx'
import { OfferingsPage } from './parts/offering/offerings-page.tsx'
import { WishesPage } from './parts/offering/wishes-page.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const id = query.get('offering')
  if (id) return readOffering(request, id)
  switch (query.get('part')) {
    case 'new':
      return readNewOffering(request)
    case 'yours':
      return readOwnOfferings((await requireSignedIn(request)).row)
    case 'wishes':
      return readWishes((await requireSignedIn(request)).row)
    default:
      return readOfferings(request)
  }
}

export const action = ({ request, context }: ActionFunctionArgs) => actOnOfferings(request, context.network)

export const headers = passRetryAfter

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => {
  if (!view) return matches.flatMap((match) => match.meta ?? [])
  if (view.part === 'one')
    return retitled(matches, {
      title: view.title,
      about: view.description,
      canonicalPath: view.canonicalPath,
      isIndexed: view.isIndexed,
    })
  const isPlain = view.part === 'list' && view.isFirst && !Object.values(view.sought).some(Boolean)
  return retitled(matches, { title: 'Offerings', canonicalPath: to('offerings'), isIndexed: isPlain })
}

export default function Offerings() {
  const view = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem ?? null
  const [query] = useSearchParams()
  switch (view.part) {
    case 'one':
      return (
        <OfferingPage
          key={view.id}
          view={view}
          problem={problem}
          isEdited={query.has('edit') || problem?.values.do === 'edit'}
        />
      )
    case 'new':
      return <NewOfferingPage view={view} problem={problem} />
    case 'yours':
      return <OwnOfferingsPage view={view} />
    case 'wishes':
      return <WishesPage view={view} problem={problem} />
    case 'list':
      return <OfferingsPage view={view} />
  }
}
