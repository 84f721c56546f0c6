import { listHelp, type HelperReceipt, type RunLedger } from '#app/kits/asking/consensus/model-help/model-help.ts'
import { isWorthless, type SeatValue } from '#app/kits/asking/consensus/seat-value.ts'
import { toMoneyWords } from '#app/kits/asking/runs/money-words.ts'
import type { SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import { Culm } from '#app/ui/brand/culm.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { SeatMark, toSeatNumber } from '#app/ui/brand/seat-mark.tsx'
import { formatCost, formatTime } from '../run/run-figures.ts'

const SEGMENTS = 24

/** What each engine took and cost. Pasted answers have neither. */
export function TimeAndCost({
  seats,
  values,
  estimateMicros,
  ledger,
}: {
  seats: readonly SeatResult[]
  values: Readonly<Record<string, SeatValue>>
  estimateMicros: number | null
  ledger: RunLedger | null
}) {
  const engines = seats.filter(({ kind }) => kind === 'engine')
  const help = ledger ? listHelp(ledger) : []
  const receipts = help.map(({ receipt }) => receipt)
  const times = [...engines, ...receipts].map(({ tookMs }) => tookMs ?? 0)
  const longestMs = Math.max(1, ...times)
  const slowestMs = Math.max(0, ...engines.map(({ tookMs }) => tookMs ?? 0))
  const togetherMs = receipts.reduce((sum, { tookMs }) => sum + (tookMs ?? 0), slowestMs)
  if (times.length === 0) return null
  return (
    <section className="mt-14 grid gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.6fr)]" aria-labelledby="cost-heading">
      <div>
        <h2 id="cost-heading" className="heading-section">
          Time and cost
        </h2>
        {estimateMicros === null ? null : (
          <p className="mt-1 text-[0.8125rem] text-fg-muted">Expected before: {toMoneyWords(estimateMicros)}</p>
        )}
      </div>
      <table className="w-full border-collapse text-left tabular-nums [&_td]:py-2.5 [&_th]:py-2.5 [&_tr]:border-b [&_tr]:border-line">
        <caption className="sr-only">Time and cost of each answer</caption>
        <CostHead />
        <tbody>
          {engines.map((seat) => (
            <EngineRow
              key={seat.seat}
              seat={seat}
              number={toSeatNumber(seats.indexOf(seat))}
              value={values[seat.seat]}
              longestMs={longestMs}
            />
          ))}
          {help.map(({ does, receipt }) => (
            <HelperRow key={does} does={does} receipt={receipt} longestMs={longestMs} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Together</th>
            <td>{formatTime(togetherMs)}</td>
            <td className="text-fg-subtle max-sm:hidden">
              {engines.length > 0 ? 'asked in parallel, so you wait for the slowest' : null}
              {engines.length > 0 && help.length > 0 ? ', then for the help' : null}
            </td>
            <td className="max-md:hidden" />
            <td className="text-right font-strong">{formatCost(engines, receipts)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function CostHead() {
  return (
    <thead className="text-xs text-fg-muted [&_th]:font-medium">
      <tr>
        <th scope="col">Who</th>
        <th scope="col">Answered in</th>
        <th scope="col" className="max-sm:sr-only">
          Compared
        </th>
        <th scope="col" className="px-3 max-md:sr-only">
          Without it
        </th>
        <th scope="col" className="text-right">
          Cost
        </th>
      </tr>
    </thead>
  )
}

type EngineRowProps = {
  seat: SeatResult
  number: ReturnType<typeof toSeatNumber>
  value: SeatValue | undefined
  longestMs: number
}

/** An engine that answered: what it took and cost, and what the answer would be without it. */
function EngineRow({ seat, number, value, longestMs }: EngineRowProps) {
  const tookMs = seat.tookMs ?? 0
  return (
    <tr>
      <th scope="row" className="font-medium">
        <span className="flex items-center gap-2">
          <SeatMark seat={number} size={13} /> {seat.label}
        </span>
      </th>
      <td>{formatTime(tookMs)}</td>
      <td className="w-2/5 max-sm:hidden">
        <Culm value={tookMs} of={longestMs} segments={SEGMENTS} size="thin" block label={formatTime(tookMs)} />
      </td>
      <td className="px-3 text-[0.8125rem] text-fg-muted max-md:hidden">{toValueWords(value)}</td>
      <td className="text-right">{formatCost([seat])}</td>
    </tr>
  )
}

/** A language model that compared or smoothed: what it took and cost. */
function HelperRow({ does, receipt, longestMs }: { does: string; receipt: HelperReceipt; longestMs: number }) {
  const took = formatTime(receipt.tookMs ?? 0)
  const isAsked = receipt.state !== 'unneeded'
  return (
    <tr>
      <th scope="row" className="font-medium">
        <span className="flex items-center gap-2">
          <Icon name="sparkles" size={13} className="text-fg-subtle" />
          <span>
            {receipt.label}, <span className="font-body text-fg-muted">{does}</span>
          </span>
        </span>
      </th>
      <td>{isAsked ? took : 'not asked'}</td>
      <td className="w-2/5 max-sm:hidden">
        {isAsked ? (
          <Culm value={receipt.tookMs ?? 0} of={longestMs} segments={SEGMENTS} size="thin" block label={took} />
        ) : null}
      </td>
      <td className="px-3 text-[0.8125rem] text-fg-muted max-md:hidden">
        {receipt.state === 'failed' || receipt.state === 'refused' ? 'did not help' : null}
      </td>
      <td className="text-right">{formatCost([], [receipt])}</td>
    </tr>
  )
}

/** What would change if the answer were left out, in a few words. */
function toValueWords(value: SeatValue | undefined): string {
  if (!value) return 'nothing changes'
  if (isWorthless(value)) return 'nothing changes'
  const { own, carried, contested } = value
  return [
    own > 0 ? `${own} ${own === 1 ? 'claim is' : 'claims are'} gone` : '',
    carried > 0 ? `${carried} left with one answer` : '',
    contested > 0 ? `${contested} undisputed` : '',
  ]
    .filter(Boolean)
    .join(', ')
}
