import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { to } from '#app/catalogue/to.ts'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actInGallery } from './gallery/gallery-acts.server.ts'
import { readGallery, readGalleryPicture } from './gallery/gallery-view.server.ts'
import { toPictureMeta } from './keeping/picture-meta.ts'
import { GalleryList } from './parts/gallery/gallery-list.tsx'
import { GalleryOne } from './parts/gallery/gallery-one.tsx'

export function loader({ request, context }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('picture')
  return id ? readGalleryPicture(request, id) : readGallery(request, context)
}

export const action = ({ request, context }: ActionFunctionArgs) => actInGallery(request, context.network)

export const headers = passRetryAfter

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return matches.flatMap((match) => match.meta ?? [])
  if (data.part === 'one')
    return toPictureMeta(
      retitled(matches, { title: data.title, about: data.alt, canonicalPath: data.canonicalPath }),
      data,
    )
  const { style, colour, by } = data.filter
  const isPlain = data.isFirst && data.tab === 'newest' && !style && !colour && !by
  return [
    ...retitled(matches, { title: 'Gallery', canonicalPath: to('gallery'), isIndexed: isPlain }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      title: 'Gallery',
      href: endpoints['images/gallery-feed'],
    },
  ]
}

export default function Gallery() {
  const view = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem ?? null
  return view.part === 'one' ? <GalleryOne view={view} problem={problem} /> : <GalleryList view={view} />
}
