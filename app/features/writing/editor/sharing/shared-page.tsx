import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { toClockWords, toShortDay } from '#app/ui/controls/day-words.ts'
import type { EditorView } from '../editor-view.server.ts'
import { CommentForm, CommentList } from './comment-list.tsx'

/** A document for whoever has a link to it. */
export function SharedPage({
  view: { share, title, html, updatedAt, takesComments, comments, publisher },
  problem,
}: {
  view: Extract<EditorView, { part: 'shared' }>
  problem: FormProblem | null
}) {
  return (
    <div className="page max-w-[48rem] pt-6 pb-section">
      <h1 className="heading-page wrap-anywhere" dir="auto">
        {title}
      </h1>
      <p className="mt-2 text-sm text-fg-muted">
        Shared by its writer, last changed on {toShortDay(updatedAt)}, {toClockWords(updatedAt)}.
      </p>
      {/* Written by our own writer, which lets no tag of the document through. */}
      <article className="prose mt-6 wrap-anywhere shared-document" dangerouslySetInnerHTML={{ __html: html }} />
      {takesComments ? (
        <section
          aria-labelledby="comments-heading"
          className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-6"
        >
          <h2 id="comments-heading" className="heading-small">
            Comments
          </h2>
          <CommentList comments={comments} place={{ share }} isOwner={false} />
          {publisher.state === 'ready' ? (
            <CommentForm place={{ share }} problem={problem} />
          ) : (
            <BeforePublishing publisher={publisher} what="comments" />
          )}
        </section>
      ) : null}
    </div>
  )
}
