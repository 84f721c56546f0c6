import { Link } from '@remix-run/react'
import { DisagreementTable } from '#app/kits/asking/cited-answer/shown/disagreement-table.tsx'
import { StudioBox } from '#app/kits/pages/studio-box/studio-box.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { SourceList } from '../parts/source-list.tsx'
import { Sentences } from '../parts/sentences.tsx'
import type { Short, ShortView } from './short-answer.server.ts'

/** One question, answered in sections with sources, and the ways on. */
export function ShortPage({ view: { query, isCut, short, message, doors } }: { view: ShortView }) {
  return (
    <div className="page max-w-[56rem] pt-4 pb-section sm:pt-6">
      <StudioBox query={query} />
      <h1 className="heading-page mt-8 line-clamp-3 wrap-anywhere first-letter:uppercase" dir="auto">
        {query || 'Ask something'}
      </h1>
      {isCut ? <p className="mt-1 text-sm text-fg-muted">The text is long: its beginning was looked into.</p> : null}
      {message ? (
        <p role="status" className="mt-6 text-fg-muted">
          {message}
        </p>
      ) : null}
      {short ? <Answer short={short} /> : null}
      <nav aria-labelledby="on-title" className="mt-10 border-t border-line pt-6">
        <h2 id="on-title" className="heading-small">
          Go on
        </h2>
        <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
          {doors.map(({ label, about, href }) => (
            <li key={label} className="border-b border-line py-3">
              <Link to={href} className="link font-strong">
                {label}
              </Link>
              <p className="text-sm text-fg-muted">{about}</p>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

const toSourceMark = ({ n }: { n: number }) => `#source-${n}`

function Answer({ short: { best, by, disagreements, sections, sources, unreached, dropped } }: { short: Short }) {
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8">
      {disagreements.length > 0 ? (
        <Card as="section" aria-labelledby="disputes" className="p-5 sm:p-6">
          <h2 id="disputes" className="heading-card">
            The sources disagree
          </h2>
          <p className="mt-1 text-fg-muted">Nothing is averaged. Each side in its own words.</p>
          {disagreements.map((one, n) => (
            <DisagreementTable key={n} disagreement={one} sources={sources} />
          ))}
        </Card>
      ) : null}
      {best.length > 0 ? (
        <section aria-labelledby="best">
          <h2 id="best" className="heading-section">
            In short
          </h2>
          <Sentences sentences={best} toCite={toSourceMark} />
          <p className="mt-2 text-sm text-fg-muted">
            {by === null
              ? 'Word for word from its source; nothing is added.'
              : `Worded by ${by}. Every citation was found again, word for word, in its source.`}
            {dropped > 0 ? ` ${dropped} of its sentences were left out: no source says them.` : ''}
          </p>
        </section>
      ) : disagreements.length === 0 ? (
        <EmptyState title="Nothing here answers this" pose="thinking">
          No source that was reached says anything to it, so nothing is written. What was not reached is below.
        </EmptyState>
      ) : null}
      {sections.map(({ kind, label, sentences }) => (
        <section key={kind} aria-labelledby={`from-${kind}`}>
          <h2 id={`from-${kind}`} className="heading-section">
            {label}
          </h2>
          <Sentences sentences={sentences} toCite={toSourceMark} />
        </section>
      ))}
      {sources.length > 0 ? <SourceList sources={sources} /> : null}
      {unreached.length > 0 ? (
        <section aria-labelledby="unreached" className="text-sm">
          <h2 id="unreached" className="heading-small">
            Not reached
          </h2>
          <ul className="mt-1 grid list-disc gap-1 ps-5 text-fg-muted">
            {unreached.map((one) => (
              <li key={one} className="wrap-anywhere">
                {one}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
