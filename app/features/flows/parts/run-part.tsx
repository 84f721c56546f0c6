import { Link } from '@remix-run/react'
import { isThing, toText, type Value } from '#app/engines/flows/flow.ts'
import { toMoneyWords, toSumWords } from '#app/kits/asking/runs/money-words.ts'
import { toSpanWords } from '#app/kits/foundation/jobs/span-words.ts'
import { ReadAgain } from '#app/kits/foundation/live/read-again.tsx'
import { useLive } from '#app/kits/foundation/live/use-live.ts'
import { Badge, type BadgeTone } from '#app/ui/brand/badge.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx'
import type { FlowView, RunView, ShownStep } from '../editing/flow-view.server.ts'
import { toPart } from './flow-links.ts'
import { runStates } from './runs-part.tsx'

type Shown = NonNullable<ShownStep['whole']>

/** One run, step by step: what went in, what came out, who did it, how long it took and what it cost. */
export function RunPart({ view, run }: { view: FlowView; run: RunView }) {
  const { id, kind, state, version, startedBy, note, steps, isStill, live } = run
  const isOpen = state === 'working' || state === 'waiting'
  useLive(isOpen ? live : null, view.liveMark)
  const page = toPart(view, 'runs', { ran: id })
  const ended = steps.filter(({ whole }) => whole && whole.state !== 'begun').length
  const parts = steps.flatMap(({ whole, items }) => (items.length > 0 ? items : whole ? [whole] : []))
  const cost = parts.reduce((sum, one) => sum + (one.costMicros ?? 0), 0)
  const took = parts.reduce((sum, one) => sum + (one.tookMs ?? 0), 0)
  const fields = { flow: view.id, run: id }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {kind === 'dry' ? (
          <Badge>Dry: nothing was done</Badge>
        ) : (
          <Badge tone={runStates[state]!.tone}>{runStates[state]!.words}</Badge>
        )}
        <p className="text-sm text-fg-muted">
          {`Version ${version}, begun ${startedBy}, `}
          {kind === 'dry' ? `would cost about ${toSumWords(cost)}` : `${toSpanWords(took)}, cost ${toSumWords(cost)}`}
        </p>
        {isOpen ? (
          <ActForm name="do" act="stop" fields={fields} action={page}>
            Stop it
          </ActForm>
        ) : null}
        {state === 'failed' || state === 'stopped' ? (
          <ActForm name="do" act="retry" fields={fields} action={page} variant="primary">
            {state === 'failed' ? 'Try what failed again' : 'Go on'}
          </ActForm>
        ) : null}
      </div>
      {note ? <p className="wrap-anywhere">{note}</p> : null}
      {isOpen ? (
        <ProgressBar
          label={state === 'waiting' ? 'It waits' : 'Under way'}
          showsLabel
          value={ended}
          of={Math.max(1, steps.length)}
          words={`${ended} of ${steps.length} steps`}
        />
      ) : null}
      {isOpen ? <ReadAgain isOn={!isStill} pageTo={page} stillTo={`${page}&refresh=off`} /> : null}
      <Given run={run} />
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {steps.map((step) => (
          <StepOfRun key={step.id} step={step} isDry={kind === 'dry'} />
        ))}
      </ol>
    </div>
  )
}

const Given = ({ run: { given, labels } }: { run: RunView }) =>
  Object.keys(given).length === 0 ? null : (
    <details>
      <summary className="cursor-pointer py-1 font-medium">What it was given</summary>
      <dl className="mt-2 grid gap-3">
        {Object.entries(given).map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-fg-muted">{labels[name] ?? name}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere" dir="auto">
              {toText(value)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )

const stepStates: Readonly<Record<Shown['state'], { words: string; tone: BadgeTone }>> = {
  begun: { words: 'Under way', tone: 'info' },
  done: { words: 'Done', tone: 'success' },
  skipped: { words: 'Left out', tone: 'quiet' },
  failed: { words: 'Failed', tone: 'danger' },
  moment: { words: 'Waits for its time', tone: 'warning' },
  person: { words: 'Waits for an answer', tone: 'warning' },
}

function StepOfRun({ step: { id, name, labels, whole, items }, isDry }: { step: ShownStep; isDry: boolean }) {
  const state = whole
    ? stepStates[whole.state]
    : items.length > 0
      ? stepStates.begun
      : { words: 'Not yet', tone: 'quiet' as const }
  return (
    <Card as="li" className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-2">
        <span className="rounded-md bg-sunken px-1.5 font-mono text-sm">{id}</span>
        <h3 className="heading-small wrap-anywhere">{name}</h3>
        {isDry && whole?.state === 'done' ? null : <Badge tone={state.tone}>{state.words}</Badge>}
      </div>
      {whole ? <Doing shown={whole} labels={labels} isDry={isDry} /> : null}
      {items.length > 0 ? (
        <details open={items.some((one) => one.state === 'failed')}>
          <summary className="cursor-pointer py-1 text-sm text-fg-muted">{`${items.length} items, one by one`}</summary>
          <ol className="mt-3 grid gap-4 border-s border-line ps-4">
            {items.map((one) => (
              <li key={one.item}>
                <p className="text-sm font-medium">{`Item ${one.item + 1}: ${stepStates[one.state].words.toLowerCase()}`}</p>
                <Doing shown={one} labels={labels} isDry={isDry} />
              </li>
            ))}
          </ol>
        </details>
      ) : null}
    </Card>
  )
}

function Doing({ shown, labels, isDry }: { shown: Shown; labels: Record<string, string>; isDry: boolean }) {
  const { fields, value, by, notes, costMicros, tookMs, tries, dueAt, question, state } = shown
  const filled = Object.entries(fields).filter(([, text]) => text !== '')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {value !== null && state === 'done' ? <Result value={value} /> : null}
      {notes.map((note) => (
        <p key={note} className={`text-sm wrap-anywhere ${state === 'failed' ? 'text-danger-text' : 'text-fg-muted'}`}>
          {note}
        </p>
      ))}
      {dueAt && (state === 'moment' || state === 'person') ? (
        <p className="text-sm text-fg-muted">{`Until ${dueAt.toISOString().slice(0, 16).replace('T', ' ')} UTC.`}</p>
      ) : null}
      {question ? (
        <p>
          <Link to={question} className="link font-strong">
            Answer it
          </Link>
          <span className="text-sm text-fg-muted">: whoever you give that address can answer too.</span>
        </p>
      ) : null}
      <p className="text-xs text-fg-subtle tabular-nums">
        {[
          by,
          tookMs === null || isDry ? '' : toSpanWords(tookMs),
          state === 'done' && by !== '' ? `${isDry ? 'about ' : ''}${toMoneyWords(costMicros)}` : '',
          tries > 1 ? `${tries} tries` : '',
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      {filled.length > 0 ? (
        <details>
          <summary className="cursor-pointer py-1 text-sm text-fg-muted">What went in</summary>
          <dl className="mt-1 grid gap-2 text-sm">
            {filled.map(([name, text]) => (
              <div key={name}>
                <dt className="text-fg-muted">{labels[name] ?? name}</dt>
                <dd className="whitespace-pre-wrap wrap-anywhere" dir="auto">
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </div>
  )
}

function Result({ value }: { value: Value }) {
  if (isThing(value))
    return (
      <p>
        <Link to={value.href} className="link font-strong wrap-anywhere">
          {value.title}
        </Link>
      </p>
    )
  if (Array.isArray(value))
    return value.length === 0 ? (
      <p className="text-fg-muted">An empty list.</p>
    ) : (
      <div className="max-h-96 overflow-y-auto" role="region" tabIndex={0} aria-label="Result">
        <ul className="grid list-disc gap-1 ps-5">
          {value.map((item, n) => (
            <li key={n} className="whitespace-pre-wrap wrap-anywhere" dir="auto">
              {item}
            </li>
          ))}
        </ul>
      </div>
    )
  return value === '' ? null : (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
      <div className="max-h-96 w-full overflow-y-auto" role="region" tabIndex={0} aria-label="Result">
        <p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
          {value}
        </p>
      </div>
      <CopyButton text={value} what="result" />
    </div>
  )
}
