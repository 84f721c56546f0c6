import { Link, useLocation, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { isJudged, type RunLedger } from '#app/kits/asking/consensus/model-help/model-help.ts'
import type { SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import { toTable } from '#app/platform/table.ts'
import { Badge, type BadgeTone } from '#app/ui/brand/badge.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { Culm } from '#app/ui/brand/culm.tsx'
import { SeatMark, toSeatNumber } from '#app/ui/brand/seat-mark.tsx'
import { StanceNode, type Stance } from '#app/ui/brand/stance-node.tsx'
import { toSupportWords } from '../run/outcome-words.ts'
import { MarkedText, marksInQuote } from './marked-text.tsx'

type Claim = RunLedger['claims'][number]
type Props = {
  ledger: RunLedger
  seats: readonly SeatResult[]
  isFull: boolean
  /** Null on pages where nothing can be asked, such as shared ones. */
  runId?: string | null
  canAsk?: boolean
}

const LEGEND: Stance[] = ['agrees', 'inPart', 'disagrees', 'silent']
const LEGEND_WORDS: Record<Stance, string> = {
  agrees: 'agrees',
  inPart: 'in part',
  disagrees: 'disagrees',
  silent: 'did not say',
}

const TONES: Record<string, BadgeTone> = toTable({
  'settled and sourced': 'success',
  'agreed, unsourced (echo risk)': 'warning',
  disputed: 'danger',
  'contradicted by source': 'danger',
})

/** Rows are claims, columns are voices, cells say where a voice stands; the quotes open below each claim. */
export function ClaimsTable({ ledger, seats, isFull, runId = null, canAsk = false }: Props) {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const show = readShow(query.get('claims'))
  const voices = seats.filter(({ state }) => state === 'answered')
  if (ledger.claims.length === 0) return null
  return (
    <section className="mt-14" aria-labelledby="claims-heading">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="claims-heading" className="heading-section">
          What they claim
        </h2>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] text-fg-muted">
          {LEGEND.map((stance) => (
            <li key={stance} className="flex items-center gap-1.5">
              <StanceNode stance={stance} decorative /> {LEGEND_WORDS[stance]}
            </li>
          ))}
        </ul>
      </div>
      <nav aria-label="Which claims" className="mt-3 flex flex-wrap gap-1.5 print:hidden">
        {SHOWS.map((one) => {
          const count = ledger.claims.filter(filters[one]).length
          return count > 0 || one === 'all' ? (
            <ChipLink key={one} to={toShow(pathname, query, one)} isChosen={show === one} preventScrollReset>
              {SHOW_WORDS[one]} <span className="text-fg-subtle">{count}</span>
            </ChipLink>
          ) : null
        })}
      </nav>
      <div
        className="mt-4 overflow-x-auto rounded-card bg-surface shadow-sm"
        role="region"
        aria-label="Claims by voice"
        tabIndex={0}
      >
        <table className="w-full border-collapse text-left max-md:block">
          <caption className="sr-only">Each claim, and where each voice stands on it</caption>
          <thead className="max-md:sr-only">
            <tr className="text-xs text-fg-muted [&>th]:px-4 [&>th]:py-3 [&>th]:font-medium">
              <th scope="col">Claim</th>
              {voices.map((voice) => (
                <th scope="col" key={voice.seat} className="min-w-20 text-center">
                  <SeatMark seat={toSeatNumber(seats.indexOf(voice))} size={15} className="mx-auto mb-1.5" />
                  {voice.label}
                </th>
              ))}
              <th scope="col">Support</th>
            </tr>
          </thead>
          <tbody className="max-md:block">
            {ledger.claims.map((claim, n) =>
              filters[show](claim) ? (
                <ClaimRow
                  key={claim.id}
                  claim={claim}
                  number={n + 1}
                  voices={voices}
                  seats={seats}
                  judge={isJudged(claim) ? (ledger.judging?.label ?? null) : null}
                  isOpen={isFull}
                >
                  {runId && canAsk ? (
                    <Link
                      to={toTarget(pathname, query, claim.id)}
                      className="mt-2 inline-flex min-h-6 items-center gap-1 text-[0.8125rem] text-accent-text underline decoration-accent-line underline-offset-3 print:hidden"
                    >
                      Ask about this claim
                    </Link>
                  ) : null}
                </ClaimRow>
              ) : null,
            )}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const SHOWS = ['all', 'disputed', 'agreed', 'single'] as const
type Show = (typeof SHOWS)[number]
const SHOW_WORDS: Record<Show, string> = { all: 'All', disputed: 'Disputed', agreed: 'Agreed', single: 'Said by one' }
const filters: Record<Show, (claim: Claim) => boolean> = {
  all: () => true,
  disputed: ({ oppose }) => oppose.length > 0,
  agreed: ({ support, oppose }) => oppose.length === 0 && support.length > 1,
  single: ({ support, oppose }) => oppose.length === 0 && support.length < 2,
}

const readShow = (asked: string | null): Show => SHOWS.find((one) => one === asked) ?? 'all'

function toShow(pathname: string, query: URLSearchParams, show: Show): string {
  const next = new URLSearchParams(query)
  if (show === 'all') next.delete('claims')
  else next.set('claims', show)
  return `${pathname}?${next.toString()}#claims-heading`
}

function toTarget(pathname: string, query: URLSearchParams, claim: string): string {
  const next = new URLSearchParams(query)
  next.set('target', claim)
  return `${pathname}?${next.toString()}#follow-up`
}

type RowProps = {
  children: ReactNode
  claim: Claim
  number: number
  voices: readonly SeatResult[]
  seats: readonly SeatResult[]
  /** The model that decided how it stands to other claims; null where the built-in rules did. */
  judge: string | null
  isOpen: boolean
}

function ClaimRow({ claim, number, voices, seats, judge, isOpen, children }: RowProps) {
  const counts = {
    support: claim.support.length,
    oppose: claim.oppose.length,
    qualify: claim.qualify.length,
    voices: voices.length,
  }
  return (
    <tr
      id={`claim-${claim.id}`}
      className="border-t border-line align-top max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-y-2 max-md:px-4 max-md:py-4"
    >
      <th scope="row" className="font-body max-md:col-span-2 md:px-4 md:py-4">
        <span className="flex gap-3">
          <span className="w-4 shrink-0 text-fg-subtle tabular-nums">{number}</span>
          <span className="min-w-0">
            <span className="text-[0.9375rem] leading-snug font-medium wrap-anywhere">{claim.text}</span>
            <span className="mt-1.5 flex flex-wrap items-center gap-2 text-xs text-fg-subtle">
              <Badge tone={TONES[claim.label] ?? 'quiet'}>{claim.label}</Badge>
              {counts.support > 1 ? `worth about ${formatVotes(claim.independentVotes)} independent votes` : null}
              {claim.isCompleted ? <span>completed from the question or the sentence before</span> : null}
              {judge === null ? null : <span className="wrap-anywhere">compared by {judge}</span>}
            </span>
            <Quotes claim={claim} seats={seats} isOpen={isOpen} />
            {children}
          </span>
        </span>
      </th>
      {voices.map((voice) => (
        <td key={voice.seat} className="text-center max-md:hidden md:px-4 md:py-5">
          <StanceNode stance={stanceOf(claim, voice.seat)} who={voice.label} className="mx-auto" />
        </td>
      ))}
      <td className="md:hidden">
        <span className="flex flex-wrap gap-2.5">
          {voices.map((voice) => (
            <StanceNode key={voice.seat} stance={stanceOf(claim, voice.seat)} who={voice.label} />
          ))}
        </span>
      </td>
      <td className="text-[0.8125rem] text-fg-muted max-md:text-right md:min-w-32 md:px-4 md:py-4">
        {toSupportWords(counts)}
        <Culm
          value={counts.support}
          of={Math.max(1, voices.length)}
          low={counts.oppose > 0}
          label={`${counts.support} of ${voices.length}`}
          size="thin"
          block
          className="mt-1.5 max-md:hidden"
        />
      </td>
    </tr>
  )
}

function Quotes({ claim, seats, isOpen }: { claim: Claim; seats: readonly SeatResult[]; isOpen: boolean }) {
  return (
    <details className="mt-2 text-[0.8125rem]" open={isOpen}>
      <summary className="inline-flex min-h-6 items-center text-accent-text underline decoration-accent-line underline-offset-3">
        Who said it how
      </summary>
      <ul className="mt-2 grid gap-2">
        {claim.voices.map((voice) => {
          const label = seats.find(({ seat }) => seat === voice.seat)?.label ?? voice.seat
          return (
            <li key={`${voice.seat}-${voice.start}`} className="text-fg-muted">
              <b className="text-fg">{label}</b>{' '}
              <q className="wrap-anywhere">
                <MarkedText
                  text={voice.quote}
                  spans={marksInQuote(voice)}
                  className="rounded-xs bg-warning-soft px-0.5 text-warning-soft-fg"
                />
              </q>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

const stanceOf = (claim: Claim, seat: string): Stance => {
  if (claim.oppose.includes(seat)) return 'disagrees'
  if (claim.support.includes(seat)) return 'agrees'
  return claim.qualify.includes(seat) ? 'inPart' : 'silent'
}

const formatVotes = (votes: number) => votes.toFixed(1).replace(/\.0$/, '')
