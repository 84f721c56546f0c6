import type { Ledger } from '#app/kits/ledger/ledger.ts'
import { toAnswerText } from '#app/kits/panel/answer-text.ts'
import type { SeatResult } from '#app/kits/panel/panel.server.ts'
import { AgreementRing } from '#app/ui/agreement-ring.tsx'
import { Panda } from '#app/ui/panda.tsx'
import { toSeatNumber } from '#app/ui/seat-mark.tsx'
import { toOutcome } from '../agreement-words.ts'
import { formatCost, formatSeconds } from '../run-figures.ts'

type Props = { ledger: Ledger; seats: readonly SeatResult[] }

/** The agreed answer with the ring beside it, or the honest refusal. */
export function AnswerCard({ ledger, seats }: Props) {
  const voices = seats.filter(({ state }) => state === 'answered')
  if (voices.length === 0) return <NobodyAnswered ledger={ledger} seats={seats} />
  const [verdict, rest] = splitVerdict(toAnswerText(ledger, seats))
  return (
    <div className="mt-6 grid overflow-clip rounded-sheet bg-surface shadow-md lg:grid-cols-[minmax(0,1fr)_348px]">
      <section aria-label="Agreed answer" className="p-6 sm:p-8 lg:p-11">
        <p className="heading-section wrap-anywhere">{verdict}</p>
        {rest.map((line) => (
          <p key={line} className="reading mt-4 wrap-anywhere">
            {line}
          </p>
        ))}
      </section>
      <Agreement ledger={ledger} seats={seats} voices={voices} />
    </div>
  )
}

function Agreement({ ledger, seats, voices }: Props & { voices: readonly SeatResult[] }) {
  const { title, about } = toOutcome(ledger, voices.length)
  const { mean, perSeat } = ledger.agreement
  const arcs = voices.map((voice) => ({
    name: voice.label,
    seat: toSeatNumber(seats.indexOf(voice)),
    share: mean === null ? null : (perSeat.find(({ seat }) => seat === voice.seat)?.share ?? null),
  }))
  return (
    <aside aria-label="Agreement" className="grid content-start justify-items-center gap-5 bg-sunken p-6 sm:p-8">
      {mean === null ? null : <AgreementRing seats={arcs} centre={`${Math.round(mean * 100)}%`} caption="agree" size={148} isArriving />}
      <div className="text-center">
        <p className="heading-small">{title}</p>
        <p className="mt-1 max-w-[28ch] text-fg-muted">{about}</p>
      </div>
      <dl className="grid w-full text-[13px] tabular-nums [&>div]:flex [&>div]:justify-between [&>div]:border-t [&>div]:border-line [&>div]:py-2.5 [&_dd]:font-strong">
        <div>
          <dt>Voices that answered</dt>
          <dd>
            {voices.length} of {seats.length}
          </dd>
        </div>
        <div>
          <dt>Time</dt>
          <dd>{formatSeconds(Math.max(0, ...seats.map(({ tookMs }) => tookMs ?? 0)))}</dd>
        </div>
        <div>
          <dt>Cost</dt>
          <dd>{formatCost(seats)}</dd>
        </div>
      </dl>
    </aside>
  )
}

function NobodyAnswered({ ledger, seats }: Props) {
  return (
    <section aria-label="Agreed answer" className="mt-6 grid items-center gap-6 rounded-sheet bg-surface p-6 shadow-md sm:grid-cols-[minmax(0,1fr)_auto] sm:p-10">
      <div>
        <p className="heading-section">No voice here answers this</p>
        <p className="reading mt-3">{toAnswerText(ledger, seats)}</p>
        <p className="mt-3 text-fg-muted">
          Nothing was made up. Each voice says below why it kept silent. You can paste answers from elsewhere and compare them.
        </p>
      </div>
      <Panda pose="thinking" className="h-40 justify-self-center" />
    </section>
  )
}

const VERDICT_MAX_CHARS = 140

/** The first sentence large when it is short enough to be a verdict; the other lines as paragraphs. */
export function splitVerdict(answer: string): [verdict: string, rest: string[]] {
  const lines = answer.split('\n').map((line) => line.trim()).filter(Boolean)
  const [first = '', ...others] = lines
  const end = first.search(/[.!?](?=\s+[\p{Lu}\d"'])/u)
  const sentence = end > 0 ? first.slice(0, end + 1) : first
  if (sentence.length > VERDICT_MAX_CHARS) return ['What they say', lines]
  const remainder = first.slice(sentence.length).trim()
  return [sentence, [...(remainder ? [remainder] : []), ...others]]
}
