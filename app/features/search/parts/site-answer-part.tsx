import { Await, Link } from '@remix-run/react'
import { Suspense } from 'react'
import { to } from '#app/catalogue/to.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import type { SiteAnswer } from '../site-answer.server.ts'
import type { Soon } from '../web-search/soon.server.ts'
import { CitedText, SourceNotes } from '#app/kits/asking/cited-answer/shown/cited-text.tsx'

/** The answer on top of the results, as soon as it is there. */
export function SiteAnswerPart({
  answer,
  hasResults,
  query,
  modelLabel,
}: {
  answer: Soon<SiteAnswer>
  hasResults: boolean
  query: string
  modelLabel: string | null
}) {
  return (
    <Card as="section" aria-labelledby="answer" className="mt-6 max-w-[50rem] p-5 sm:p-6">
      <h2 id="answer" className="flex items-center gap-2 text-[0.8125rem] font-medium text-fg-muted">
        <Icon name="sparkles" size={16} />
        Answer
      </h2>
      {answer.later ? (
        <Suspense fallback={<Coming wholeTo={to('search', null, { q: query, whole: '1' })} />}>
          <Await
            resolve={answer.later}
            errorElement={
              <p className="mt-2 text-fg-muted">The answer did not come. The results are here all the same.</p>
            }
          >
            {(value) => <AnswerBody answer={value as SiteAnswer} query={query} hasResults={hasResults} />}
          </Await>
        </Suspense>
      ) : answer.now ? (
        <AnswerBody answer={answer.now} query={query} hasResults={hasResults} />
      ) : null}
      {modelLabel ? (
        <p className="mt-4 text-[0.8125rem] text-fg-muted">
          <Link to={to('search', null, { q: query, by: 'model', whole: '1' })} rel="nofollow" className="link">
            Have {modelLabel} read what was found
          </Link>{' '}
          (one of today’s runs)
        </p>
      ) : null}
    </Card>
  )
}

function Coming({ wholeTo }: { wholeTo: string }) {
  return (
    <div className="mt-3">
      <div role="status" aria-label="The answer is on its way" className="grid gap-2.5">
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-4/5" />
      </div>
      <noscript>
        <p className="mt-3 text-fg-muted">
          The answer takes a moment longer.{' '}
          <a href={wholeTo} className="link">
            Show it
          </a>
        </p>
      </noscript>
    </div>
  )
}

function AnswerBody({
  query,
  hasResults,
  answer: { seat, cited, sources, isDisputed, note },
}: {
  hasResults: boolean
  answer: SiteAnswer
  query: string
}) {
  const isTold = cited?.by != null
  return (
    <>
      {seat && !isTold ? <SeatWords seat={seat} /> : null}
      {cited && (isTold || !seat || sources.some(({ site }) => site !== 'this place')) ? (
        <div className={seat && !isTold ? 'mt-5 border-t border-line pt-4' : 'mt-2'}>
          <CitedText answer={cited} />
          <SourceNotes answer={cited} sources={sources} />
        </div>
      ) : null}
      {isDisputed ? (
        <p className="mt-3 text-fg-muted">
          The web pages kept here contradict each other on this.{' '}
          <Link to={to('web-search', null, { q: query })} className="link">
            See both sides
          </Link>
          .
        </p>
      ) : null}
      {!seat && !cited && !isDisputed ? (
        <p className="mt-2 text-fg-muted">
          {hasResults
            ? 'No answer here: no built-in source knows it, and no text that was found says it. The results are below.'
            : 'No answer here: no built-in source knows it, and nothing was found.'}
        </p>
      ) : null}
      {note ? <p className="mt-3 text-[0.8125rem] text-fg-muted">{note}</p> : null}
    </>
  )
}

function SeatWords({ seat }: { seat: NonNullable<SiteAnswer['seat']> }) {
  return (
    <div className="mt-2">
      <p className="text-lg leading-relaxed wrap-anywhere whitespace-pre-line">{seat.text}</p>
      <p className="mt-1 text-[0.8125rem] text-fg-muted">
        By {seat.label}, a built-in source{seat.isRecomputed ? '; worked out here' : ''}.
      </p>
      <SeatSources sources={seat.sources} />
    </div>
  )
}

/** A built-in voice's answer in a card of its own. */
export function SeatBody({ seat, title }: { seat: NonNullable<SiteAnswer['seat']>; title: string }) {
  return (
    <Card as="section" aria-label={title} className="mt-6 max-w-[50rem] p-5 sm:p-6">
      <h2 className="text-[0.8125rem] font-medium text-fg-muted">{title}</h2>
      <SeatWords seat={seat} />
    </Card>
  )
}

function SeatSources({ sources }: { sources: NonNullable<SiteAnswer['seat']>['sources'] }) {
  if (sources.length === 0) return null
  return (
    <details className="mt-3 text-[0.8125rem]">
      <summary className="cursor-pointer py-1 font-medium text-fg-muted">
        {sources.length === 1 ? 'Source' : `${sources.length} sources`}
      </summary>
      <ul className="mt-2 grid gap-2.5">
        {sources.map(({ title, url, license, quote }) => (
          <li key={title + quote} className="wrap-anywhere">
            {url ? (
              <a href={url} className="link">
                {title}
              </a>
            ) : (
              <span className="font-medium">{title}</span>
            )}
            {license ? <span className="text-fg-subtle"> ({license})</span> : null}
            <blockquote className="mt-1 border-l-2 border-accent-line pl-2.5 whitespace-pre-line text-fg-muted">
              {quote}
            </blockquote>
          </li>
        ))}
      </ul>
    </details>
  )
}
