import { Link } from '@remix-run/react'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Badge, type BadgeTone } from '#app/ui/brand/badge.tsx'
import { Panel } from '#app/ui/brand/card.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { FlowView } from '../editing/flow-view.server.ts'
import { toPart } from './flow-links.ts'
import { GivenFields } from './given-fields.tsx'

type Props = { view: FlowView; tests: NonNullable<FlowView['tests']>; problem: FormProblem | null }

const outcomes: Readonly<Record<Props['tests'][number]['outcome']['state'], { words: string; tone: BadgeTone }>> = {
  untried: { words: 'Not tried on this version', tone: 'quiet' },
  working: { words: 'Under way', tone: 'info' },
  passed: { words: 'Passed', tone: 'success' },
  missed: { words: 'Missed', tone: 'danger' },
}

/** What a flow must give for what it is given; only a version that passes all of it is released. */
export function TestsPart({ view, tests, problem }: Props) {
  const { id, version, released, faults } = view
  const page = toPart(view, 'tests')
  const passed = tests.filter(({ outcome }) => outcome.state === 'passed').length
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {tests.length === 0 ? (
          <p className="text-fg-muted">No test yet. A test says what goes in, and what must stand in the result.</p>
        ) : (
          <ul className="border-b border-line">
            {tests.map((one) => (
              <OneTest key={one.id} view={view} test={one} />
            ))}
          </ul>
        )}
        <details open={tests.length === 0 || problem?.values['do'] === 'case'}>
          <summary className="cursor-pointer py-2 font-medium">One more test</summary>
          <NewTest view={view} problem={problem?.values['do'] === 'case' ? problem : null} />
        </details>
      </div>
      <Panel as="aside" className="grid gap-4 p-5" aria-label="Release">
        <p className="font-strong">
          {tests.length === 0 ? 'No tests' : `${passed} of ${tests.length} passed on version ${version}`}
        </p>
        {tests.length > 0 ? (
          <ActForm name="do" act="test" fields={{ flow: id }} action={page}>
            Run all tests
          </ActForm>
        ) : null}
        {problem?.errors['release'] ? <FieldError id="release-error">{problem.errors['release']}</FieldError> : null}
        {released === version ? (
          <p className="text-success-text">{`Version ${version} is released.`}</p>
        ) : faults.length > 0 ? (
          <p className="text-sm text-fg-muted">It cannot be released: {faults[0]!.message}</p>
        ) : (
          <ActForm name="do" act="release" fields={{ flow: id, version }} action={page} variant="primary">
            {`Release version ${version}`}
          </ActForm>
        )}
        {released === null ? null : (
          <ActForm name="do" act="withdraw" fields={{ flow: id }} action={page} variant="ghost">
            Withdraw the release
          </ActForm>
        )}
        <p className="text-sm text-fg-muted">
          What starts by itself, and what others see by a link, is the released version. It stays as it is while you
          work on the next. In a test nothing is kept or sent, nobody is asked and nothing waits.
        </p>
      </Panel>
    </div>
  )
}

function OneTest({ view, test }: { view: FlowView; test: Props['tests'][number] }) {
  const { id: testId, title, step, holds, lacks, outcome } = test
  const page = toPart(view, 'tests')
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-t border-line py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-strong wrap-anywhere">{title}</span>
          <Badge tone={outcomes[outcome.state].tone}>{outcomes[outcome.state].words}</Badge>
        </p>
        <p className="mt-1 text-sm text-fg-muted wrap-anywhere">
          {[
            `${step} is looked at.`,
            holds.length > 0 ? `Holds ${holds.map((words) => `“${words}”`).join(', ')}.` : '',
            lacks.length > 0 ? `Holds nowhere ${lacks.map((words) => `“${words}”`).join(', ')}.` : '',
          ].join(' ')}
        </p>
        {outcome.misses.map((miss) => (
          <p key={miss} className="mt-1 text-sm text-danger-text wrap-anywhere">
            {miss}
          </p>
        ))}
        {outcome.run ? (
          <Link to={toPart(view, 'runs', { ran: outcome.run })} className="link text-sm">
            See its run
          </Link>
        ) : null}
      </div>
      <ActForm
        name="do"
        act="remove-case"
        fields={{ flow: view.id, case: testId }}
        action={page}
        variant="ghost"
        about={title}
      >
        Take away
      </ActForm>
    </li>
  )
}

function NewTest({ view, problem }: { view: FlowView; problem: FormProblem | null }) {
  const { id, flow, names } = view
  return (
    <KeyedForm name="flow-test" of={id} action={toPart(view, 'tests')} className="mt-3 grid gap-4">
      <input type="hidden" name="do" value="case" />
      <input type="hidden" name="flow" value={id} />
      <Field label="Name of the test" error={problem?.errors['title'] ?? null}>
        <TextInput name="title" defaultValue={problem?.values['title'] ?? ''} autoComplete="off" />
      </Field>
      <GivenFields inputs={flow.inputs} problem={problem} />
      <Field label="Whose result is looked at" error={problem?.errors['of'] ?? null}>
        <Select name="of" defaultValue={problem?.values['of'] ?? flow.steps.at(-1)?.id ?? ''}>
          {flow.steps.map((step) => (
            <option key={step.id} value={step.id}>
              {`${step.id} ${names[step.id] ?? ''}`}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="It must hold, one a line" error={problem?.errors['holds'] ?? null}>
          <TextArea name="holds" rows={3} defaultValue={problem?.values['holds'] ?? ''} />
        </Field>
        <Field label="It must not hold, one a line" error={problem?.errors['lacks'] ?? null}>
          <TextArea name="lacks" rows={3} defaultValue={problem?.values['lacks'] ?? ''} />
        </Field>
      </div>
      <Button type="submit" variant="plain" className="justify-self-start">
        Keep the test
      </Button>
    </KeyedForm>
  )
}
