import type { RunLedger } from '#app/kits/asking/consensus/model-help/model-help.ts'
import { toShownAnswer, type ShownAnswer } from '#app/kits/asking/consensus/shown-answer.ts'
import type { SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import { toPaging, type Paging } from '#app/ui/data/table-address.ts'
import { joinSpans, type Span } from '../../parts/marked-text.tsx'
import { claimShows, isShownIn, readClaimShow, toClaimRows, type ClaimShow } from '../claim-rows.ts'
import { cutText } from './cut-text.ts'

/** What of a long run stands on its page at once; the rest stands behind addresses of its own (`?open=`, `?page=`, `?disputes=`). */
const CLAIMS_PER_PAGE = 15
const DISPUTES_PER_PAGE = 6
/** Quotes and answers that are no longer than this together stand on the page whole. */
const QUOTES_MAX_CHARS = 4_000
const ANSWERS_MAX_CHARS = 8_000
const CUT_ANSWER_CHARS = 900
const AGREED_MAX_CHARS = 5_000
const CUT_AGREED_CHARS = 2_500

/** The name under which the agreed answer is opened whole; answers are opened by `answer-<position>`, claims by their ids. */
export const OPEN_AGREED = 'agreed'
export const OPEN_POSSIBLE = 'possible'
export const toOpenAnswer = (position: number) => `answer-${position}`

export type SeatFold = { words: number; marks: Span[]; isCut: boolean }
export type RowFold = { id: string; rivals: string[]; number: number }
export type RunFold = {
  agreed: ShownAnswer & { isCut: boolean }
  /** The lines of claims on this page, by the ids of their claims. */
  rows: RowFold[]
  counts: Record<ClaimShow, number>
  claims: Paging
  /** Whether every line brings its quotes; else the one that is open does. */
  hasQuotes: boolean
  open: string | null
  /** `possible`: how many pairs may differ, of which the page shows the first few. */
  disputes: Paging & { from: number; possible: number }
  /** By the places of the seats. */
  seats: SeatFold[]
}

type Seat = Pick<SeatResult, 'seat' | 'label' | 'text' | 'weight' | 'sources'> & { state: string }
type Whole<One extends Seat> = { seats: readonly One[]; ledger: RunLedger }

/** A run with what its page shows at once, and what was folded away. A short one is whole. */
export function foldRun<One extends Seat>({ seats, ledger }: Whole<One>, params: URLSearchParams) {
  const open = params.get('open')
  const { rows, shown, counts, claims } = pageOfClaims(ledger, params)
  const onPage = new Set(shown.flatMap(({ id, rivals }) => [id, ...rivals]))
  const target = params.get('target')
  const kept = ledger.claims.filter(({ id }) => onPage.has(id) || id === target)
  const hasQuotes = sumChars(kept.flatMap(({ voices }) => voices.map(({ quote }) => quote))) <= QUOTES_MAX_CHARS
  const isOpenRow = new Set(rows.filter(({ id }) => id === open).flatMap(({ id, rivals }) => [id, ...rivals]))
  const disputes = pageOfDisputes(ledger, params)
  const isOnPage = (n: number) => n >= disputes.from && n < disputes.from + disputes.perPage
  const isLong = sumChars(seats.map(({ text }) => text)) > ANSWERS_MAX_CHARS
  const folds = seats.map((seat, n) => foldSeat(seat, ledger, isLong && open !== toOpenAnswer(n)))
  const agreed = toShownAnswer(ledger, seats.filter(isEnded) as unknown as SeatResult[])
  const fold: RunFold = {
    agreed: cutAgreed(agreed, open === OPEN_AGREED),
    ...{ rows: shown, counts, claims, hasQuotes, open, disputes },
    seats: folds.map(({ fold: one }) => one),
  }
  return {
    fold,
    seats: folds.map(({ seat }) => seat),
    ledger: {
      ...ledger,
      // It stands in `fold.agreed`.
      answer: '',
      claims: kept.map((claim) =>
        hasQuotes || isOpenRow.has(claim.id) ? claim : { ...claim, silent: [], voices: [] },
      ),
      disputes: ledger.disputes.map((dispute, n) => (isOnPage(n) ? dispute : toPlaceOf(dispute, n))),
      ...(ledger.possible && {
        possible: open === OPEN_POSSIBLE ? ledger.possible : ledger.possible.slice(0, DISPUTES_PER_PAGE),
      }),
      ...(ledger.asked && {
        asked: { ...ledger.asked, positions: ledger.asked.positions.map((one) => ({ ...one, quotes: [] })) },
      }),
      ...(ledger.smoothing && { smoothing: { ...ledger.smoothing, text: null } }),
    },
  }
}

/** A dispute that is only counted; the first one is the headline. */
export function toPlaceOf(dispute: RunLedger['disputes'][number], n: number): RunLedger['disputes'][number] {
  const positions = n === 0 ? dispute.positions.map((position) => ({ ...position, quotes: [] })) : []
  return { ...dispute, claimIds: [], positions }
}

const isEnded = ({ state }: Seat) => state !== 'waiting'

const sumChars = (texts: readonly string[]) => texts.reduce((sum, { length }) => sum + length, 0)

function pageOfClaims(ledger: RunLedger, params: URLSearchParams) {
  const all = toClaimRows(ledger).map((row, n) => ({ ...row, number: n + 1 }))
  const show = readClaimShow(params.get('claims'))
  const chosen = all.filter((row) => isShownIn(show, row))
  const claims = toPaging(params, chosen.length, CLAIMS_PER_PAGE)
  const from = (claims.page - 1) * CLAIMS_PER_PAGE
  const toFold = ({ claim, rivals, number }: (typeof all)[number]): RowFold => ({
    id: claim.id,
    rivals: rivals.map(({ id }) => id),
    number,
  })
  return {
    rows: all.map(toFold),
    shown: chosen.slice(from, from + CLAIMS_PER_PAGE).map(toFold),
    counts: Object.fromEntries(
      claimShows.map((one) => [one, all.filter((row) => isShownIn(one, row)).length]),
    ) as Record<ClaimShow, number>,
    claims,
  }
}

function pageOfDisputes({ disputes, possible = [] }: RunLedger, params: URLSearchParams): RunFold['disputes'] {
  const asked = new URLSearchParams({ page: params.get('disputes') ?? '1' })
  const paging = toPaging(asked, disputes.length, DISPUTES_PER_PAGE)
  return { ...paging, from: (paging.page - 1) * DISPUTES_PER_PAGE, possible: possible.length }
}

function foldSeat<One extends Seat>(seat: One, { claims }: RunLedger, isFolded: boolean) {
  const text = isFolded && seat.state === 'answered' ? cutText(seat.text, CUT_ANSWER_CHARS) : seat.text
  const spans = claims.flatMap(({ voices }) => voices.filter((voice) => voice.seat === seat.seat))
  const marks = joinSpans(text, spans)
  const words = seat.text.split(/\s+/).filter(Boolean).length
  return { seat: { ...seat, text }, fold: { words, marks, isCut: text.length < seat.text.length } }
}

function cutAgreed(agreed: ShownAnswer, isOpen: boolean): RunFold['agreed'] {
  if (isOpen || agreed.text.length <= AGREED_MAX_CHARS) return { ...agreed, isCut: false }
  const text = cutText(agreed.text, CUT_AGREED_CHARS)
  return {
    ...agreed,
    text,
    assembly: agreed.smoothedBy === null ? text : cutText(agreed.assembly, CUT_AGREED_CHARS),
    isCut: true,
  }
}
