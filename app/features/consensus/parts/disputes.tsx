import type { Ledger } from '#app/kits/ledger/ledger.ts'
import type { SeatResult } from '#app/kits/panel/panel.server.ts'
import { Panel } from '#app/ui/card.tsx'
import { SeatMark, toSeatNumber } from '#app/ui/seat-mark.tsx'
import { toDisputeHeadline, toDisputeTitle } from '../agreement-words.ts'
import { MarkedText, marksInQuote } from './marked-text.tsx'

type Dispute = Ledger['disputes'][number]

/** Rival positions side by side, with the differing words marked on both. */
export function Disputes({ ledger, seats }: { ledger: Ledger; seats: readonly SeatResult[] }) {
  if (ledger.disputes.length === 0) return null
  return (
    <section className="mt-14" aria-labelledby="disputes-heading">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="disputes-heading" className="heading-section">
          Where they part ways
        </h2>
        <p className="text-fg-muted">Nothing is averaged. Both sides keep their own words.</p>
      </div>
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        {ledger.disputes.map((dispute, n) => (
          <DisputeCard key={n} dispute={dispute} seats={seats} />
        ))}
      </div>
    </section>
  )
}

function DisputeCard({ dispute, seats }: { dispute: Dispute; seats: readonly SeatResult[] }) {
  return (
    <Panel
      as="article"
      className="p-5 sm:p-6"
      aria-label={`Disputed: ${toDisputeHeadline([dispute]) ?? toDisputeTitle(dispute.slot)}`}
    >
      <h3 className="heading-small">{toDisputeTitle(dispute.slot)}</h3>
      <div className="mt-4 grid gap-5 sm:auto-cols-fr sm:grid-flow-col sm:divide-x sm:divide-line-strong [&>div+div]:sm:pl-5">
        {dispute.positions.map((position) => (
          <div key={position.value}>
            <p className="flex flex-wrap items-center gap-1.5 font-medium">
              {position.seats.map((seat) => (
                <SeatMark
                  key={seat}
                  seat={toSeatNumber(seats.findIndex((one) => one.seat === seat))}
                  size={13}
                  title={labelOf(seats, seat)}
                />
              ))}
              <mark className="rounded-xs bg-warning-soft px-1 text-warning-soft-fg">{position.value}</mark>
            </p>
            {position.quotes.map((quote) => (
              <p key={`${quote.seat}-${quote.start}`} className="mt-2 text-fg-muted wrap-anywhere">
                <span className="font-medium text-fg">{labelOf(seats, quote.seat)}: </span>
                <MarkedText
                  text={quote.quote}
                  spans={marksInQuote(quote)}
                  className="rounded-xs bg-warning-soft px-0.5 text-warning-soft-fg"
                />
              </p>
            ))}
          </div>
        ))}
      </div>
    </Panel>
  )
}

const labelOf = (seats: readonly SeatResult[], id: string) => seats.find(({ seat }) => seat === id)?.label ?? id
