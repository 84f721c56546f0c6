import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import type { BlogView } from '../blog-view.server.ts'

/** Comments that were reported or flagged, and those that were hidden. */
export function QueuePage({ view: { comments } }: { view: Extract<BlogView, { part: 'queue' }> }) {
  return (
    <div className="page max-w-[860px] pt-2 pb-section">
      <BackLink to={to('blog')}>Blog</BackLink>
      <h1 className="heading-page mt-3">Comments to look at</h1>
      <p className="lead mt-2">
        Reported by readers or flagged by a program. They stay visible until a person hides them.
      </p>
      {comments.length === 0 ? <p className="mt-8 text-fg-muted">Nothing waits.</p> : null}
      <ul className="mt-8 grid gap-6">
        {comments.map(({ id, text, name, handle, post, state, createdAt, reports }) => (
          <li key={id} className="border-t border-line pt-4">
            <p className="text-sm text-fg-subtle wrap-anywhere">
              {name} @{handle}, {toLongDay(createdAt)}, under{' '}
              <Link to={to('blog-post', { slug: post })} className="link">
                {post}
              </Link>
              {state === 'hidden' ? ', hidden' : ''}
            </p>
            <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{text}</p>
            {reports.length > 0 ? (
              <ul className="mt-2 list-disc ps-5 text-fg-muted">
                {reports.map((words, n) => (
                  <li key={n} className="wrap-anywhere">
                    {words}
                  </li>
                ))}
              </ul>
            ) : null}
            <div className="mt-2 flex flex-wrap gap-3">
              <ActForm name="do" act="show-again" fields={{ comment: id }} about={`the comment of ${name}`}>
                It may stand
              </ActForm>
              {state === 'hidden' ? null : (
                <ActForm name="do" act="hide" fields={{ comment: id }} about={`the comment of ${name}`}>
                  Hide it
                </ActForm>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
