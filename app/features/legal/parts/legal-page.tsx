import { Link } from '@remix-run/react'
import { ContentsList } from '#app/kits/foundation/content/contents-list.tsx'
import { Prose } from '#app/ui/data/prose.tsx'
import type { LegalText } from '../legal.server.ts'

/** A legal text at reading width; the panda stays out of it. */
export function LegalPage({ text, other }: { text: LegalText; other: { title: string; href: string } }) {
  return (
    <div className="page pt-4 sm:pt-6">
      <header className="max-w-reading">
        <h1 className="heading-page">{text.title}</h1>
        <p className="lead mt-3">{text.summary}</p>
        <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-fg-subtle">
          <span>
            Last changed <time dateTime={text.updated}>{text.updatedWords}</time>
          </span>
          <Link to={other.href} className="link">
            {other.title}
          </Link>
        </p>
      </header>
      <div className="mt-9 grid grid-cols-[minmax(0,1fr)] gap-x-16 border-t border-line pt-9 lg:grid-cols-[minmax(0,var(--reading))_minmax(0,1fr)]">
        <Prose html={text.html} />
        <aside className="hidden lg:block">
          <ContentsList headings={text.headings} className="sticky top-24" />
        </aside>
      </div>
    </div>
  )
}
