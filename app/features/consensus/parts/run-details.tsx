import { isEnded } from '#app/kits/asking/consensus/consensus-run.ts'
import { isBuiltIn } from '#app/kits/asking/panel/seat-info.ts'
import type { SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import type { RunPageView } from '../run/run-view.server.ts'
import { AddAnswer } from './add-answer.tsx'
import { AnswerRow } from './answer-row.tsx'
import { ClaimsTable } from './claims-table.tsx'
import { Disputes } from './disputes.tsx'
import type { ShownRun } from './run-page.tsx'
import { SeatActs } from './seat-acts.tsx'
import { SeatAnswer, WaitingSeat } from './seat-answer.tsx'
import { SilentSeats } from './silent-seats.tsx'
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
  const { fold } = view
  const isDone = run.state === 'done'
  const silent = run.seats.filter(isEnded).filter(({ state }) => state === 'abstained')
  const speaking = run.seats.filter(({ state }) => state !== 'abstained')
  return (
    <>
      {ledger && fold ? (
        <div className="flex flex-col">
          <ClaimsTable
            ledger={ledger}
            fold={fold}
            seats={seats}
            isFull={isFull}
            runId={run.id}
            canAsk={isDone && run.question !== ''}
          />
          <Disputes
            ledger={ledger}
            fold={fold.disputes}
            seats={seats}
            canAsk={isDone && run.question !== ''}
            hasOthers={view.others.length > 0}
          />
        </div>
      ) : null}
      <section className="mt-12" aria-labelledby="answers-heading">
        <h2 id="answers-heading" className="heading-section">
          Every answer, in full
        </h2>
        <p className="mt-1 text-fg-muted">
          Marked lines fed the claims above.
          {toPanelWords(run)}
        </p>
        <AnswerRow>
          {speaking.map((seat) => (
            <li key={seat.position} className="grid max-md:w-[17.5rem] max-md:flex-none max-md:snap-start">
              {isEnded(seat) ? (
                <SeatAnswer seat={seat} position={seat.position} fold={fold?.seats[seat.position] ?? null}>
                  {isDone ? <SeatActs seat={seat} position={seat.position} votes={view.votes} /> : null}
                </SeatAnswer>
              ) : (
                <WaitingSeat label={seat.label} position={seat.position} spoken={seat.text} />
              )}
            </li>
          ))}
        </AnswerRow>
        <SilentSeats seats={silent} canAsk={isDone} />
        {isDone ? (
          <AddAnswer
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

/** Whether models or sources answered, so that nobody takes a dictionary for a model. */
function toPanelWords({ seats }: ShownRun): string {
  const engines = seats.filter(({ kind }) => kind === 'engine')
  if (engines.length === 0) return ''
  const models = engines.filter(({ seat }) => !isBuiltIn(seat)).length
  if (models === 0) return ' Built-in sources answer here; no AI model is connected.'
  return models === engines.length ? ' AI models answer here.' : ' AI models and built-in sources answer here.'
}
