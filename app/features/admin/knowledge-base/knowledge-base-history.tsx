import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { EditedArticle } from './knowledge-base-article.server.ts'
import { ActButton } from '../parts/admin-form.tsx'
import { KnowledgeBaseDiff } from './knowledge-base-diff.tsx'

type History = NonNullable<EditedArticle['history']>

/** Every text that was public, each to compare with today's and to bring back. */
export function KnowledgeBaseHistory({ slug, history: { versions, chosen } }: { slug: string; history: History }) {
  if (versions.length === 0)
    return (
      <EmptyState className="mt-6" title="No versions yet">
        Each text that is published is kept here, and the one that came with Frenly first.
      </EmptyState>
    )
  return (
    <div className="mt-6 grid gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <ol className="self-start divide-y divide-line border-y border-line">
        {versions.map(({ number, label, at, when }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <Link
              to={to('admin-knowledge-base', null, { article: slug, view: 'history', version: number })}
              preventScrollReset
              aria-current={chosen?.number === number ? 'true' : undefined}
              className="min-w-0 hover:underline aria-[current=true]:font-medium"
            >
              <span className="block">
                {number}. {label}
              </span>
              <time dateTime={at} className="block text-xs text-fg-subtle">
                {when}
              </time>
            </Link>
            <ActButton
              act="restore"
              fixed={{ slug, number: String(number) }}
              label="Restore"
              name={`version ${number}`}
            />
          </li>
        ))}
      </ol>
      <section aria-label="Comparison">
        {chosen ? (
          <>
            <h2 className="heading-small">Version {chosen.number} and what is public now</h2>
            {chosen.diff ? (
              <KnowledgeBaseDiff lines={chosen.diff} before="Only in the version" after="Only in the public text" />
            ) : (
              <p className="mt-3 text-fg-muted">Nothing is public to compare it with.</p>
            )}
          </>
        ) : (
          <p className="text-fg-muted">Choose a version to see how it differs from what is public.</p>
        )}
      </section>
    </div>
  )
}
