import { to } from '#app/catalogue/to.ts'
import { arrangements, type Arrangement } from '#app/engines/mockups/arrange.ts'
import { devices, partKinds, partWords } from '#app/engines/mockups/scene.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Panel } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { MockupView } from '../editing/mockup-view.server.ts'
import { Canvas } from './canvas.tsx'
import { PartsTable } from './parts-table.tsx'
import { useParts, type Parts } from './use-parts.ts'

/** A screen to draw on: the picture, and the table of its parts that does the same without scripts. */
export function EditPart({ view, problem }: { view: MockupView; problem: FormProblem | null }) {
  const parts = useParts(view.parts)
  const { id, version, screen, key } = view
  return (
    <KeyedForm
      name="save-mockup"
      of={`${id}-${screen.id}`}
      again
      action={to('mockup-lab', null, { mockup: id, screen: screen.id, key })}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
    >
      <input type="hidden" name="do" value="save" />
      <input type="hidden" name="mockup" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="screen" value={screen.id} />
      <button type="submit" name="act" value="save" className="sr-only" tabIndex={-1} aria-hidden="true">
        Keep
      </button>
      <Read view={view} />
      <Canvas sheet={view.sheet} parts={parts} name={screen.name} />
      <Tools parts={parts} />
      <PartsTable view={view} parts={parts} sent={problem?.values['do'] === 'save' ? problem : null} />
      <Settings view={view} />
      <div className="above-bar sticky z-10 -mx-2 flex flex-wrap items-center gap-3 bg-bg/90 px-2 py-3 backdrop-blur-sm">
        <Button type="submit" name="act" value="save" size="lg">
          <Icon name="check" size={18} /> Save
        </Button>
        <p className="text-sm text-fg-muted">{`Version ${version}. Every change is kept as one of its own.`}</p>
      </div>
    </KeyedForm>
  )
}

const Read = ({ view: { read, version } }: { view: MockupView }) =>
  read && version === 1 ? (
    <Panel className="grid gap-1 p-4 text-sm">
      <p>{`Drawn by rules from your words: ${read.understood.join(', ') || 'nothing was recognized'}.`}</p>
      {read.ignored.length > 0 ? (
        <p className="wrap-anywhere text-fg-muted">
          {`Made nothing of: ${read.ignored.map((one) => `“${one}”`).join(', ')}.`}
        </p>
      ) : null}
    </Panel>
  ) : null

function Tools({ parts: { arrangeChosen, snapAll, chosen } }: { parts: Parts }) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label="One more part">
        <Select name="kind" defaultValue="box">
          {partKinds.map((kind) => (
            <option key={kind} value={kind}>
              {partWords[kind].label}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" name="act" value="add" variant="plain">
        <Icon name="plus" size={16} /> Add
      </Button>
      <Field label="Put ticked parts in line">
        <Select name="how" defaultValue="left">
          {arrangements.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Button
        type="submit"
        name="act"
        value="arrange"
        variant="plain"
        onClick={(event) => {
          if (chosen.size < 2) return
          event.preventDefault()
          arrangeChosen(new FormData(event.currentTarget.form!).get('how') as Arrangement)
        }}
      >
        Arrange
      </Button>
      <Button
        type="submit"
        name="act"
        value="snap"
        variant="plain"
        onClick={(event) => {
          event.preventDefault()
          snapAll()
        }}
      >
        All on the grid
      </Button>
      <Button type="submit" name="act" value="group" variant="plain">
        Group
      </Button>
      <Button type="submit" name="act" value="ungroup" variant="plain">
        Ungroup
      </Button>
      <Button type="submit" name="act" value="remove-chosen" variant="ghost">
        <Icon name="trash" size={16} /> Ticked parts
      </Button>
    </div>
  )
}

function Settings({ view: { settings, screen } }: { view: MockupView }) {
  return (
    <Panel className="grid items-end gap-4 p-4 sm:grid-cols-2 lg:grid-cols-4">
      <Field label="Name of this screen">
        <TextInput name="name" defaultValue={screen.name} autoComplete="off" />
      </Field>
      <Field label="Drawn for">
        <Select name="device" defaultValue={settings.device}>
          {Object.entries(devices).map(([device, { label, width }]) => (
            <option key={device} value={device}>
              {`${label}, ${width} wide`}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Kit of parts">
        <Select name="kit" defaultValue={settings.kit}>
          <option value="house">Our own design</option>
          <option value="neutral">Neutral</option>
        </Select>
      </Field>
      <Field label="Lines">
        <Select name="look" defaultValue={settings.isSketch ? 'sketch' : 'straight'}>
          <option value="sketch">As drawn by hand</option>
          <option value="straight">Straight</option>
        </Select>
      </Field>
      <div className="flex flex-wrap gap-2 sm:col-span-2 lg:col-span-4">
        <Button type="submit" name="act" value="add-screen" variant="plain" size="sm">
          <Icon name="plus" size={16} /> One more screen
        </Button>
        <Button type="submit" name="act" value="copy-screen" variant="plain" size="sm">
          Copy this screen
        </Button>
        <Button type="submit" name="act" value="remove-screen" variant="ghost" size="sm">
          Take this screen away
        </Button>
      </div>
    </Panel>
  )
}
