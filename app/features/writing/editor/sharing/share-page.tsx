import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { ShareLinksPart } from '#app/kits/members/share-links/share-links-part.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import type { EditorView } from '../editor-view.server.ts'
import { CommentForm, CommentList } from './comment-list.tsx'

/** The links of a document, and what was said about it. */
export function SharePage({
  view: { document, links, comments, publisher },
  problem,
}: {
  view: Extract<EditorView, { part: 'share' }>
  problem: FormProblem | null
}) {
  const refusal = problem?.values['do'] === 'share' ? problem.errors['form'] : null
  return (
    <div className="page max-w-[860px] pt-6 pb-section">
      <Link to={to('text-editor', null, { d: document.id })} className="link inline-flex items-center gap-1.5 text-sm">
        <Icon name="arrow-left" size={16} /> Back to the document
      </Link>
      <h1 className="heading-page mt-3 wrap-anywhere">Share “{document.title}”</h1>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6">
        <p className="text-fg-muted">
          Whoever has the link reads the document as it is now, without an account. Search engines are told to stay
          away, and you can take it back at any time.
        </p>
        <ShareLinksPart
          name="share-text"
          publisher={publisher}
          links={links}
          action={to('text-editor', null, { d: document.id, part: 'share' })}
          fields={{ id: document.id }}
          error={problem?.errors['term']}
        >
          <Checkbox name="comments" value="on" label="Members with the address may comment" />
          {refusal ? <FieldError>{refusal}</FieldError> : null}
        </ShareLinksPart>
        <section
          aria-labelledby="comments-heading"
          className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-6"
        >
          <h2 id="comments-heading" className="heading-small">
            Comments
          </h2>
          <CommentList comments={comments} place={{ id: document.id }} isOwner />
          <CommentForm place={{ id: document.id }} problem={problem} />
        </section>
      </div>
    </div>
  )
}
