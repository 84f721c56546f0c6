import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { toDisputeHeadline } from '#app/kits/asking/consensus/agreement-words.ts'
import { isEnded } from '#app/kits/asking/consensus/consensus-run.ts'
import type { Ledger } from '#app/engines/claim-ledger/ledger.ts'
import { toParkedWords } from '#app/kits/asking/consensus/parked-words.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { SeatMark, toSeatNumber } from '#app/ui/brand/seat-mark.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { toOutcome } from '../run/outcome-words.ts'
import type { TurnView } from '../consensus-chat.server.ts'
import { useRunLive } from '../run/use-run-live.ts'
import { Assembled } from './assembled.tsx'
import { HelpNotes } from './help-notes.tsx'
import { SourceList } from './source-list.tsx'

/** One turn: what was asked, the agreed answer, how far the answers agree, and the way to the whole run. */
export function Turn({ turn: read, liveMark, isLast }: { turn: TurnView; liveMark: string; isLast: boolean }) {
  const turn = useRunLive(read, liveMark)
  const seats = turn.seats.filter(isEnded)
  const voices = seats.filter(({ state }) => state === 'answered')
  const { ledger, shown, sources } = turn
  return (
    <article aria-label={turn.typed}>
      <div className="ml-auto w-fit max-w-[85%] rounded-card bg-accent-soft px-4 py-2.5 text-accent-soft-fg">
        <h2 className="text-base font-medium wrap-anywhere">{turn.typed}</h2>
      </div>
      {turn.typed === turn.question ? null : (
        <p className="mt-1 text-right text-xs text-fg-subtle">Understood as: {turn.question}</p>
      )}
      <Card as="div" className="mt-3 p-5" aria-busy={ledger === null && turn.parked === null}>
        {ledger && shown ? (
          <>
            <p className="reading whitespace-pre-line wrap-anywhere">{shown.text}</p>
            <Assembled shown={shown} className="mt-3" />
            <HelpNotes ledger={ledger} seats={seats} className="mt-3" />
            {sources.length > 0 ? <SourceList sources={sources} className="mt-4 border-t border-line pt-3" /> : null}
            <Agreement ledger={ledger} voices={voices.length} />
            {isLast ? <DisputedClaims ledger={ledger} /> : null}
          </>
        ) : turn.parked ? (
          <p className="reading">{toParkedWords(turn.parked)}</p>
        ) : (
          <>
            <p role="status" className="text-fg-muted">
              {seats.length} of {turn.seats.length} have answered.
            </p>
            <Skeleton className="mt-3 h-4 w-full" />
            <Skeleton className="mt-2 h-4 w-3/4" />
          </>
        )}
        <ul className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-fg-muted">
          {turn.seats.map((seat) => (
            <li key={seat.position} className="flex items-center gap-1.5">
              <SeatMark seat={toSeatNumber(seat.position)} size={12} />
              {seat.label}
              {seat.state === 'answered' ? null : <Badge>{WORDS[seat.state]}</Badge>}
            </li>
          ))}
          <li className="ml-auto">
            <Link
              to={to('consensus-run', null, { run: turn.id })}
              className="link inline-flex min-h-6 items-center gap-1"
            >
              Claims and answers <Icon name="arrow-right" size={14} />
              <span className="sr-only">: {turn.typed}</span>
            </Link>
          </li>
        </ul>
      </Card>
    </article>
  )
}

const WORDS = { waiting: 'thinking', abstained: 'silent', refused: 'refused', failed: 'failed' } as const

function Agreement({ ledger, voices }: { ledger: Ledger; voices: number }) {
  const { title } = toOutcome(ledger, voices)
  return (
    <p className="mt-4 flex flex-wrap items-center gap-2 text-[0.8125rem]">
      <Badge tone={ledger.disputes.length > 0 ? 'warning' : 'quiet'}>{title}</Badge>
      <span className="text-fg-muted">{toDisputeHeadline(ledger.disputes)}</span>
    </p>
  )
}

/** A follow-up can target one disputed claim: the panel is told which. */
function DisputedClaims({ ledger }: { ledger: Ledger }) {
  const disputed = ledger.claims.filter(({ oppose }) => oppose.length > 0)
  if (disputed.length === 0) return null
  return (
    <ul className="mt-4 grid gap-2 border-t border-line pt-3" aria-label="Disputed claims">
      {disputed.map(({ id, text }) => (
        <li key={id} className="flex flex-wrap items-center gap-3 text-sm">
          <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
          <KeyedForm name={`question-${id}`}>
            <input type="hidden" name="act" value="say" />
            <input type="hidden" name="target" value={id} />
            <input type="hidden" name="question" value={`Is this true, and how do you know: ${text}`} />
            <Button type="submit" variant="plain" size="xs">
              Ask the panel about this<span className="sr-only">: {text}</span>
            </Button>
          </KeyedForm>
        </li>
      ))}
    </ul>
  )
}
