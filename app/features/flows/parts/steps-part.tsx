import { useRef } from 'react'
import type { Flow } from '#app/engines/flows/flow.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Panel } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { FlowToolLists, FlowView } from '../editing/flow-view.server.ts'
import type { Answer } from './flows-page.tsx'
import { OpenCanvas } from '../canvas/open-canvas.tsx'
import { toPart } from './flow-links.ts'
import { StepCard } from './step-card.tsx'

type Props = { view: FlowView; answer: Answer }

/** What a flow is given and what it does, as one ordered form. Every button keeps the whole of it. */
export function StepsPart({ view, answer }: Props) {
  const canvasAct = useRef<HTMLButtonElement>(null)
  const problem = answer?.problem ?? null
  const { id, version, faults, tools, picture } = view
  const flow: Flow = answer?.flow ?? view.flow
  const faultOf = (step: string | null, field: string) =>
    faults.find((one) => one.step === step && one.field === field)?.message ?? null
  if (!tools) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {view.said ? (
        <p role="status" className="rounded-[13px] bg-success-soft px-3.5 py-2.5 text-success-soft-fg">
          {`Kept as version ${version}.`}
        </p>
      ) : null}
      {picture ? (
        <OpenCanvas
          key={`${id} ${version}`}
          {...{ id, title: view.title, flow, picture, tools }}
          onAct={(act) => {
            const button = canvasAct.current
            if (!button) return
            button.value = act
            button.form?.requestSubmit(button)
          }}
        />
      ) : null}
      <KeyedForm
        name="save-flow"
        of={id}
        again
        key={`${version}`}
        action={toPart(view, 'steps')}
        className="grid grid-cols-[minmax(0,1fr)] gap-8"
      >
        <input type="hidden" name="do" value="save" />
        <input type="hidden" name="flow" value={id} />
        <input type="hidden" name="version" value={version} />
        {/* What the return key presses: it keeps the form and changes nothing else. */}
        <button type="submit" name="act" value="save" className="sr-only" tabIndex={-1} aria-hidden="true">
          Keep
        </button>
        <button ref={canvasAct} type="submit" name="act" hidden>
          Change
        </button>
        <Names view={view} problem={problem} />
        <Inputs flow={flow} faultOf={(n) => faultOf(null, `input.${n}`)} />
        <StepList view={view} flow={flow} tools={tools} problem={problem} faultOf={faultOf} />
        <div className="above-bar sticky z-10 -mx-2 flex flex-wrap items-center gap-3 bg-bg/90 px-2 py-3 backdrop-blur-sm">
          <Button type="submit" name="act" value="save" size="lg">
            <Icon name="check" size={18} /> Save
          </Button>
          <p className="text-sm text-fg-muted">
            {faults.length === 0
              ? 'It can run.'
              : `${faults.length} ${faults.length === 1 ? 'thing is' : 'things are'} to be mended before it can run.`}
          </p>
        </div>
      </KeyedForm>
    </div>
  )
}

type ListProps = {
  view: FlowView
  flow: Flow
  tools: FlowToolLists
  problem: FormProblem | null
  faultOf: (step: string | null, field: string) => string | null
}

/** The steps in their order, and one more. */
function StepList({ view: { face }, flow, tools, problem, faultOf }: ListProps) {
  return (
    <section aria-labelledby="steps-title" id="steps">
      <h2 id="steps-title" className="heading-section">
        What it does
      </h2>
      {problem?.errors['steps'] ? <FieldError id="steps-error">{problem.errors['steps']}</FieldError> : null}
      {flow.steps.length > 0 ? (
        <p className="mt-1 text-sm text-fg-muted">
          {'A field takes up what came before by places such as '}
          <code>{'{{text}}'}</code>
          {' or '}
          <code>{'{{s1}}'}</code>
          {'.'}
        </p>
      ) : null}
      <ol className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        {flow.steps.map((step, n) => (
          <StepCard
            key={step.id}
            step={step}
            flow={flow}
            face={face}
            tools={tools}
            place={{ isFirst: n === 0, isLast: n === flow.steps.length - 1 }}
            faultOf={(field) => faultOf(step.id, field)}
          />
        ))}
      </ol>
      <AddStep
        flow={flow}
        tools={tools}
        isGraph={face === 'workflow'}
        error={problem?.errors['tool'] ?? faultOf(null, 'steps')}
      />
    </section>
  )
}

const Names = ({ view, problem }: { view: FlowView; problem: FormProblem | null }) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Field label="Name" error={problem?.errors['title'] ?? null}>
      <TextInput name="title" defaultValue={problem?.values['title'] ?? view.title} autoComplete="off" />
    </Field>
    <Field label="What it is for" error={problem?.errors['about'] ?? null}>
      <TextInput name="about" defaultValue={problem?.values['about'] ?? view.about} autoComplete="off" />
    </Field>
  </div>
)

function Inputs({ flow, faultOf }: { flow: Flow; faultOf: (n: number) => string | null }) {
  return (
    <section aria-labelledby="given" className="grid gap-4">
      <h2 id="given" className="heading-section">
        What it is given
      </h2>
      {flow.inputs.map(({ name, label, kind, usual }, n) => (
        <Panel key={n} className="grid items-start gap-3 p-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_10rem_auto]">
          <input type="hidden" name="input" value={n} />
          <Field label="Name in the steps" error={faultOf(n)} help={`Write {{${name}}} where it is to stand.`}>
            <TextInput name={`input.${n}.name`} defaultValue={name} autoComplete="off" spellCheck={false} />
          </Field>
          <Field label="Label on the form">
            <TextInput name={`input.${n}.label`} defaultValue={label} autoComplete="off" />
          </Field>
          <Field label="Kind">
            <Select name={`input.${n}.kind`} defaultValue={kind}>
              <option value="text">Text</option>
              <option value="line">One line</option>
              <option value="list">List, one a line</option>
            </Select>
          </Field>
          <div className="sm:pt-6.5">
            <Button type="submit" name="act" value={`remove-input:${n}`} variant="ghost" size="sm">
              <Icon name="trash" size={16} />
              <span className="sr-only">{`Remove the input ${label || name}`}</span>
            </Button>
          </div>
          <details className="sm:col-span-4" open={usual !== ''}>
            <summary className="cursor-pointer py-1 text-sm text-fg-muted">Usual value</summary>
            <Field label={`Usual value of ${label || name}`} hideLabel className="mt-2">
              <TextArea name={`input.${n}.usual`} rows={2} defaultValue={usual} />
            </Field>
          </details>
        </Panel>
      ))}
      <Button type="submit" name="act" value="add-input" variant="plain" size="sm" className="justify-self-start">
        <Icon name="plus" size={16} /> Add an input
      </Button>
    </section>
  )
}

type AddProps = { flow: Flow; tools: FlowToolLists; isGraph: boolean; error: string | null }
function AddStep({ flow, tools, isGraph, error }: AddProps) {
  return (
    <Panel className="mt-4 grid items-end gap-3 p-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)_auto]">
      <Field label="One more step" error={error}>
        <Select name="tool" defaultValue="">
          <option value="">Choose a tool</option>
          {tools.groups.map(({ group, tools: of }) => (
            <optgroup key={group} label={group}>
              {of.map(({ id, label, about, isReady }) => (
                <option key={id} value={id}>
                  {`${label}: ${about}${isReady ? '' : ' (no engine here yet)'}`}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <Field label={isGraph ? 'After' : 'Below'}>
        <Select name="behind" defaultValue={flow.steps.at(-1)?.id ?? 'start'}>
          <option value="start">{isGraph ? 'Nothing: at the beginning' : 'Nothing: at the top'}</option>
          {flow.steps.map(({ id, title, tool }) => (
            <option key={id} value={id}>
              {`${id} ${title || labelOf(tools, tool)}`}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" name="act" value="add" variant="plain">
        <Icon name="plus" size={16} /> Add
      </Button>
    </Panel>
  )
}

const labelOf = ({ groups }: FlowToolLists, id: string) =>
  groups.flatMap(({ tools }) => tools).find((tool) => tool.id === id)?.label ?? id
