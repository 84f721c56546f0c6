import { Await, Form, Link } from '@remix-run/react'
import { Suspense } from 'react'
import { to } from '#app/catalogue/to.ts'
import { AskBox } from '#app/kits/pages/question-box/ask-box.tsx'
import { SearchBox } from '#app/kits/foundation/content/search-box.tsx'
import { Button, ButtonLink, IconButton } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { WebFound, WebStart } from './web-search-screen.server.ts'
import { DayWords } from '#app/kits/asking/cited-answer/shown/day-words.tsx'
import { MARKED } from '../parts/found-list.tsx'
import { SeatBody } from '../parts/site-answer-part.tsx'
import { ComingTop, WebSummaryPart } from './web-summary-part.tsx'

type Props = WebStart & { found: WebFound | null; problem: string | null }

/** The web: what the sources disagree on, a cited summary, then the pages with who found them. */
export function WebSearchPage({ found, problem, ...start }: Props) {
  const { query } = start
  return (
    <div className="page pt-4 sm:pt-6">
      <h1 className="heading-page">Web search</h1>
      <SearchBox
        action={to('web-search')}
        label="Search the web"
        placeholder="What do you want to know?"
        query={query}
        className="mt-5 max-w-[50rem]"
      />
      <p className="mt-3 max-w-[50rem] text-[0.8125rem] text-fg-muted">{toReachWords(start)}</p>
      {problem ? (
        <p role="alert" className="mt-4 max-w-[50rem] text-danger-text">
          {problem}
        </p>
      ) : null}
      {found ? <Found found={found} start={start} /> : <Start start={start} />}
    </div>
  )
}

function toReachWords({ engine, pages, isMember }: WebStart): string {
  const index =
    pages === 0 ? null : pages === 1 ? 'the one page kept here' : `the ${pages.toLocaleString('en')} pages kept here`
  const reach = [engine ? `${engine} (the web)` : null, index].filter(Boolean).join(' and ')
  const what = reach
    ? `Searches ${reach}.`
    : 'No search engine is connected here, and no page of the web is kept here yet.'
  return `${what} ${isMember ? 'Your last searches are kept for you.' : 'Nothing of what guests search is kept.'}`
}

function Found({ found: { results, origins, notes, top }, start }: { found: WebFound; start: WebStart }) {
  const { query, question } = start
  const bodyOf = ({ summary, seat }: NonNullable<typeof top.now>) =>
    summary ? (
      <WebSummaryPart summary={summary} />
    ) : seat ? (
      <SeatBody seat={seat} title="What this server knows by itself" />
    ) : null
  return (
    <>
      {notes.map((note) => (
        <p key={note} role="status" className="mt-4 flex max-w-[50rem] items-start gap-2 text-fg-muted">
          <Icon name="info" size={18} className="mt-0.5" />
          <span>{note}</span>
        </p>
      ))}
      {top.later ? (
        <Suspense fallback={<ComingTop wholeTo={to('web-search', null, { q: query, whole: '1' })} />}>
          <Await
            resolve={top.later}
            errorElement={
              <p className="mt-4 text-fg-muted">The summary did not come. The results are here all the same.</p>
            }
          >
            {(value) => bodyOf(value as NonNullable<typeof top.now>)}
          </Await>
        </Suspense>
      ) : top.now ? (
        bodyOf(top.now)
      ) : null}
      {results.length > 0 ? (
        <section aria-labelledby="results" className="mt-8 max-w-[50rem]">
          <h2 id="results" className="mb-3 text-sm text-fg-muted">
            {results.length === 1 ? 'One result' : `${results.length} results`} from {origins.join(' and ')}
          </h2>
          <ol className="divide-y divide-line border-y border-line">
            {results.map((result) => (
              <ResultRow key={result.url} result={result} />
            ))}
          </ol>
        </section>
      ) : (
        <Nothing start={start} />
      )}
      <div className="mt-10 max-w-[50rem]">
        <AskBox
          title="Ask several at once"
          about="The consensus screen puts the question to a panel and shows claim by claim where they agree."
          question={question}
        />
      </div>
    </>
  )
}

function ResultRow({
  result: { title, url, site, snippetHtml, date, origins, alsoAt },
}: {
  result: WebFound['results'][number]
}) {
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[0.8125rem] wrap-anywhere text-fg-subtle">
        {site}
        <DayWords date={date} />
        {origins.map((origin) => (
          <Badge key={origin}>{origin}</Badge>
        ))}
      </p>
      <h3 className="mt-1 text-base font-strong tracking-[-0.01em] wrap-anywhere">
        <a href={url} rel="noopener noreferrer nofollow" className="link">
          {title}
        </a>
      </h3>
      <p
        className={`mt-1 max-w-[72ch] wrap-anywhere text-fg-muted ${MARKED}`}
        dangerouslySetInnerHTML={{ __html: snippetHtml }}
      />
      {alsoAt.length > 0 ? (
        <p className="mt-1 text-[0.8125rem] wrap-anywhere text-fg-subtle">
          The same text, so one source: {alsoAt.map((one) => new URL(one).host + new URL(one).pathname).join(', ')}
        </p>
      ) : null}
    </li>
  )
}

function Nothing({ start: { query, engine, pages, isOperator } }: { start: WebStart }) {
  const isBare = engine === null && pages === 0
  return (
    <EmptyState
      className="mt-6"
      title={isBare ? 'There is no web to search here yet' : `Nothing on the web matched “${query}”`}
      action={
        <>
          <ButtonLink to={to('search', null, { q: query })} variant="soft">
            Search this place for it
          </ButtonLink>
          {isOperator ? (
            <ButtonLink to={to('admin-web-index')} variant="plain">
              Choose sites to keep
            </ButtonLink>
          ) : null}
        </>
      }
    >
      {isBare ? <HowTo isOperator={isOperator} /> : 'Try another word for it, or fewer words.'}
    </EmptyState>
  )
}

function HowTo({ isOperator }: { isOperator: boolean }) {
  return (
    <p>
      {isOperator ? 'You can' : 'Whoever runs this server can'} choose sites whose pages are read and kept here, or
      connect SearXNG, Brave or Tavily
      {isOperator ? (
        <>
          {' '}
          under{' '}
          <Link to={to('admin-providers')} className="link">
            Engines and providers
          </Link>
        </>
      ) : null}
      . Until then the built-in sources answer what they know.
    </p>
  )
}

function Start({ start }: { start: WebStart }) {
  const { history, engine, pages, isOperator } = start
  return (
    <>
      {engine === null && pages === 0 ? (
        <EmptyState
          className="mt-8"
          title="There is no web to search here yet"
          action={
            <>
              <ButtonLink to={to('search')} variant="soft">
                Search this place
              </ButtonLink>
              {isOperator ? (
                <ButtonLink to={to('admin-web-index')} variant="plain">
                  Choose sites to keep
                </ButtonLink>
              ) : null}
            </>
          }
        >
          <HowTo isOperator={isOperator} />
        </EmptyState>
      ) : (
        <p className="lead mt-8 max-w-[34em]">
          Where sources contradict each other you see that first. Then a summary whose every sentence names the page and
          the words it stands on.
        </p>
      )}
      {history.length > 0 ? <History history={history} /> : null}
    </>
  )
}

function History({ history }: { history: WebStart['history'] }) {
  return (
    <section aria-labelledby="history" className="mt-10 max-w-[50rem]">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="history" className="heading-small">
          Your last searches
        </h2>
        <Form method="post">
          <input type="hidden" name="act" value="forget-all" />
          <Button type="submit" variant="ghost" size="sm">
            Forget all
          </Button>
        </Form>
      </div>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {history.map(({ id, query, results, when }) => (
          <li key={id} className="flex items-center gap-3 py-2">
            <Link
              to={to('web-search', null, { q: query })}
              className="min-w-0 flex-1 py-1.5 wrap-anywhere hover:text-accent-text"
            >
              {query}
              <span className="block text-[0.8125rem] text-fg-subtle">
                {results === 1 ? 'One result' : `${results} results`}, {when}
              </span>
            </Link>
            <Form method="post">
              <input type="hidden" name="act" value="forget" />
              <input type="hidden" name="id" value={id} />
              <IconButton type="submit" label={`Forget ${query}`}>
                <Icon name="close" size={17} />
              </IconButton>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
