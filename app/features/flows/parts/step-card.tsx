import { ancestorsOf } from '#app/engines/flows/order.ts'
import type { Flow, FlowStep, ToolField } from '#app/engines/flows/flow.ts'
import type { FlowFace } from '#app/database/tables/flows/flows.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import type { FlowToolLists } from '../editing/flow-view.server.ts'

type Props = {
  step: FlowStep
  flow: Flow
  face: FlowFace
  tools: FlowToolLists
  place: { isFirst: boolean; isLast: boolean }
  faultOf: (field: string) => string | null
}

/** One step of the ordered form: what it does, with what, after what, and how often. */
export function StepCard({ step, flow, face, tools, place, faultOf }: Props) {
  const { id, tool, title } = step
  const known = tools.groups.flatMap(({ tools: of }) => of).find((one) => one.id === tool)
  const label = known?.label ?? tool
  const fields = tools.fields[tool] ?? []
  const kept = Object.entries(step.fields).filter(([name]) => !fields.some((field) => field.name === name))
  const name = title || label
  return (
    <Card as="li" id={id} className="scroll-mt-24 grid grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:p-5">
      <input type="hidden" name="step" value={id} />
      <input type="hidden" name={`${id}.tool`} value={tool} />
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="heading-small flex flex-wrap items-center gap-2">
            <span className="rounded-md bg-sunken px-1.5 font-mono text-sm">{id}</span>
            <span className="wrap-anywhere">{name}</span>
            {known?.isCheck ? <Badge tone="info">yes or no</Badge> : null}
            {known?.effect ? <Badge tone="warning">{known.effect}</Badge> : null}
            {known && !known.isReady ? <Badge tone="danger">no engine here yet</Badge> : null}
          </h3>
          <p className="mt-0.5 text-sm text-fg-muted">{known?.about ?? 'This server has no such tool.'}</p>
        </div>
        <div className="flex">
          <Act act={`up:${id}`} icon="arrow-up" label={`Move ${id} up`} isOff={place.isFirst} />
          <Act act={`down:${id}`} icon="arrow-down" label={`Move ${id} down`} isOff={place.isLast} />
          <Act act={`copy:${id}`} icon="copy" label={`Copy ${id}`} />
          <Act act={`remove:${id}`} icon="trash" label={`Take ${id} away`} />
        </div>
      </div>
      {faultOf('tool') ? <FieldError id={`${id}-tool-error`}>{faultOf('tool')}</FieldError> : null}
      {fields.map((field) => (
        <ToolFieldInput
          key={field.name}
          id={id}
          field={field}
          value={step.fields[field.name] ?? ''}
          error={faultOf(field.name)}
        />
      ))}
      {kept.map(([field, value]) => (
        <input key={field} type="hidden" name={`${id}.f.${field}`} value={value} />
      ))}
      {face === 'workflow' ? <Lines step={step} flow={flow} tools={tools} error={faultOf('after')} /> : null}
      <Often step={step} flow={flow} tools={tools} error={faultOf('each')} />
    </Card>
  )
}

function Act({ act, icon, label, isOff = false }: { act: string; icon: IconName; label: string; isOff?: boolean }) {
  return (
    <Button type="submit" name="act" value={act} variant="ghost" size="sm" disabled={isOff}>
      <Icon name={icon} size={16} />
      <span className="sr-only">{label}</span>
    </Button>
  )
}

type FieldProps = { id: string; field: ToolField; value: string; error: string | null }
function ToolFieldInput({ id, field: { name, label, kind, help, choices, isOptional }, value, error }: FieldProps) {
  const wired = { name: `${id}.f.${name}`, defaultValue: value }
  const words = [help, isOptional ? 'May stay empty.' : null].filter(Boolean).join(' ')
  return (
    <Field label={label} help={words || undefined} error={error} className={kind === 'text' ? '' : 'max-w-[28rem]'}>
      {kind === 'text' ? (
        <TextArea {...wired} rows={Math.min(10, Math.max(2, value.split('\n').length + 1))} />
      ) : kind === 'choice' ? (
        <Select {...wired}>
          {choices?.some((one) => one.value === value) ? null : <option value={value}>{value || 'Choose'}</option>}
          {choices?.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </Select>
      ) : (
        <TextInput {...wired} inputMode={kind === 'number' ? 'numeric' : undefined} autoComplete="off" />
      )}
    </Field>
  )
}

type LineProps = { step: FlowStep; flow: Flow; tools: FlowToolLists; error: string | null }
function Lines({ step, flow, tools, error }: LineProps) {
  const before = ancestorsOf(flow.steps)
  const all = tools.groups.flatMap(({ tools: of }) => of)
  const toolOf = (tool: string) => all.find((one) => one.id === tool)
  const lines = [...step.after.map((line) => (line.when ? `${line.step}:${line.when}` : line.step)), '']
  // A step that comes after this one would close a circle.
  const others = flow.steps.filter(({ id }) => id !== step.id && !before.get(id)?.has(step.id))
  const options = others.flatMap(({ id, title, tool, each }) => {
    const words = `${id} ${title || (toolOf(tool)?.label ?? tool)}`
    const answers = toolOf(tool)?.isCheck && each === '' ? ['yes', 'no'] : []
    return [
      { value: id, words },
      ...answers.map((answer) => ({ value: `${id}:${answer}`, words: `${words}, if ${answer}` })),
    ]
  })
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-[0.8125rem] font-medium">Comes after</legend>
      <div className="flex flex-wrap gap-2">
        {lines.map((line, n) => (
          <Field
            key={n}
            label={n < step.after.length ? `Step ${n + 1} before it` : 'One more step before it'}
            hideLabel
          >
            <Select name={`${step.id}.after.${n}`} defaultValue={line}>
              <option value="">{n === 0 ? 'Nothing: it begins at once' : 'Nothing more'}</option>
              {line !== '' && !options.some(({ value }) => value === line) ? (
                <option value={line}>{line}</option>
              ) : null}
              {options.map(({ value, words }) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </Select>
          </Field>
        ))}
        {step.after.length > 1 ? (
          <Field label="Waits for" hideLabel>
            <Select name={`${step.id}.needs`} defaultValue={step.needs}>
              <option value="all">all of them must be done</option>
              <option value="any">any of them is enough</option>
            </Select>
          </Field>
        ) : (
          <input type="hidden" name={`${step.id}.needs`} value={step.needs} />
        )}
      </div>
      {error ? <FieldError id={`${step.id}-after-error`}>{error}</FieldError> : null}
    </fieldset>
  )
}

function Often({ step, flow, tools, error }: LineProps) {
  const before = ancestorsOf(flow.steps).get(step.id) ?? new Set()
  const all = tools.groups.flatMap(({ tools: of }) => of)
  const sources = [
    ...flow.inputs.map(({ name, label }) => ({ value: name, words: label || name })),
    ...flow.steps
      .filter(({ id }) => before.has(id))
      .map(({ id, title, tool }) => ({
        value: id,
        words: `${id} ${title || (all.find((one) => one.id === tool)?.label ?? tool)}`,
      })),
  ]
  return (
    <details open={step.each !== '' || step.title !== '' || error !== null}>
      <summary className="cursor-pointer py-1 text-sm text-fg-muted">Name, and for each item of a list</summary>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <Field label="A name of its own">
          <TextInput name={`${step.id}.title`} defaultValue={step.title} autoComplete="off" />
        </Field>
        <Field
          label="How often"
          help="For a list, {{item}} stands for one of it and {{number}} for its place."
          error={error}
        >
          <Select name={`${step.id}.each`} defaultValue={step.each}>
            <option value="">Once</option>
            {step.each !== '' && !sources.some(({ value }) => value === step.each) ? (
              <option value={step.each}>{step.each}</option>
            ) : null}
            {sources.map(({ value, words }) => (
              <option key={value} value={value}>
                {`For each item of ${words}`}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </details>
  )
}
