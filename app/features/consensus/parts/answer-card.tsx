import { Link, useLocation, useSearchParams } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { toAskedHeadline, toDisputeHeadline } from '#app/kits/asking/consensus/agreement-words.ts'
import { listHelp, type RunLedger } from '#app/kits/asking/consensus/model-help/model-help.ts'
import { toAnswerText } from '#app/kits/asking/panel/answer-text.ts'
import type { SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import { isBuiltIn } from '#app/kits/asking/panel/seat-info.ts'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { AgreementRing } from '#app/ui/brand/agreement-ring.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { toSeatNumber } from '#app/ui/brand/seat-mark.tsx'
import { OPEN_AGREED, type RunFold } from '../run/fold/fold-run.ts'
import { toOutcome } from '../run/outcome-words.ts'
import { withQuery } from '../run/fold/with-query.ts'
import { formatCost, formatTime } from '../run/run-figures.ts'
import { Assembled } from './assembled.tsx'
import { HelpNotes } from './help-notes.tsx'
import { SourceList } from './source-list.tsx'

type Props = { ledger: RunLedger; seats: readonly SeatResult[] }
type CardProps = Props & { agreed: RunFold['agreed']; question?: string }

const NOT_COMPARED =
  'The answers are below.\nComparing them did not work this time. Open this page again to try once more.'

/** Sources named beside the answer; every answer lists all of its own below. */
const SHOWN_SOURCES = 3

/** The agreed answer with its sources and the ring beside it, or the honest refusal. */
export function AnswerCard({ ledger, agreed: shown, seats, question = '' }: CardProps) {
  const voices = seats.filter(({ state }) => state === 'answered')
  if (voices.length === 0) return <NobodyAnswered ledger={ledger} seats={seats} question={question} />
  const isTyped = voices.some(({ weight }) => weight === 'typed')
  const headline = isTyped ? null : (toAskedHeadline(ledger.asked) ?? toDisputeHeadline(ledger.disputes))
  const [verdict, rest] = splitVerdict(shown.text || NOT_COMPARED, headline)
  const sources = voices.flatMap((voice) => voice.sources).slice(0, SHOWN_SOURCES)
  return (
    <div className="mt-6 grid overflow-clip rounded-sheet bg-surface shadow-md lg:grid-cols-[minmax(0,1fr)_348px]">
      <section aria-label="Agreed answer" className="p-5 sm:p-8 lg:p-11">
        <p className="heading-section wrap-anywhere">{verdict}</p>
        {rest.map((line) => (
          <p key={line} className="reading mt-4 wrap-anywhere">
            {line}
          </p>
        ))}
        {shown.isCut ? <WholeAgreed /> : null}
        <Assembled shown={shown} className="mt-5 max-w-reading" />
        <HelpNotes ledger={ledger} seats={seats} className="mt-4 max-w-reading" />
        {sources.length > 0 ? (
          <SourceList sources={sources} className="mt-7 max-w-reading border-t border-line pt-4" />
        ) : null}
      </section>
      <Agreement ledger={ledger} seats={seats} voices={voices} />
    </div>
  )
}

/** The way to all of a long answer. */
function WholeAgreed() {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  return (
    <p className="mt-4">
      <Link to={withQuery(pathname, query, { open: OPEN_AGREED }, 'main')} preventScrollReset className="link">
        The whole of what they say
      </Link>
    </p>
  )
}

function Agreement({ ledger, seats, voices }: Props & { voices: readonly SeatResult[] }) {
  const { title, about } = toOutcome(ledger, voices.length)
  const { mean, perSeat } = ledger.agreement
  const arcs = voices.map((voice) => ({
    name: voice.label,
    seat: toSeatNumber(seats.indexOf(voice)),
    share: perSeat.find(({ seat }) => seat === voice.seat)?.share ?? null,
  }))
  return (
    <aside
      aria-label="Agreement"
      className="grid content-start items-center gap-5 border-line bg-bg p-6 max-lg:grid-cols-[auto_minmax(0,1fr)] max-lg:border-t max-sm:gap-4 max-sm:p-5 sm:p-8 lg:justify-items-center lg:border-l"
    >
      {mean === null ? null : (
        <AgreementRing
          seats={arcs}
          centre={`${Math.min(toCentre(arcs), Math.round(mean * 100))}%`}
          caption="agree"
          size={200}
          isArriving
          className="max-sm:[--s:140px]!"
        />
      )}
      <div className="max-lg:nth-1:col-span-full lg:text-center">
        <p className="heading-small">{title}</p>
        <p className="mt-1 max-w-[28ch] text-fg-muted">{about}</p>
      </div>
      <Figures seats={seats} voices={voices} ledger={ledger} />
    </aside>
  )
}

/** The mean of the arcs, in whole percent. */
function toCentre(arcs: readonly { share: number | null }[]): number {
  const shares = arcs.flatMap(({ share }) => (share === null ? [] : [share]))
  return Math.round((100 * shares.reduce((sum, share) => sum + share, 0)) / Math.max(1, shares.length))
}

/** How many answered, how long it took and what it cost; pasted answers took and cost nothing here. */
function Figures({ seats, voices, ledger }: Props & { voices: readonly SeatResult[] }) {
  const engines = seats.filter(({ kind }) => kind === 'engine')
  const help = listHelp(ledger)
    .map(({ receipt }) => receipt)
    .filter(({ state }) => state !== 'waiting')
  const helpMs = help.reduce((sum, { tookMs }) => sum + (tookMs ?? 0), 0)
  const figures = [
    ['Answered', `${voices.length} of ${seats.length}`],
    ...(engines.length + help.length > 0
      ? [
          ['Time', formatTime(Math.max(0, ...engines.map(({ tookMs }) => tookMs ?? 0)) + helpMs)],
          ['Cost', formatCost(engines, help)],
        ]
      : []),
  ]
  return (
    <dl className="w-full text-[0.8125rem] tabular-nums max-lg:col-span-full max-lg:flex max-lg:border-t max-lg:border-line max-lg:pt-3">
      {figures.map(([name, figure]) => (
        <div
          key={name}
          className="flex justify-between border-line max-lg:flex-1 max-lg:flex-col lg:border-t lg:py-2.5"
        >
          <dt>{name}</dt>
          <dd className="font-strong">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Nobody answered: why in one line, and what helps now. */
function NobodyAnswered({ ledger, seats, question }: Props & { question: string }) {
  const hasModel = seats.some(({ kind, seat }) => kind === 'engine' && !isBuiltIn(seat))
  return (
    <section
      aria-label="Agreed answer"
      className="mt-6 grid items-center gap-6 rounded-sheet bg-surface p-6 shadow-md sm:grid-cols-[minmax(0,1fr)_auto] sm:p-10"
    >
      <div>
        <p className="heading-section">Nobody on this panel answers this</p>
        <p className="reading mt-3">{toAnswerText(ledger, seats)}</p>
        <p className="mt-3 text-fg-muted">
          {hasModel
            ? 'Nothing was made up. Each says below why it kept silent.'
            : 'The sources built in here know words, facts of tables, sums and this place. Ordinary questions need a language model, and none is connected.'}
        </p>
        {question ? <HelpsNow question={question} /> : null}
      </div>
      <Panda pose="thinking" className="h-40 justify-self-center" />
    </section>
  )
}

/** Ways on without a model: bring answers from elsewhere, search, connect a company. */
function HelpsNow({ question }: { question: string }) {
  const prompt = toPromptOf(question)
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h2 className="heading-small">What helps now</h2>
      <ol className="mt-2 grid list-decimal gap-2 pl-5 text-fg-muted">
        <li>
          Ask one or more chatbots you use, and bring the answers back:{' '}
          <Link to={to('consensus', null, { question, way: 'compare' })} className="link">
            paste them here
          </Link>
          .
          <span className="mt-2 flex flex-wrap items-start gap-2">
            <code className="min-w-0 flex-1 rounded-xs bg-bg p-3 text-[0.8125rem] whitespace-pre-wrap wrap-anywhere text-fg">
              {prompt}
            </code>
            <CopyButton text={prompt} what="prompt" />
          </span>
        </li>
        <li>
          <Link to={to('search', null, { q: question })} className="link">
            Search this place and the pages kept here
          </Link>
        </li>
        <li>
          Whoever runs this place can{' '}
          <Link to={to('admin-providers')} className="link">
            connect a company or a model of their own
          </Link>
          .
        </li>
      </ol>
    </div>
  )
}

/** A question as it is put to a chatbot, so that its answer can be compared. */
const toPromptOf = (question: string) =>
  `${question}\n\nAnswer in at most five plain sentences. Put the answer first. Name figures with their units, dates in full and any condition under which the answer does not hold. Say so where you are not sure.`

const VERDICT_MAX_CHARS = 140

/**
 * What stands large, and the lines below it: the headline of a dispute, else the first sentence when it is short enough
 * to be a verdict.
 */
function splitVerdict(answer: string, headline: string | null): [verdict: string, rest: string[]] {
  const lines = answer
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  if (headline) return [headline, lines]
  const [first = '', ...others] = lines
  const end = first.search(/[.!?](?=\s+[\p{Lu}\d"'])/u)
  const sentence = end > 1 ? first.slice(0, end + 1) : first
  if (sentence.length > VERDICT_MAX_CHARS || /^\d+\.$/.test(sentence)) return ['What they say', lines]
  const remainder = first.slice(sentence.length).trim()
  return [sentence, [...(remainder ? [remainder] : []), ...others]]
}
