import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { ContentsList } from '#app/kits/foundation/content/contents-list.tsx'
import { brandOriginOf } from '#app/kits/pages/brand/request-brand.server.ts'
import { toTextView } from '#app/kits/foundation/content/text-view.server.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { Prose } from '#app/ui/data/prose.tsx'
import { toReferenceText } from './reference/reference-text.ts'

export function loader({ context }: LoaderFunctionArgs) {
  context.keepForGuests?.()
  return toTextView(toReferenceText(brandOriginOf({ id: 'main' })))
}

export default function Developers() {
  const { html, headings } = useLoaderData<typeof loader>()
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <header className="max-w-reading">
        <h1 className="heading-page">For programs</h1>
        <p className="lead mt-3">
          Your scripts and apps can ask what this site can: answers, pictures, speech, vectors. A key of yours is all
          they need.
        </p>
        <p className="mt-5">
          <ButtonLink to={to('settings', null, { part: 'engines' })}>Make a key</ButtonLink>
        </p>
      </header>
      <div className="mt-9 grid grid-cols-[minmax(0,1fr)] gap-x-16 border-t border-line pt-9 lg:grid-cols-[minmax(0,var(--reading))_minmax(0,1fr)]">
        <Prose html={html} />
        <aside className="hidden lg:block">
          <ContentsList headings={headings} className="sticky top-24" />
        </aside>
      </div>
    </div>
  )
}
