import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import { ShareLinkList } from '#app/kits/members/share-links/share-link-list.tsx'
import { ShareTermField } from '#app/kits/pages/share-link/share-term-field.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
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
          Whoever has the address reads the document as it is now, without an account. Search engines are told to stay
          away, and you can take it back at any time.
        </p>
        <BeforePublishing publisher={publisher} what="links" />
        {links.length > 0 ? (
          <ShareLinkList links={links} action={to('text-editor', null, { d: document.id, part: 'share' })} />
        ) : null}
        {publisher.state === 'ready' ? (
          <KeyedForm name="share-text" className="grid gap-4">
            <input type="hidden" name="do" value="share" />
            <input type="hidden" name="id" value={document.id} />
            <ShareTermField error={problem?.errors['term'] ?? null} />
            <Checkbox name="comments" value="on" label="Members with the address may comment" />
            {refusal ? <FieldError>{refusal}</FieldError> : null}
            <Button type="submit" className="justify-self-start">
              <Icon name="share" size={17} /> Make the address
            </Button>
          </KeyedForm>
        ) : null}
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
