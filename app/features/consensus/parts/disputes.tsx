import { Link, useLocation, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { toDisputeHeadline } from '#app/kits/asking/consensus/agreement-words.ts'
import type { Ledger } from '#app/engines/claim-ledger/ledger.ts'
import type { SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import { isBuiltIn } from '#app/kits/asking/panel/seat-info.ts'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Panel } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { SeatMark, toSeatNumber } from '#app/ui/brand/seat-mark.tsx'
import { Pagination } from '#app/ui/data/pagination.tsx'
import { OPEN_POSSIBLE, type RunFold } from '../run/fold/fold-run.ts'
import { toDisputeTitle, toUnder } from '../run/outcome-words.ts'
import { withQuery } from '../run/fold/with-query.ts'
import { MarkedText, marksInQuote } from './marked-text.tsx'

type Dispute = Ledger['disputes'][number]

/** Rival positions side by side, with the differing words marked on both. */
export function Disputes({
  ledger,
  fold,
  seats,
  canAsk = false,
  hasOthers = false,
}: {
  ledger: Ledger
  fold: RunFold['disputes']
  seats: readonly SeatResult[]
  canAsk?: boolean
  hasOthers?: boolean
}) {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  if (ledger.disputes.length === 0) return <Possible ledger={ledger} seats={seats} count={fold.possible} />
  const toPage = (page: number) =>
    withQuery(pathname, query, { disputes: page === 1 ? null : String(page) }, 'disputes-heading')
  return (
    <section className="mt-12 max-md:order-first" aria-labelledby="disputes-heading">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="disputes-heading" className="heading-section">
          Where they part ways
        </h2>
        <p className="text-fg-muted">Nothing is averaged. Both sides keep their own words.</p>
      </div>
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        {ledger.disputes.slice(fold.from, fold.from + fold.perPage).map((dispute, n) => (
          <DisputeCard key={fold.from + n} dispute={dispute} seats={seats}>
            {canAsk ? <DisputeActs dispute={dispute} n={fold.from + n} seats={seats} hasOthers={hasOthers} /> : null}
          </DisputeCard>
        ))}
      </div>
      {fold.pages > 1 ? <Pagination label="disputes" {...fold} toPage={toPage} className="mt-3 print:hidden" /> : null}
      <Possible ledger={ledger} seats={seats} count={fold.possible} />
    </section>
  )
}

/** What may be a dispute, folded away: too unsure to be called one. */
function Possible({
  ledger: { possible = [] },
  seats,
  count,
}: {
  ledger: Ledger
  seats: readonly SeatResult[]
  count: number
}) {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  if (possible.length === 0) return null
  return (
    <details className="mt-8" open={query.get('open') === OPEN_POSSIBLE}>
      <summary className="inline-flex min-h-9 items-center font-medium text-fg-muted">
        Possibly different: read both ({count})
      </summary>
      <p className="mt-1 max-w-reading text-[0.8125rem] text-fg-muted">
        These may contradict each other or speak of two things. They count neither for nor against anybody.
      </p>
      <div className="mt-3 grid gap-4 lg:grid-cols-2">
        {possible.map((dispute, n) => (
          <DisputeCard key={n} dispute={dispute} seats={seats} isPossible>
            {null}
          </DisputeCard>
        ))}
      </div>
      {possible.length < count ? (
        <p className="mt-3">
          <Link to={withQuery(pathname, query, { open: OPEN_POSSIBLE }, 'disputes-heading')} className="link">
            All {count} of them
          </Link>
        </p>
      ) : null}
    </details>
  )
}

/** Ways on from a dispute: models and sources that have not answered, or the reasons of a model that stands alone. */
function DisputeActs({
  dispute,
  n,
  seats,
  hasOthers,
}: {
  dispute: Dispute
  n: number
  seats: readonly SeatResult[]
  hasOthers: boolean
}) {
  const alone = dispute.positions
    .filter((position) => position.seats.length === 1)
    .flatMap((position) => position.seats)
    .filter((id) => !isBuiltIn(id) && seats.some(({ seat, kind }) => seat === id && kind === 'engine'))
  if (!hasOthers && alone.length === 0) return null
  return (
    <div className="mt-4 flex flex-wrap gap-2 print:hidden">
      {hasOthers ? (
        <ActForm act="resolve" fields={{ dispute: n }} about={toDisputeTitle(dispute.slot)}>
          <Icon name="scale" size={16} /> Ask who has not answered yet
        </ActForm>
      ) : null}
      {alone.map((seat) => (
        <ActForm key={seat} act="why" fields={{ dispute: n, seat }}>
          <Icon name="help" size={16} /> Ask {labelOf(seats, seat)} why
        </ActForm>
      ))}
    </div>
  )
}

function DisputeCard({
  dispute,
  seats,
  isPossible = false,
  children,
}: {
  dispute: Dispute
  seats: readonly SeatResult[]
  isPossible?: boolean
  children: ReactNode
}) {
  return (
    <Panel
      as="article"
      className="p-4.5 sm:p-6"
      aria-label={`${isPossible ? 'Possibly different' : 'Disputed'}: ${toDisputeHeadline([dispute]) ?? toDisputeTitle(dispute.slot)}${toSourceWords(dispute, seats)}`}
    >
      <h3 className="heading-small">{toDisputeTitle(dispute.slot)}</h3>
      <div className="mt-3 grid gap-3 max-sm:divide-y max-sm:divide-line-strong sm:auto-cols-fr sm:grid-flow-col sm:gap-5 sm:divide-x sm:divide-line-strong max-sm:[&>div+div]:pt-3 sm:[&>div+div]:pl-5">
        {dispute.positions.map((position) => (
          <Side key={position.value} position={position} seats={seats} />
        ))}
      </div>
      {children}
    </Panel>
  )
}

/** A value this long is the sentence itself: the quote below says it once, with what differs marked. */
const VALUE_MAX_CHARS = 32

/** One side: who stands there, what they hold, and the first of them in its own words; the others open. */
function Side({ position, seats }: { position: Dispute['positions'][number]; seats: readonly SeatResult[] }) {
  const [first, ...others] = position.quotes
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.8125rem] font-medium">
        {position.seats.map((seat) => (
          <span key={seat} className="inline-flex items-center gap-1.5">
            <SeatMark seat={toSeatNumber(seats.findIndex((one) => one.seat === seat))} size={13} />
            {labelOf(seats, seat)}
          </span>
        ))}
      </p>
      {position.value.length > VALUE_MAX_CHARS && first ? null : (
        <p className="mt-1.5 font-strong wrap-anywhere">{position.value}</p>
      )}
      {first ? <Quote quote={first} /> : null}
      {others.length > 0 ? (
        <details className="mt-1 text-[0.8125rem]">
          <summary className="inline-flex min-h-6 list-none items-center text-accent-text underline decoration-accent-line underline-offset-3">
            {others.length === 1 ? 'The other in its own words' : `${others.length} more in their own words`}
          </summary>
          {others.map((quote) => (
            <div key={`${quote.seat}-${quote.start}`}>
              <Quote quote={quote} by={labelOf(seats, quote.seat)} />
            </div>
          ))}
        </details>
      ) : null}
    </div>
  )
}

function Quote({ quote, by }: { quote: Dispute['positions'][number]['quotes'][number]; by?: string }) {
  return (
    <p className="mt-1 text-fg-muted wrap-anywhere">
      {by ? <span className="font-medium text-fg">{by}: </span> : null}
      {toUnder(quote)}
      <MarkedText
        text={quote.quote}
        spans={marksInQuote(quote)}
        className="rounded-xs bg-warning-soft px-0.5 text-warning-soft-fg"
      />
    </p>
  )
}

/** ", one source found for 1937": what stands behind a side beside the answers, for ears as for eyes. */
function toSourceWords({ positions }: Dispute, seats: readonly SeatResult[]): string {
  return positions
    .map((position) => {
      const sources = seats.filter(({ seat }) => position.seats.includes(seat)).flatMap((seat) => seat.sources)
      if (sources.length === 0) return ''
      return `, ${sources.length === 1 ? 'one source' : `${sources.length} sources`} found for ${position.value}`
    })
    .join('')
}

const labelOf = (seats: readonly SeatResult[], id: string) => seats.find(({ seat }) => seat === id)?.label ?? id
