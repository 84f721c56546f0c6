import { isEnded } from '#app/kits/asking/consensus/consensus-run.ts'
import { isBuiltIn } from '#app/kits/asking/panel/seat-info.ts'
import type { SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import type { RunPageView } from '../consensus-view.server.ts'
import { AddVoice } from './add-voice.tsx'
import { ClaimsTable } from './claims-table.tsx'
import { Disputes } from './disputes.tsx'
import type { ShownRun } from './run-page.tsx'
import { SeatActs } from './seat-acts.tsx'
import { SeatAnswer, WaitingSeat } from './seat-answer.tsx'
import { TimeAndCost } from './time-and-cost.tsx'

type Props = {
  run: ShownRun
  view: RunPageView
  seats: SeatResult[]
  isFull: boolean
  problem: FormProblem | null
}

/** What stands behind the answer: claims, disputes, every answer in full, the receipt. */
export function RunDetails({ run, view, seats, isFull, problem }: Props) {
  const { ledger } = run
  const isDone = run.state === 'done'
  return (
    <>
      {ledger ? (
        <>
          <ClaimsTable
            ledger={ledger}
            seats={seats}
            isFull={isFull}
            runId={run.id}
            canAsk={isDone && run.question !== ''}
          />
          <Disputes
            ledger={ledger}
            seats={seats}
            canAsk={isDone && run.question !== ''}
            hasOthers={view.others.length > 0}
          />
        </>
      ) : null}
      <section className="mt-14" aria-labelledby="answers-heading">
        <h2 id="answers-heading" className="heading-section">
          Every answer, in full
        </h2>
        <p className="mt-1 text-fg-muted">
          Marked lines fed the claims above.
          {toVoicesWords(run)}
        </p>
        <ul className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,16.5rem),1fr))] gap-4">
          {run.seats.map((seat) => (
            <li key={seat.position} className="grid">
              {isEnded(seat) ? (
                <SeatAnswer seat={seat} position={seat.position} ledger={ledger}>
                  {isDone ? <SeatActs seat={seat} position={seat.position} votes={view.votes} /> : null}
                </SeatAnswer>
              ) : (
                <WaitingSeat label={seat.label} position={seat.position} spoken={seat.text} />
              )}
            </li>
          ))}
        </ul>
        {isDone ? (
          <AddVoice
            others={run.question ? view.others : []}
            problem={problem}
            hasQuestion={run.question !== ''}
            ownFiles={view.ownFiles}
            isMember={view.isMember}
          />
        ) : null}
      </section>
      {isDone ? (
        <TimeAndCost seats={seats} values={view.values} estimateMicros={run.estimateMicros} ledger={ledger} />
      ) : null}
    </>
  )
}

/** What kind of voices answered, so that nobody takes a dictionary for a model. */
function toVoicesWords({ seats }: ShownRun): string {
  const engines = seats.filter(({ kind }) => kind === 'engine')
  if (engines.length === 0) return ''
  const models = engines.filter(({ seat }) => !isBuiltIn(seat)).length
  if (models === 0) return ' Built-in knowledge engines answer here; no AI model is connected.'
  return models === engines.length
    ? ' AI models answer here.'
    : ' AI models and built-in knowledge engines answer here.'
}
