import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { to } from '#app/catalogue/to.ts'
import { AskBox } from '#app/kits/pages/question-box/ask-box.tsx'
import { SearchBox } from '#app/kits/foundation/content/search-box.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import { ALL } from '../result-kinds.ts'
import type { SearchView } from '../search.server.ts'
import type { SiteAnswer } from '../site-answer.server.ts'
import type { Soon } from '../web-search/soon.server.ts'
import { FoundList } from './found-list.tsx'
import { NothingFound } from './nothing-found.tsx'
import { SearchStart } from './search-start.tsx'
import { SiteAnswerPart } from './site-answer-part.tsx'

type Props = {
  view: SearchView & { problem: string | null }
  answer: Soon<SiteAnswer> | null
  modelLabel: string | null
}

/** One box over everything: an answer on top, then what was found. */
export function SearchPage({ view, answer, modelLabel }: Props) {
  const { query, kind, topics, problem, isOnlyWithout } = view
  return (
    <div className="page pt-4 sm:pt-6">
      <h1 className="heading-page">Search</h1>
      <SearchBox
        action={to('search')}
        label="Search screens, help, people and your own things"
        placeholder="Screens, help, people, your own things"
        query={query}
        hidden={kind === ALL ? {} : { kind }}
        className="mt-5 max-w-[50rem]"
      />
      {problem ? <Notice>{problem}</Notice> : null}
      {isOnlyWithout ? <Notice>Say what to look for as well: words with a minus only leave things out.</Notice> : null}
      {query === '' || problem || isOnlyWithout ? (
        <SearchStart topics={topics} />
      ) : (
        <Results {...{ view, answer, modelLabel }} />
      )}
    </div>
  )
}

const Notice = ({ children }: { children: ReactNode }) => (
  <p role="status" className="mt-4 flex max-w-[50rem] items-start gap-2 text-fg-muted">
    <Icon name="info" size={18} className="mt-0.5" />
    <span>{children}</span>
  </p>
)

function Results({ view, answer, modelLabel }: Omit<Props, 'view'> & { view: SearchView }) {
  const { query, kind, tabs, own, hits, web, instead, suggestions, question } = view
  const shown = own.length + hits.length + web.length
  const toKind = (one: string) => to('search', null, { q: query, kind: one === ALL ? null : one })
  return (
    <>
      {answer && kind === ALL ? (
        <SiteAnswerPart
          answer={answer}
          query={instead ?? query}
          modelLabel={modelLabel}
          hasResults={view.tabs.some(({ count }) => count > 0)}
        />
      ) : null}
      {tabs.length > 1 ? (
        <div className="no-scrollbar -mx-1 mt-6 max-w-[52rem] overflow-x-auto px-1">
          <SegmentedTabs
            label="Kinds of results"
            tabs={tabs.map((tab) => ({
              label: `${tab.label} ${tab.count}${tab.isMore ? '+' : ''}`,
              to: toKind(tab.kind),
              isChosen: tab.kind === kind,
            }))}
          />
        </div>
      ) : null}
      {instead ? (
        <Notice>
          Nothing matched “{query}”. These are for{' '}
          <Link to={to('search', null, { q: instead })} className="link">
            {instead}
          </Link>
          .
        </Notice>
      ) : null}
      {own.length > 0 ? <Section title="Yours" hits={own} more={null} /> : null}
      {hits.length > 0 ? (
        <Section
          title={kind === ALL ? 'In this place' : (tabs.find((tab) => tab.kind === kind)?.label ?? 'In this place')}
          hits={hits}
          showsKind={kind === ALL}
          more={null}
        />
      ) : null}
      {web.length > 0 ? (
        <Section
          title="Web pages kept here"
          hits={web}
          more={{ label: 'Search the web for it', href: to('web-search', null, { q: query }) }}
        />
      ) : null}
      {shown === 0 ? <NothingFound query={query} isFiltered={kind !== ALL} suggestions={suggestions} /> : null}
      <div className="mt-10 max-w-[50rem]">
        <AskBox
          title="Or ask it as a question"
          about="The consensus screen puts it to several models and sources and shows where they agree."
          question={question}
        />
      </div>
    </>
  )
}

function Section({
  title,
  hits,
  showsKind = false,
  more,
}: {
  title: string
  hits: SearchView['hits']
  showsKind?: boolean
  more: { label: string; href: string } | null
}) {
  const id = `found-${title.toLowerCase().replace(/\W+/g, '-')}`
  return (
    <section aria-labelledby={id} className="mt-8 max-w-[50rem]">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="heading-small">
          {title}
        </h2>
        {more ? (
          <Link to={more.href} className="link text-[0.8125rem]">
            {more.label}
          </Link>
        ) : null}
      </div>
      <FoundList hits={hits} showsKind={showsKind} />
    </section>
  )
}
