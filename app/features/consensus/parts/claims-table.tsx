import { Link, useLocation, useSearchParams } from '@remix-run/react'
import type { CSSProperties, ReactNode } from 'react'
import { isJudged, type RunLedger } from '#app/kits/asking/consensus/model-help/model-help.ts'
import type { SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { Culm } from '#app/ui/brand/culm.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Pagination } from '#app/ui/data/pagination.tsx'
import { SeatMark, toSeatNumber } from '#app/ui/brand/seat-mark.tsx'
import { StanceNode, type Stance } from '#app/ui/brand/stance-node.tsx'
import { claimShows, readClaimShow, type ClaimRow, type ClaimShow } from '../run/claim-rows.ts'
import type { RunFold } from '../run/fold/fold-run.ts'
import { withQuery } from '../run/fold/with-query.ts'
import { toSupportWords } from '../run/outcome-words.ts'
import { ClaimProof } from './claim-proof.tsx'

type Claim = RunLedger['claims'][number]
type Props = {
  ledger: RunLedger
  fold: RunFold
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
const SHOW_WORDS: Record<ClaimShow, string> = {
  all: 'All',
  disputed: 'Disputed',
  agreed: 'Agreed',
  single: 'Said by one',
}

/** A line a claim, a column an answer; a press on the claim opens the words behind it. */
export function ClaimsTable({ ledger, fold, seats, isFull, runId = null, canAsk = false }: Props) {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const show = readClaimShow(query.get('claims'))
  const voices = seats.filter(({ state }) => state === 'answered')
  const byId = new Map(ledger.claims.map((claim) => [claim.id, claim]))
  const rows = fold.rows.map(({ id, rivals, number }) => ({
    claim: byId.get(id)!,
    rivals: rivals.map((rival) => byId.get(rival)!),
    number,
  }))
  if (fold.counts.all === 0) return null
  return (
    <section className="mt-12" aria-labelledby="claims-heading">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="claims-heading" className="heading-section">
          What they claim
        </h2>
        <Legend />
      </div>
      <Shows counts={fold.counts} show={show} toShown={(one) => toShow(pathname, query, one)} />
      <div
        className="mt-4 rounded-card bg-surface shadow-sm max-md:overflow-clip md:overflow-x-auto"
        role="region"
        aria-label="Claims by answer"
        tabIndex={0}
      >
        <table
          className="w-full border-collapse text-left max-md:block"
          style={{ '--answers': voices.length } as CSSProperties}
        >
          <caption className="sr-only">Each claim, and where each answer stands on it</caption>
          <TableHead voices={voices} seats={seats} />
          <tbody className="max-md:block">
            {rows.map(({ number, ...row }) => (
              <Row key={row.claim.id} row={row} voices={voices}>
                <ClaimProof
                  {...row}
                  seats={seats}
                  judge={isJudged(row.claim) ? (ledger.judging?.label ?? null) : null}
                  isOpen={isFull || fold.open === row.claim.id}
                  quotesAt={fold.hasQuotes || fold.open === row.claim.id ? null : toOpen(pathname, query, row.claim.id)}
                  summary={<Summary number={number} text={row.claim.text} />}
                >
                  {runId && canAsk ? (
                    <Link
                      to={toTarget(pathname, query, row.claim.id)}
                      className="inline-flex min-h-6 items-center gap-1 text-accent-text underline decoration-accent-line underline-offset-3 print:hidden"
                    >
                      Ask about this claim
                    </Link>
                  ) : null}
                </ClaimProof>
              </Row>
            ))}
          </tbody>
        </table>
      </div>
      {fold.claims.pages > 1 ? (
        <Pagination
          label="claims"
          {...fold.claims}
          toPage={(page) => toPageOf(pathname, query, page)}
          className="mt-3 print:hidden"
        />
      ) : null}
    </section>
  )
}

function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] text-fg-muted">
      {LEGEND.map((stance) => (
        <li key={stance} className="flex items-center gap-1.5">
          <StanceNode stance={stance} decorative /> {LEGEND_WORDS[stance]}
        </li>
      ))}
    </ul>
  )
}

function Shows({
  counts,
  show,
  toShown,
}: {
  counts: Readonly<Record<ClaimShow, number>>
  show: ClaimShow
  toShown: (show: ClaimShow) => string
}) {
  return (
    <nav aria-label="Which claims" className="mt-3 flex flex-wrap gap-1.5 print:hidden">
      {claimShows.map((one) =>
        counts[one] > 0 || one === 'all' ? (
          <ChipLink key={one} to={toShown(one)} isChosen={show === one} preventScrollReset>
            {SHOW_WORDS[one]} <span className="text-fg-subtle">{counts[one]}</span>
          </ChipLink>
        ) : null,
      )}
    </nav>
  )
}

/** On a phone the marks alone, over the nodes; they stay in sight while the claims go by. */
function TableHead({ voices, seats }: { voices: readonly SeatResult[]; seats: readonly SeatResult[] }) {
  return (
    <thead className="text-xs text-fg-muted max-md:sticky max-md:top-header max-md:z-10 max-md:block max-md:bg-surface">
      <tr className="max-md:grid max-md:grid-cols-[repeat(var(--answers),34px)] max-md:px-4 max-md:py-3 [&>th]:font-medium md:[&>th]:px-3 md:[&>th]:py-3">
        <th scope="col" className="max-md:sr-only md:pl-6!">
          Claim
        </th>
        {voices.map((voice) => (
          <th scope="col" key={voice.seat} className="text-center md:min-w-20">
            <SeatMark seat={toSeatNumber(seats.indexOf(voice))} size={15} className="md:mx-auto md:mb-1.5" />
            <span className="max-md:sr-only">{voice.label}</span>
          </th>
        ))}
        <th scope="col" className="max-md:sr-only">
          Support
        </th>
      </tr>
    </thead>
  )
}

const toShow = (pathname: string, query: URLSearchParams, show: ClaimShow) =>
  withQuery(pathname, query, { claims: show === 'all' ? null : show, page: null, open: null }, 'claims-heading')

const toPageOf = (pathname: string, query: URLSearchParams, page: number) =>
  withQuery(pathname, query, { page: page === 1 ? null : String(page), open: null }, 'claims-heading')

const toOpen = (pathname: string, query: URLSearchParams, claim: string) =>
  withQuery(pathname, query, { open: claim }, `claim-${claim}`)

const toTarget = (pathname: string, query: URLSearchParams, claim: string) =>
  withQuery(pathname, query, { target: claim }, 'follow-up')

/** A clause out of the middle of a sentence; "iPhone" and "pH" keep their letters. */
const STARTS_SMALL = /^\p{Ll}+[\s,]/u

function Summary({ number, text }: { number: number; text: string }) {
  return (
    <>
      <span className="w-4 shrink-0 font-body text-fg-subtle tabular-nums">{number}</span>
      <span className={`min-w-0 flex-1 wrap-anywhere ${STARTS_SMALL.test(text) ? 'first-letter:uppercase' : ''}`}>
        {text}
      </span>
      <Icon
        name="chevron-down"
        size={16}
        className="mt-[3px] text-fg-subtle transition-[rotate] duration-fast group-open:rotate-180"
      />
    </>
  )
}

function Row({
  row: { claim },
  voices,
  children,
}: {
  row: ClaimRow
  voices: readonly SeatResult[]
  children: ReactNode
}) {
  const counts = {
    support: claim.support.length,
    oppose: claim.oppose.length,
    qualify: claim.qualify.length,
    voices: voices.length,
  }
  return (
    <tr
      id={`claim-${claim.id}`}
      className="border-t border-line align-top max-md:grid max-md:grid-cols-[repeat(var(--answers),34px)_1fr] max-md:items-center max-md:px-4 max-md:pb-3.5"
    >
      <th scope="row" className="font-medium max-md:col-span-full md:pr-3 md:pl-6">
        {children}
      </th>
      {voices.map((voice) => (
        <td key={voice.seat} className="md:px-3 md:pt-5">
          <StanceNode stance={stanceOf(claim, voice.seat)} who={voice.label} className="md:mx-auto" />
        </td>
      ))}
      <td className="text-[0.8125rem] leading-[1.125rem] text-fg-muted max-md:text-right md:w-44 md:px-3 md:pt-3 md:pr-6">
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

const stanceOf = (claim: Claim, seat: string): Stance => {
  if (claim.oppose.includes(seat)) return 'disagrees'
  if (claim.support.includes(seat)) return 'agrees'
  return claim.qualify.includes(seat) ? 'inPart' : 'silent'
}
