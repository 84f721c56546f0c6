import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { AskBox } from '#app/kits/pages/question-box/ask-box.tsx'
import { Prose } from '#app/ui/data/prose.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { HitGroup, TopicText } from '../topic.server.ts'
import { HitGroups } from './hit-groups.tsx'

type Props = { title: string; text: TopicText; question: string; groups: readonly HitGroup[] }

export function TopicPage({ title, text, question, groups }: Props) {
  return (
    <div className="page pt-4 sm:pt-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,var(--reading))_minmax(0,1fr)]">
        <article>
          <p className="text-sm text-fg-subtle">Topic</p>
          <h1 className="heading-page mt-1.5">{title}</h1>
          <p className="lead mt-3">{text.summary}</p>
          <Prose html={text.html} className="mt-7 border-t border-line pt-7" />
          <p className="mt-8 text-sm text-fg-subtle">
            A general text, last read over on <time dateTime={text.updated}>{text.updatedWords}</time>.
          </p>
        </article>
        <TopicAside text={text} />
      </div>
      <div className="mt-14 grid gap-14">
        <AskBox
          title="Ask about it"
          about="Several models and sources answer. You see who says what, and where it is from."
          question={question}
        />
        {groups.length > 0 ? <HitGroups groups={groups} /> : null}
      </div>
    </div>
  )
}

function TopicAside({ text: { screens, articles } }: { text: TopicText }) {
  return (
    <aside className="grid content-start gap-9 lg:sticky lg:top-24 lg:self-start">
      <section aria-labelledby="topic-screens">
        <h2 id="topic-screens" className="text-[0.8125rem] font-medium">
          Screens for it
        </h2>
        <Card className="mt-3 divide-y divide-line overflow-hidden">
          {screens.map(({ id, title, about, href, isWaiting }) => (
            <Link key={id} to={href} className="group block px-5 py-3.5 hover:bg-hover focus-visible:-outline-offset-2">
              <span className="flex items-center justify-between gap-3">
                <span className="text-base font-strong">{title}</span>
                {isWaiting ? (
                  <Badge tone="warning">Not open yet</Badge>
                ) : (
                  <Icon name="arrow-right" size={17} className="text-fg-subtle group-hover:text-fg" />
                )}
              </span>
              <span className="mt-0.5 block text-fg-muted">{about}</span>
            </Link>
          ))}
        </Card>
      </section>
      {articles.length > 0 ? (
        <section aria-labelledby="topic-help">
          <h2 id="topic-help" className="text-[0.8125rem] font-medium">
            In the help centre
          </h2>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {articles.map(({ slug, title }) => (
              <li key={slug}>
                <Link
                  to={to('support', null, { article: slug })}
                  className="flex min-h-11 items-center py-2 hover:text-accent-text"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </aside>
  )
}
