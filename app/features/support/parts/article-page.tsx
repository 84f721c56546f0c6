import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { ContentsList } from '#app/kits/foundation/content/contents-list.tsx'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Prose } from '#app/ui/data/prose.tsx'
import type { Heading } from '#app/kits/foundation/content/text-view.server.ts'
import { CardLink } from '#app/ui/brand/card.tsx'
import type { ReaderSaid } from '../read-support.server.ts'
import type { SupportAnswer } from '../support-answer.ts'
import { ContactLine } from './contact-line.tsx'
import { Helpful } from './helpful.tsx'

type Related = { slug: string; title: string; summary: string }
type Article = {
  title: string
  summary: string
  group: string
  updated: string
  updatedWords: string
  html: string
  headings: Heading[]
  related: Related[]
}

export function ArticlePage({
  article,
  said,
  answer,
}: {
  article: Article
  said: ReaderSaid
  answer: SupportAnswer | null
}) {
  return (
    <div className="page pt-2">
      <BackLink to={to('support')}>All of the help centre</BackLink>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:grid-cols-[minmax(0,var(--reading))_minmax(0,1fr)]">
        <article>
          <p className="text-sm text-fg-subtle">{article.group}</p>
          <h1 className="heading-page mt-1.5">{article.title}</h1>
          <p className="lead mt-4 [overflow-wrap:anywhere]">{article.summary}</p>
          <Prose html={article.html} className="mt-8 border-t border-line pt-8" />
          <p className="mt-10 text-sm text-fg-subtle">
            Updated <time dateTime={article.updated}>{article.updatedWords}</time>
          </p>
          <Helpful said={said} answer={answer} />
        </article>
        <aside className="hidden lg:block">
          <ContentsList headings={article.headings} className="sticky top-24" />
        </aside>
      </div>
      {article.related.length > 0 ? <RelatedArticles articles={article.related} /> : null}
      <ContactLine className="mt-10" />
    </div>
  )
}

function RelatedArticles({ articles }: { articles: readonly Related[] }) {
  return (
    <section aria-labelledby="related" className="mt-14">
      <h2 id="related" className="heading-section">
        Read next
      </h2>
      <ul className="mt-5 grid gap-4 md:grid-cols-3">
        {articles.map(({ slug, title, summary }) => (
          <li key={slug} className="grid">
            <CardLink to={to('support', null, { article: slug })} className="p-5">
              <h3 className="text-base font-strong">{title}</h3>
              <p className="mt-1.5 text-fg-muted">{summary}</p>
            </CardLink>
          </li>
        ))}
      </ul>
      <p className="mt-5">
        <Link to={to('support')} className="link">
          All articles
        </Link>
      </p>
    </section>
  )
}
