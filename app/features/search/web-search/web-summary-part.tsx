import { Card, Panel } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import type { WebSummary } from './web-summary.server.ts'
import { CitedText, SourceNotes } from '#app/kits/asking/cited-answer/shown/cited-text.tsx'
import { DisagreementTable } from '#app/kits/asking/cited-answer/shown/disagreement-table.tsx'

/** What the pages say: first where they contradict each other, then the summary, then the sources of both. */
export function WebSummaryPart({
  summary: { disagreements, cited, sources, read, unread, note },
}: {
  summary: WebSummary
}) {
  return (
    <Card as="section" aria-labelledby="summary" className="mt-6 max-w-[50rem] p-5 sm:p-6">
      {disagreements.length > 0 ? (
        <>
          <h2 id="summary" className="heading-card">
            The sources disagree
          </h2>
          <p className="mt-1 text-fg-muted">Nothing is averaged. Each side in its own words.</p>
          {disagreements.map((one, n) => (
            <DisagreementTable key={n} disagreement={one} sources={sources} />
          ))}
        </>
      ) : (
        <h2 id="summary" className="flex items-center gap-2 text-[0.8125rem] font-medium text-fg-muted">
          <Icon name="quote" size={16} />
          What the pages say
        </h2>
      )}
      {cited ? (
        <div className={disagreements.length > 0 ? 'mt-6 border-t border-line pt-5' : 'mt-3'}>
          <CitedText answer={cited} />
        </div>
      ) : disagreements.length > 0 ? null : (
        <p className="mt-2 text-fg-muted">
          {read === 0
            ? 'None of the pages could be read, so there is nothing to quote. The results are below.'
            : 'No sentence of the pages that were read answers this. The results are below.'}
        </p>
      )}
      {sources.length > 0 ? <SourceNotes answer={cited} sources={sources} /> : null}
      <p className="mt-4 text-[0.8125rem] text-fg-subtle">
        {read === 1 ? 'One source read.' : `${read} sources read.`}
        {unread > 0 ? ` ${unread === 1 ? 'One page' : `${unread} pages`} could not be.` : ''}
        {note ? ` ${note}` : ''}
      </p>
    </Card>
  )
}

/** In place of the summary while it is made. Without JavaScript it is a link to the page that waits for it. */
export function ComingTop({ wholeTo }: { wholeTo: string }) {
  return (
    <Panel as="section" className="mt-6 max-w-[50rem] p-5 sm:p-6">
      <p role="status" className="text-fg-muted">
        Reading the pages that were found.
      </p>
      <div className="mt-3 grid gap-2.5" aria-hidden="true">
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-4/5" />
      </div>
      <noscript>
        <p className="mt-3 text-fg-muted">
          <a href={wholeTo} className="link">
            Show the summary when it is done
          </a>
        </p>
      </noscript>
    </Panel>
  )
}
