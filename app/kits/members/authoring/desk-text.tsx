import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Panel } from '#app/ui/brand/card.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { toClockWords, toLongDay } from '#app/ui/controls/day-words.ts'
import { Field, FieldError, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { NOTE_MAX_CHARS } from './authoring.limits.ts'
import { stateWords } from './state-words.ts'
import type { DeskAnswer, DeskView } from './desk.server.ts'

type View = Extract<DeskView, { part: 'text' }>
type Props = {
  view: View
  answer: DeskAnswer | null
  /** Fields of this kind of text, with what was typed or stands there. */
  children: (value: (name: string) => string, error: (name: string) => string | undefined) => ReactNode
  help: ReactNode
  back: ReactNode
  previewHref: string
  shownHref: string
}

/** One text at the desk: to write, to check, to publish, with what it said before. */
export function DeskText({ view, answer, children, help, back, previewHref, shownHref }: Props) {
  const { row } = view
  const saved = answer?.act === 'save' ? answer.problem : null
  const value = (name: string) => saved?.values[name] ?? toWords(row.details[name])
  return (
    <div className="page max-w-[860px] pt-2 pb-section">
      {back}
      <h1 className="heading-page mt-3 wrap-anywhere">{row.title}</h1>
      <p className="mt-2 text-fg-muted">
        {stateWords[row.state]}, version {row.version}
        {row.hasUnshown ? '. Readers see an earlier one.' : '.'}
        {view.showsAt ? ` To be shown ${view.showsAt} (${row.zone}).` : ''}{' '}
        {row.state === 'shown' ? (
          <Link to={shownHref} className="link">
            As readers see it
          </Link>
        ) : null}
      </p>
      <KeyedForm key={row.version} name={`save-text-${row.id}`} again noValidate className="mt-7 grid gap-5">
        <input type="hidden" name="do" value="save" />
        <input type="hidden" name="version" value={saved?.values['version'] ?? row.version} />
        <Field label="Title" error={saved?.errors['title']}>
          <TextInput name="title" autoComplete="off" defaultValue={saved?.values['title'] ?? row.title} />
        </Field>
        {children(value, (name) => saved?.errors[name])}
        <Field label="Text, in Markdown" help={help} error={saved?.errors['text']}>
          <TextArea name="text" rows={22} dir="auto" spellCheck defaultValue={saved?.values['text'] ?? row.text} />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">Save</Button>
          <Link to={previewHref} className="link inline-flex min-h-11 items-center">
            Preview
          </Link>
        </div>
      </KeyedForm>
      <Findings view={view} />
      <Publish view={view} answer={answer} />
      <Versions view={view} />
    </div>
  )
}

const toWords = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(', ') : (value ?? ''))

function Findings({ view: { findings, facts } }: Pick<Props, 'view'>) {
  const { stops, warnings } = findings
  const hasFacts = facts !== null && facts.lost.length + facts.came.length > 0
  return (
    <section aria-labelledby="checks-title" className="mt-12">
      <h2 id="checks-title" className="heading-small">
        Checks before publishing
      </h2>
      {stops.length + warnings.length === 0 && !hasFacts ? (
        <p className="mt-2 text-fg-muted">Nothing to put right in the saved version.</p>
      ) : null}
      {stops.length > 0 ? <Lines title="To be put right first" lines={stops} /> : null}
      {warnings.length > 0 ? <Lines title="To be looked at" lines={warnings} /> : null}
      {hasFacts && facts.lost.length > 0 ? (
        <Lines title="Readers know, and this version does not say" lines={facts.lost} />
      ) : null}
      {hasFacts && facts.came.length > 0 ? <Lines title="New in this version" lines={facts.came} /> : null}
    </section>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Panel className="mt-3 p-4">
      <h3 className="text-sm font-medium">{title}</h3>
      <ul className="mt-1.5 list-disc ps-5 text-fg-muted">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Publish({ view: { row, findings }, answer }: Pick<Props, 'view' | 'answer'>) {
  const problem = answer?.act === 'show' || answer?.act === 'schedule' ? answer.problem : null
  const typed = problem?.values ?? {}
  return (
    <section aria-labelledby="publish-title" className="mt-12">
      <h2 id="publish-title" className="heading-small">
        Publish
      </h2>
      <KeyedForm name={`publish-${row.id}`} again noValidate className="mt-3 grid gap-4">
        {row.shownAt === null ? null : (
          <Field label="What changed" help="Readers see this line below the text." error={problem?.errors['note']}>
            <TextInput name="note" maxLength={NOTE_MAX_CHARS} defaultValue={typed['note'] ?? row.showNote} />
          </Field>
        )}
        {findings.warnings.length > 0 ? (
          <Checkbox name="sure" value="yes" label="I looked at what the checks found. It is to stand." />
        ) : null}
        {problem?.errors['sure'] ? <FieldError>{problem.errors['sure']}</FieldError> : null}
        {problem?.errors['publish'] ? <FieldError>{problem.errors['publish']}</FieldError> : null}
        <Button type="submit" name="do" value="show" className="justify-self-start">
          Publish now
        </Button>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Or at a time" error={problem?.errors['when']}>
            <TextInput type="datetime-local" name="when" defaultValue={typed['when'] ?? ''} />
          </Field>
          <Field label="Time zone">
            <TextInput name="zone" list="zones" autoComplete="off" defaultValue={typed['zone'] ?? row.zone} />
          </Field>
          <datalist id="zones">
            {[
              'UTC',
              'Europe/London',
              'Europe/Berlin',
              'America/New_York',
              'America/Los_Angeles',
              'Asia/Kolkata',
              'Asia/Tokyo',
              'Australia/Sydney',
            ].map((zone) => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
          <Button type="submit" name="do" value="schedule" variant="plain" className="justify-self-start">
            Schedule
          </Button>
        </div>
      </KeyedForm>
      {row.state === 'shown' || row.state === 'scheduled' ? (
        <div className="mt-4">
          <ActForm name="do" act="withdraw" about={row.title}>
            {row.state === 'shown' ? 'Withdraw from readers' : 'Do not show it then'}
          </ActForm>
        </div>
      ) : null}
    </section>
  )
}

function Versions({ view: { versions } }: Pick<Props, 'view'>) {
  return (
    <section aria-labelledby="versions-title" className="mt-12">
      <h2 id="versions-title" className="heading-small">
        Versions
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {versions.map(({ number, createdAt, shownAt, note, by, chars }, n) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
            <span className="min-w-0 wrap-anywhere">
              {number}, {toLongDay(createdAt)}, {toClockWords(createdAt)}, {by}, {chars.toLocaleString('en')} characters
              {shownAt ? `, published${note ? `: ${note}` : ''}` : ''}
            </span>
            {n === 0 ? null : (
              <ActForm name="do" act="restore" fields={{ number }} about={`version ${number}`}>
                Bring back
              </ActForm>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
