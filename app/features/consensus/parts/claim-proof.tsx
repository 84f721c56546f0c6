import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { RunLedger } from '#app/kits/asking/consensus/model-help/model-help.ts'
import type { SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import { toTable } from '#app/platform/table.ts'
import { Badge, type BadgeTone } from '#app/ui/brand/badge.tsx'
import { toLabelWords, toUnder } from '../run/outcome-words.ts'
import { MarkedText, marksInQuote } from './marked-text.tsx'

type Claim = RunLedger['claims'][number]
type Props = {
  claim: Claim
  /** Claims that cannot be true beside this one. */
  rivals: readonly Claim[]
  seats: readonly SeatResult[]
  /** The model that decided how it stands to other claims; null where the built-in rules did. */
  judge: string | null
  isOpen: boolean
  /** Where the quotes of a long run stand; null where they stand here. */
  quotesAt: string | null
  /** The claim itself: pressed, it opens what stands behind it. */
  summary: ReactNode
  children: ReactNode
}

const TONES: Record<string, BadgeTone> = toTable({
  'settled and sourced': 'success',
  'agreed, unsourced (echo risk)': 'warning',
  disputed: 'danger',
  'contradicted by source': 'danger',
})

/** What stands behind a claim: how well it is founded, who said it in which words, and what is said instead. */
export function ClaimProof({ claim, rivals, seats, judge, isOpen, quotesAt, summary, children }: Props) {
  return (
    <details className="group" open={isOpen}>
      <summary className="flex list-none gap-3 rounded-sm py-[17px] text-[0.96875rem] leading-[1.375rem] tracking-[-0.01em] max-md:py-3.5">
        {summary}
      </summary>
      <div className="grid gap-3 pb-5 pl-7 text-[0.8125rem] font-body max-md:pb-3.5">
        <p className="flex flex-wrap items-center gap-2 text-xs text-fg-subtle">
          <Badge tone={TONES[claim.label] ?? 'quiet'}>{toLabelWords(claim.label)}</Badge>
          {claim.support.length > 1 ? `worth about ${formatVotes(claim.independentVotes)} independent votes` : null}
          {claim.isCompleted ? <span>completed from the question or the sentence before</span> : null}
          {judge === null ? null : <span className="wrap-anywhere">compared by {judge}</span>}
        </p>
        {quotesAt === null ? (
          <Quotes
            voices={claim.voices.filter(({ stance }) => rivals.length === 0 || stance !== 'denies')}
            seats={seats}
          />
        ) : (
          <Link
            to={quotesAt}
            preventScrollReset
            className="inline-flex min-h-6 w-fit items-center text-accent-text underline decoration-accent-line underline-offset-3"
          >
            Who said it, in which words
          </Link>
        )}
        {rivals.map((rival) => (
          <div key={rival.id} className="grid gap-2 border-l-2 border-warning-line pl-3">
            <p className="wrap-anywhere">
              <span className="text-fg-muted">Said instead: </span>
              <b className="font-medium">{rival.text}</b>
            </p>
            {quotesAt === null ? (
              <Quotes voices={rival.voices.filter(({ stance }) => stance !== 'denies')} seats={seats} />
            ) : null}
          </div>
        ))}
        {children}
      </div>
    </details>
  )
}

function Quotes({ voices, seats }: { voices: Claim['voices']; seats: readonly SeatResult[] }) {
  return (
    <ul className="grid gap-2">
      {voices.map((voice) => (
        <li key={`${voice.seat}-${voice.start}`} className="text-fg-muted">
          <b className="font-medium text-fg">{seats.find(({ seat }) => seat === voice.seat)?.label ?? voice.seat}</b>{' '}
          {toUnder(voice)}
          <q className="wrap-anywhere">
            <MarkedText
              text={voice.quote}
              spans={marksInQuote(voice)}
              className="rounded-xs bg-warning-soft px-0.5 text-warning-soft-fg"
            />
          </q>
        </li>
      ))}
    </ul>
  )
}

const formatVotes = (votes: number) => votes.toFixed(1).replace(/\.0$/, '')
