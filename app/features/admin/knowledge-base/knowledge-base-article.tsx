import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import type { ArticleScreen, EditedArticle } from './knowledge-base-article.server.ts'
import { articleStateLabels, articleStateTones } from './knowledge-base-states.ts'
import { AdminHead } from '../parts/admin-head.tsx'
import { ActButton, AdminFormProblem } from '../parts/admin-form.tsx'
import { KnowledgeBaseDiff } from './knowledge-base-diff.tsx'
import { KnowledgeBaseEditor } from './knowledge-base-editor.tsx'
import { KnowledgeBaseHistory } from './knowledge-base-history.tsx'
import { KnowledgeBasePreview } from './knowledge-base-preview.tsx'

/** One article: to edit, to see as visitors will, and through its history. */
export function KnowledgeBaseArticle({ article, answer }: { article: ArticleScreen; answer: AdminFormAnswer | null }) {
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <BackLink to={to('admin-knowledge-base')}>Knowledge base</BackLink>
      {article.view === 'new' ? (
        <>
          <AdminHead
            title="New article"
            lead={
              article.question
                ? `From a question that was asked ${article.question.times === 1 ? 'once' : `${article.question.times} times`}: “${article.question.words}”. Publishing settles it.`
                : 'Nobody sees it before it is published.'
            }
          />
          <KnowledgeBaseEditor
            text={article.text}
            groups={article.groups}
            fixed={article.question ? { question: article.question.key } : {}}
            answer={answer}
            beside={article.question ? <Near passages={article.passages} /> : null}
          />
        </>
      ) : (
        <Known key={`${article.slug} ${article.view}`} article={article} answer={answer} />
      )}
    </div>
  )
}

function Known({ article, answer }: { article: EditedArticle; answer: AdminFormAnswer | null }) {
  const { slug, text, state, view, votes, isPublic, hasDraft, newer } = article
  const toView = (one: string | null) => to('admin-knowledge-base', null, { article: slug, view: one })
  return (
    <>
      <AdminHead
        title={text.title}
        lead={
          <span className="flex flex-wrap items-center gap-2 text-base">
            <Badge tone={articleStateTones[state]}>{articleStateLabels[state]}</Badge>
            {hasDraft && state !== 'draft' ? <Badge tone="warning">Draft kept</Badge> : null}
            <span>
              {votes.yes} found it helpful, {votes.no} did not
            </span>
            {isPublic ? (
              <Link to={to('support', null, { article: slug })} className="link">
                As visitors read it
              </Link>
            ) : null}
          </span>
        }
      >
        {hasDraft ? <ActButton act="discard" fixed={{ slug }} label="Let go of the draft" name={text.title} /> : null}
        {isPublic ? <ActButton act="hide" fixed={{ slug }} label="Take off" name={text.title} /> : null}
        {state === 'hidden' ? <ActButton act="show" fixed={{ slug }} label="Put back" name={text.title} /> : null}
      </AdminHead>
      <AdminFormProblem answer={answer} />
      {newer ? (
        <section aria-labelledby="newer" className="mt-6 rounded-card bg-info-soft p-5 text-info-soft-fg">
          <h2 id="newer" className="heading-small">
            A newer text came with Frenly
          </h2>
          <p className="mt-1.5">Yours stays public and was not overwritten. This is how the new one differs from it:</p>
          <details className="mt-3">
            <summary className="cursor-pointer py-1 font-medium">Compare</summary>
            <KnowledgeBaseDiff lines={newer} before="Only in yours" after="Only in the new text" />
          </details>
          <div className="mt-4 flex flex-wrap gap-2">
            <ActButton act="take" fixed={{ slug }} label="Take the new text" variant="soft" />
            <ActButton act="keep" fixed={{ slug }} label="Keep mine" />
          </div>
        </section>
      ) : null}
      <SegmentedTabs
        label="The article"
        className="mt-6"
        tabs={[
          { label: 'Edit', to: toView(null), isChosen: view === 'edit' },
          { label: 'Preview', to: toView('preview'), isChosen: view === 'preview' },
          { label: 'History', to: toView('history'), isChosen: view === 'history' },
        ]}
      />
      {article.preview ? <KnowledgeBasePreview article={article} preview={article.preview} /> : null}
      {article.history ? <KnowledgeBaseHistory slug={slug} history={article.history} /> : null}
      {view === 'edit' ? (
        <KnowledgeBaseEditor
          text={text}
          groups={article.groups}
          fixed={{ slug }}
          answer={answer}
          beside={article.missing.length > 0 ? <Missing missing={article.missing} /> : null}
        />
      ) : null}
    </>
  )
}

function Near({ passages }: { passages: readonly { slug: string; title: string; summary: string }[] }) {
  return (
    <section aria-labelledby="near">
      <h2 id="near" className="heading-small">
        What comes near it
      </h2>
      {passages.length === 0 ? <p className="mt-2 text-fg-muted">No article holds words of the question.</p> : null}
      <ul className="mt-2 divide-y divide-line">
        {passages.map(({ slug, title, summary }) => (
          <li key={slug} className="py-3">
            <Link to={to('admin-knowledge-base', null, { article: slug })} className="font-medium hover:underline">
              {title}
            </Link>
            <p className="mt-1 text-[0.8125rem] text-fg-muted">{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Missing({ missing }: { missing: EditedArticle['missing'] }) {
  return (
    <section aria-labelledby="missing">
      <h2 id="missing" className="heading-small">
        What readers missed
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {missing.map(({ words, when }, n) => (
          <li key={n} className="py-3">
            <p className="whitespace-pre-line wrap-anywhere">{words}</p>
            <p className="mt-1 text-xs text-fg-subtle">{when}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
