import { useState } from 'react'
import type { Flow } from '#app/engines/flows/flow.ts'
import { Panel } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, Select } from '#app/ui/controls/field.tsx'
import type { FlowToolLists } from '../editing/flow-view.server.ts'

type Props = {
  id: string
  flow: Flow
  tools: FlowToolLists
  before: ReadonlyMap<string, ReadonlySet<string>>
  onAct: (act: string) => void
}

/** What can be done with the chosen step, also by keyboard: go to its fields, put a step behind it, draw a line from it. */
export function SelectedStep({ id, flow, tools, before, onAct }: Props) {
  const all = tools.groups.flatMap((group) => group.tools)
  const labelOf = (tool: string) => all.find((one) => one.id === tool)?.label ?? tool
  const step = flow.steps.find((one) => one.id === id)
  const [tool, setTool] = useState('')
  const [target, setTarget] = useState('')
  if (!step) return null
  const isCheck = all.find((one) => one.id === step.tool)?.isCheck === true
  // A line back to a step that this one comes after would close a circle.
  const targets = flow.steps.filter((one) => one.id !== id && !before.get(id)?.has(one.id))
  const options = targets.flatMap((one) => {
    const words = `${one.id} ${one.title || labelOf(one.tool)}`
    return isCheck
      ? ['yes', 'no'].map((answer) => ({ value: `${one.id}:${answer}`, words: `${words}, if ${answer}` }))
      : [{ value: one.id, words }]
  })
  return (
    <Panel className="grid items-end gap-3 p-4 sm:grid-cols-2" aria-label={`Step ${id}`}>
      <div className="flex items-end gap-2">
        <Field label={`One more step after ${id}`} className="min-w-0 flex-1">
          <Select value={tool} onChange={(event) => setTool(event.target.value)}>
            <option value="">Choose a tool</option>
            {tools.groups.map(({ group, tools: of }) => (
              <optgroup key={group} label={group}>
                {of.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.label}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </Field>
        <Button variant="plain" onClick={() => tool && onAct(`put:${tool}:${id}`)}>
          <Icon name="plus" size={16} /> Add
        </Button>
      </div>
      <div className="flex items-end gap-2">
        <Field label={`A line from ${id} to`} className="min-w-0 flex-1">
          <Select value={target} onChange={(event) => setTarget(event.target.value)}>
            <option value="">Choose a step</option>
            {options.map(({ value, words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
        <Button variant="plain" onClick={() => target && onAct(`link:${id}:${target}`)}>
          Draw it
        </Button>
      </div>
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        <ButtonLink to={`#${id}`} variant="ghost" size="sm">
          <Icon name="arrow-down" size={16} /> {`Fields of ${id}`}
        </ButtonLink>
        <Button variant="ghost" size="sm" onClick={() => onAct(`remove:${id}:canvas`)}>
          <Icon name="trash" size={16} /> {`Take ${id} away`}
        </Button>
      </div>
    </Panel>
  )
}
