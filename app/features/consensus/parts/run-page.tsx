import { Await } from '@remix-run/react'
import { Suspense, useMemo } from 'react'
import { to } from '#app/catalogue/to.ts'
import type { Ledger } from '#app/kits/ledger/ledger.ts'
import type { SeatResult } from '#app/kits/panel/panel.server.ts'
import { isBuiltIn } from '#app/kits/panel/seat-info.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { AnswerCard } from './answer-card.tsx'
import { ClaimsTable } from './claims-table.tsx'
import { Disputes } from './disputes.tsx'
import { FollowUp } from './follow-up.tsx'
import { SeatAnswer, WaitingSeat } from './seat-answer.tsx'
import { TimeAndCost } from './time-and-cost.tsx'

export type SeatName = { seat: string; label: string; kind: 'engine' | 'pasted' }
export type RunView = {
  id: string
  question: string
  createdAt: Date
  names: readonly SeatName[]
  /** In the order of `names`; promises while seats are still answering and JavaScript is there to wait. */
  answers: (SeatResult | Promise<SeatResult>)[]
  ledger: Ledger | Promise<Ledger>
}

/** A run under its own address: the agreed answer first, then claims, disputes, every answer, time and cost. */
export function RunPage({ run, variant }: { run: RunView; variant: string | null }) {
  // One promise for the life of the run: a new one at each render would show the skeletons again.
  const finished = useMemo(() => toFinished(run), [run])
  return (
    <div className="page pt-3 pb-section">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <h1 className="heading-page max-w-[24em] min-w-0 wrap-anywhere">
          {run.question || 'Your pasted answers, compared'}
        </h1>
        <ButtonLink to={to('consensus')} variant="plain" size="sm">
          <Icon name="plus" size={17} /> New question
        </ButtonLink>
      </div>
      <Suspense fallback={<Skeleton className="mt-6 h-56 w-full" />}>
        <Await resolve={finished}>{({ ledger, seats }) => <AnswerCard ledger={ledger} seats={seats} />}</Await>
      </Suspense>
      {variant === 'simple' ? (
        <DetailsLink run={run} />
      ) : (
        <Details run={run} finished={finished} isFull={variant === 'v4'} />
      )}
      <FollowUp />
    </div>
  )
}

function DetailsLink({ run }: { run: RunView }) {
  return (
    <p className="mt-6">
      <ButtonLink to={to('consensus', null, { run: run.id })} variant="ghost">
        Claims, quotes and sources <Icon name="arrow-right" size={17} />
      </ButtonLink>
    </p>
  )
}

type Finished = { ledger: Ledger; seats: SeatResult[] }

function toFinished({ ledger, answers }: RunView): Finished | Promise<Finished> {
  if (!(ledger instanceof Promise)) return { ledger, seats: answers as SeatResult[] }
  return Promise.all([ledger, ...answers]).then(([compared, ...seats]) => ({ ledger: compared, seats }))
}

/** What kind of voices answered, so that nobody takes a dictionary for a model. */
function toVoicesWords(names: RunView['names']): string {
  const engines = names.filter(({ kind }) => kind === 'engine')
  if (engines.length === 0) return ''
  const models = engines.filter(({ seat }) => !isBuiltIn(seat)).length
  if (models === 0) return ' Built-in knowledge engines answer here; no AI model is connected.'
  return models === engines.length
    ? ' AI models answer here.'
    : ' AI models and built-in knowledge engines answer here.'
}

function Details({ run, finished, isFull }: { run: RunView; finished: Finished | Promise<Finished>; isFull: boolean }) {
  return (
    <>
      <Suspense fallback={null}>
        <Await resolve={finished}>
          {({ ledger, seats }) => (
            <>
              <ClaimsTable ledger={ledger} seats={seats} isFull={isFull} />
              <Disputes ledger={ledger} seats={seats} />
            </>
          )}
        </Await>
      </Suspense>
      <section className="mt-14" aria-labelledby="answers-heading">
        <h2 id="answers-heading" className="heading-section">
          Every answer, in full
        </h2>
        <p className="mt-1 text-fg-muted">
          Marked lines fed the claims above.
          {toVoicesWords(run.names)}
        </p>
        <ul className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,16.5rem),1fr))] gap-4">
          {run.names.map((name, n) => (
            <li key={name.seat} className="grid">
              <Suspense fallback={<WaitingSeat name={name} position={n} />}>
                <Await resolve={run.answers[n] as SeatResult | Promise<SeatResult>}>
                  {(seat) => (
                    <Suspense fallback={<SeatAnswer seat={seat} position={n} ledger={null} />}>
                      <Await resolve={run.ledger}>
                        {(ledger) => <SeatAnswer seat={seat} position={n} ledger={ledger} />}
                      </Await>
                    </Suspense>
                  )}
                </Await>
              </Suspense>
            </li>
          ))}
        </ul>
      </section>
      <Suspense fallback={null}>
        <Await resolve={finished}>{({ seats }) => <TimeAndCost seats={seats} />}</Await>
      </Suspense>
    </>
  )
}
