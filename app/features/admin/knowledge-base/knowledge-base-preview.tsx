import { Prose } from '#app/ui/data/prose.tsx'
import type { EditedArticle } from './knowledge-base-article.server.ts'
import { AdminForm, useIsBusy } from '../parts/admin-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'

/** The text as the help centre draws it. */
export function KnowledgeBasePreview({
  article: { slug, text, hasDraft },
  preview,
}: {
  article: EditedArticle
  preview: NonNullable<EditedArticle['preview']>
}) {
  const isBusy = useIsBusy('publish', { slug })
  return (
    <div className="mt-6 max-w-[var(--reading)]">
      {hasDraft ? (
        <AdminForm
          act="publish"
          fixed={{ ...text, slug, tags: text.tags.join(', ') }}
          className="mb-6 flex flex-wrap items-center gap-3 rounded-card bg-sunken p-4"
        >
          <span className="flex-1 text-fg-muted">This is the draft. Visitors do not see it yet.</span>
          <Button type="submit" size="sm" busy={isBusy}>
            Publish
          </Button>
        </AdminForm>
      ) : null}
      <article>
        <p className="text-sm text-fg-subtle">{text.group}</p>
        <h2 className="heading-page mt-1.5 wrap-anywhere">{text.title}</h2>
        <p className="lead mt-4 wrap-anywhere">{text.summary}</p>
        <Prose html={preview.html} className="mt-8 border-t border-line pt-8" />
        <p className="mt-10 text-sm text-fg-subtle">
          Updated <time dateTime={preview.updated}>{preview.updatedWords}</time>
        </p>
      </article>
    </div>
  )
}
