import { Link, useLocation, useSearchParams } from '@remix-run/react'
import { toQuery } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { isEnded } from '#app/kits/asking/consensus/consensus-run.ts'
import { isHelpPending } from '#app/kits/asking/consensus/model-help/model-help.ts'
import { toHelpAlongWords } from '#app/kits/asking/consensus/shown-answer.ts'
import { ReadAgain } from '#app/kits/foundation/live/read-again.tsx'
import { VISIT_KEY_HOURS } from '#app/kits/members/visitor/visit-key.limits.ts'
import type { SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import type { RunPageView } from '../run/run-view.server.ts'
import { useRunAddress } from '../use-run-address.ts'
import { useRunLive } from '../run/use-run-live.ts'
import { AnswerCard } from './answer-card.tsx'
import { FollowUp } from './follow-up.tsx'
import { ParkedNote } from './parked-note.tsx'
import { RunDetails } from './run-details.tsx'
import { RunTools } from './run-tools.tsx'
import { ShareButton } from '../run/share-dialog.tsx'
import type { RunFold } from '../run/fold/fold-run.ts'
import { Versions } from '../run/versions.tsx'

export type ShownRun = RunPageView['run']

type Props = { view: RunPageView; problem: FormProblem | null }

/** A run under its own address: the agreed answer first, then claims, disputes, every answer, time and cost. */
export function RunPage({ view, problem }: Props) {
  const run = useRunLive(view.run, view.liveMark)
  const { variant, older, changes, parent } = view
  const seats = run.seats.filter(isEnded)
  const { ledger } = run
  return (
    <div className="page pt-3 pb-section">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          {parent && !view.isByKey ? <Parent parent={parent} purpose={run.purpose} /> : null}
          <h1 className="heading-page max-w-[24em] min-w-0 wrap-anywhere">
            {run.question || 'Your pasted answers, compared'}
          </h1>
        </div>
        <RunTools id={run.id} isDone={run.state === 'done'} share={<ShareButton id={run.id} />} />
      </div>
      {view.isByKey ? <ByKey /> : null}
      {problem ? <Problem problem={problem} /> : null}
      <Waiting run={run} />
      {run.parked ? <ParkedNote reason={run.parked} /> : null}
      <Answer run={run} seats={seats} agreed={view.fold?.agreed} />
      {variant === 'simple' ? (
        <DetailsLink run={run} />
      ) : (
        <>
          <RunDetails run={run} view={view} seats={seats} isFull={variant === 'v4'} problem={problem} />
          <Versions id={run.id} version={run.version} older={older} shown={changes} />
        </>
      )}
      {run.state === 'done' && run.question ? (
        <FollowUp problem={problem} help={ledger ? toHelpAlongWords(ledger) : ''} claims={ledger?.claims} />
      ) : null}
    </div>
  )
}

/** Said to a guest whose browser keeps no cookies. */
function ByKey() {
  return (
    <p className="mt-4 max-w-[60em] text-[0.8125rem] text-fg-muted" role="note">
      Your browser keeps no cookies, so this address is the only way back to your answer. It works for {VISIT_KEY_HOURS}{' '}
      hours, and whoever has it can read along.
    </p>
  )
}

/** The agreed answer; an older version's while a newer one could not be compared. */
function Answer({
  run: { ledger, parked, question },
  seats,
  agreed,
}: {
  run: ShownRun
  seats: SeatResult[]
  agreed: RunFold['agreed'] | undefined
}) {
  if (ledger && agreed) return <AnswerCard ledger={ledger} seats={seats} agreed={agreed} question={question} />
  return parked ? null : <Skeleton className="mt-6 h-56 w-full" />
}

const FOLLOWS = {
  'follow-up': 'Follows from',
  'resolve': 'More answers on',
  'why': 'Asks for reasons after',
  'fork': 'Asked again after',
  'again': 'Follows from',
  'ask': 'Follows from',
} as const

function Parent({ parent, purpose }: { parent: NonNullable<RunPageView['parent']>; purpose: keyof typeof FOLLOWS }) {
  return (
    <p className="mb-1 text-[0.8125rem] text-fg-muted">
      {FOLLOWS[purpose]}{' '}
      <Link to={to('consensus-run', null, { run: parent.id })} className="link wrap-anywhere">
        {parent.question || 'pasted answers'}
      </Link>
    </p>
  )
}

/** A form that was not accepted and has no field of its own on this page says why here. */
function Problem({ problem }: { problem: FormProblem }) {
  if (problem.values.act === 'add' || problem.values.act === 'follow') return null
  return (
    <div className="mt-4" role="alert">
      <FieldError>{Object.values(problem.errors)[0]}</FieldError>
    </div>
  )
}

/** Who is still thinking, for eyes and ears; without JavaScript the page reads itself again until all are done. */
function Waiting({ run }: { run: ShownRun }) {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const waiting = run.seats.filter((seat) => !isEnded(seat))
  const toPage = (rest: Record<string, string>) => pathname + toQuery({ run: run.id, ...rest, key: query.get('key') })
  return (
    <div role="status" aria-live="polite">
      {run.state === 'running' ? (
        <>
          <p className="mt-4 text-fg-muted">{toWaitingWords(run, waiting.length)}</p>
          <ReadAgain isOn={!query.has('still')} pageTo={toPage({})} stillTo={toPage({ still: '1' })} />
        </>
      ) : null}
    </div>
  )
}

function toWaitingWords({ seats, ledger }: ShownRun, waiting: number): string {
  if (waiting === 0)
    return ledger && isHelpPending(ledger)
      ? 'Everybody has answered. The built-in comparison is below; a language model is still helping.'
      : 'Everybody has answered. Comparing what they say.'
  const who = waiting === 1 ? 'One answer is' : `${waiting} of ${seats.length} answers are`
  return ledger ? `${who} still on the way and will be added.` : `${who} still on the way.`
}

function DetailsLink({ run }: { run: ShownRun }) {
  return (
    <p className="mt-6">
      <ButtonLink to={useRunAddress(run.id)('consensus-run')} variant="ghost">
        Claims, quotes and sources <Icon name="arrow-right" size={17} />
      </ButtonLink>
    </p>
  )
}
