import type { Ledger } from '#app/kits/ledger/ledger.ts'
import type { SeatResult } from '#app/kits/panel/panel.server.ts'
import { isBuiltIn } from '#app/kits/panel/seat-info.ts'
import { toMoneyWords } from '#app/kits/runs/money-words.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SeatMark, toSeatNumber } from '#app/ui/seat-mark.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { formatTime } from '../run-figures.ts'
import { MarkedText } from './marked-text.tsx'
import type { SeatName } from './run-page.tsx'
import { SourceList } from './source-list.tsx'

type Props = { seat: SeatResult; position: number; ledger: Ledger | null }

const STATES = { answered: null, abstained: 'kept silent', failed: 'failed' } as const
const WEIGHTS = { typed: 'typed fact', exact: 'exact entry', closest: 'closest entry found' } as const

/** One voice's own words, the lines that fed the claims marked, with its sources. */
export function SeatAnswer({ seat, position, ledger }: Props) {
  const spans = ledger?.claims.flatMap(({ voices }) => voices.filter((voice) => voice.seat === seat.seat)) ?? []
  const state = STATES[seat.state]
  return (
    <Card as="article" className="flex flex-col p-5" aria-label={seat.label}>
      <header className="flex flex-wrap items-center gap-2">
        <SeatMark seat={toSeatNumber(position)} size={16} />
        <h3 className="heading-small mr-auto">{seat.label}</h3>
        {state ? (
          <Badge>{state}</Badge>
        ) : seat.weight ? (
          <Badge>{seat.isRecomputed ? 'computed' : WEIGHTS[seat.weight]}</Badge>
        ) : null}
      </header>
      <p
        className={`mt-3 text-[0.9375rem] leading-relaxed whitespace-pre-line wrap-anywhere ${seat.state === 'answered' ? '' : 'text-fg-muted'}`}
      >
        <MarkedText
          text={seat.text}
          spans={spans}
          className="bg-transparent text-inherit underline decoration-accent-line decoration-[3px] underline-offset-3"
        />
      </p>
      {seat.sources.length > 0 ? (
        <SourceList sources={seat.sources} className="mt-4 border-t border-line pt-3" />
      ) : null}
      <footer className="mt-auto flex gap-4 pt-4 text-xs text-fg-subtle tabular-nums">
        {seat.tookMs === null ? (
          <span>pasted</span>
        ) : (
          <span className="flex items-center gap-1.5">
            <Icon name="clock" size={14} /> {formatTime(seat.tookMs)}
          </span>
        )}
        {seat.state === 'answered' ? <span>{countWords(seat.text)} words</span> : null}
        {seat.kind === 'engine' && !isBuiltIn(seat.seat) ? <span>cost {toMoneyWords(seat.costMicros)}</span> : null}
      </footer>
    </Card>
  )
}

/** A voice that has not answered yet. */
export function WaitingSeat({ name, position }: { name: SeatName; position: number }) {
  return (
    <Card as="article" className="p-5" aria-busy="true">
      <header className="flex items-center gap-2">
        <SeatMark seat={toSeatNumber(position)} size={16} />
        <h3 className="heading-small">{name.label}</h3>
      </header>
      <p className="sr-only" role="status">
        {name.label} is answering
      </p>
      <Skeleton className="mt-4 h-3.5 w-full" />
      <Skeleton className="mt-2.5 h-3.5 w-5/6" />
      <Skeleton className="mt-2.5 h-3.5 w-2/3" />
    </Card>
  )
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length
