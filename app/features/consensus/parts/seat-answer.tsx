import { Link, useLocation, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import { isBuiltIn } from '#app/kits/asking/panel/seat-info.ts'
import { toMoneyWords } from '#app/kits/asking/runs/money-words.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { SeatMark, toSeatNumber } from '#app/ui/brand/seat-mark.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { toOpenAnswer, type SeatFold } from '../run/fold/fold-run.ts'
import { formatTime } from '../run/run-figures.ts'
import { withQuery } from '../run/fold/with-query.ts'
import { MarkedText } from './marked-text.tsx'
import { SourceList } from './source-list.tsx'

type Props = { seat: SeatResult; position: number; fold: SeatFold | null; children?: ReactNode }

const STATES = { answered: null, abstained: 'kept silent', refused: 'refused', failed: 'failed' } as const
const KINDS = {
  engine: 'not asked anew',
  pasted: 'pasted',
  document: 'a document',
  community: 'from the community',
  settled: 'from an earlier run',
} as const
const WEIGHTS = { typed: 'listed fact', exact: 'exact entry', closest: 'closest entry found' } as const

/** How the lines that fed the claims look: said once for all of them, for there may be hundreds. */
const MARKS =
  '[&_mark]:bg-transparent [&_mark]:text-inherit [&_mark]:underline [&_mark]:decoration-accent-line [&_mark]:decoration-[3px] [&_mark]:underline-offset-3'

/** One answer in its own words, the lines that fed the claims marked, with its sources. */
export function SeatAnswer({ seat, position, fold, children }: Props) {
  const state = STATES[seat.state]
  return (
    <Card as="article" id={toOpenAnswer(position)} className="flex flex-col p-5" aria-label={seat.label}>
      <header className="flex flex-wrap items-center gap-2">
        <SeatMark seat={toSeatNumber(position)} size={16} />
        <h3 className="heading-small mr-auto">{seat.label}</h3>
        {state ? (
          <Badge>{state}</Badge>
        ) : seat.weight ? (
          <Badge>{seat.kind === 'document' ? 'quoted' : seat.isRecomputed ? 'computed' : WEIGHTS[seat.weight]}</Badge>
        ) : null}
      </header>
      <p
        className={`mt-3 text-[0.9375rem] leading-relaxed whitespace-pre-line wrap-anywhere ${MARKS} ${seat.state === 'answered' ? '' : 'text-fg-muted'}`}
      >
        <MarkedText text={seat.text} spans={fold?.marks ?? []} />
        {fold?.isCut ? ' …' : null}
      </p>
      {fold?.isCut ? <Whole position={position} label={seat.label} /> : null}
      {seat.sources.length > 0 ? (
        <SourceList sources={seat.sources} className="mt-4 border-t border-line pt-3" />
      ) : null}
      <footer className="mt-auto flex gap-4 pt-4 text-xs text-fg-subtle tabular-nums">
        {seat.tookMs === null ? (
          <span>{KINDS[seat.kind]}</span>
        ) : (
          <span className="flex items-center gap-1.5">
            <Icon name="clock" size={14} /> {formatTime(seat.tookMs)}
          </span>
        )}
        {seat.state === 'answered' ? <span>{fold?.words ?? countWords(seat.text)} words</span> : null}
        {seat.kind === 'engine' && !isBuiltIn(seat.seat) ? <span>cost {toMoneyWords(seat.costMicros)}</span> : null}
      </footer>
      {children}
    </Card>
  )
}

/** The way to all of a long answer. */
function Whole({ position, label }: { position: number; label: string }) {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const open = toOpenAnswer(position)
  return (
    <p className="mt-2">
      <Link to={withQuery(pathname, query, { open }, open)} preventScrollReset className="link text-[0.8125rem]">
        The whole answer<span className="sr-only"> of {label}</span>
      </Link>
    </p>
  )
}

/** An answer that has not ended yet, with what it has said so far. */
export function WaitingSeat({ label, position, spoken }: { label: string; position: number; spoken: string }) {
  return (
    <Card as="article" className="p-5" aria-busy="true" aria-label={`${label}, still answering`}>
      <header className="flex items-center gap-2">
        <SeatMark seat={toSeatNumber(position)} size={16} />
        <h3 className="heading-small">{label}</h3>
      </header>
      {spoken ? (
        <p className="mt-3 text-[0.9375rem] leading-relaxed whitespace-pre-line wrap-anywhere">{spoken}</p>
      ) : null}
      <Skeleton className="mt-4 h-3.5 w-full" />
      {spoken ? null : (
        <>
          <Skeleton className="mt-2.5 h-3.5 w-5/6" />
          <Skeleton className="mt-2.5 h-3.5 w-2/3" />
        </>
      )}
    </Card>
  )
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length
