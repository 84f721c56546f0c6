import { useRef, useState } from 'react'
import type { Lane } from '#app/engines/music/song/song.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { Field, Select, TextInput } from '#app/ui/controls/field.tsx'
import { RadioGroup } from '#app/ui/controls/radio-group.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { PlayButton } from '../play/play-button.tsx'
import type { GridView } from '../work/song-view.server.ts'
import type { SongView } from '../work/studio-view.server.ts'
import { toSongPart } from './song-links.ts'
import { StepTable } from './step-table.tsx'

type Props = { view: SongView; grid: GridView; problem: FormProblem | null }

const SIGNS = [
  { value: 'x', label: 'Plain' },
  { value: 'X', label: 'Loud' },
  { value: 'o', label: 'Soft' },
  { value: '-', label: 'Held' },
]

/** The patterns of a song as boxes to tick: the same document as the text. */
export function GridPart({ view, grid, problem }: Props) {
  const { id, key } = view
  const { pattern } = grid
  const toPart = toSongPart(id, key)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {grid.names.length > 0 ? (
        <nav aria-label="Patterns">
          <ul className="flex flex-wrap gap-2">
            {grid.names.map((name) => (
              <li key={name}>
                <ChipLink to={toPart('grid', { pattern: name })} isChosen={name === pattern?.name}>
                  {name}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : (
        <p className="text-fg-muted">There is no pattern yet. Add the first below.</p>
      )}
      {pattern ? <StepForm view={view} grid={grid} pattern={pattern} problem={problem} /> : null}
      <AddForm view={view} grid={grid} problem={problem} />
    </div>
  )
}

type Pattern = NonNullable<GridView['pattern']>

/** What stands in the boxes now, heard while it is changed. */
function readBoxes(form: HTMLElement | null, { lanes }: Pattern): Lane[] {
  const boxes = [...(form?.querySelectorAll<HTMLInputElement>('input[name="on"]') ?? [])]
  const sign = form?.querySelector<HTMLInputElement>('input[name="sign"]:checked')?.value ?? 'x'
  const on = new Set(boxes.filter((box) => box.checked).map((box) => box.value))
  return lanes.map(({ sound, steps }, lane) => ({
    sound,
    steps: [...steps].map((was, n) => (!on.has(`${lane}.${n}`) ? '.' : was === '.' ? sign : was)).join(''),
  }))
}

function StepForm({ view, grid, pattern, problem }: Props & { pattern: Pattern }) {
  const { id, key } = view
  const typed = problem?.values['do'] === 'grid' ? problem : null
  const form = useRef<HTMLDivElement>(null)
  const [step, setStep] = useState<number | null>(null)
  const whole = pattern.bars * grid.perBar
  return (
    <KeyedForm
      name="grid-song"
      action={toSongPart(id, key)('grid', { pattern: pattern.name })}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <input type="hidden" name="do" value="grid" />
      <input type="hidden" name="song" value={id} />
      <input type="hidden" name="pattern" value={pattern.name} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PlayButton
          key={view.version}
          text={view.text}
          pattern={pattern.name}
          label="Play round and round"
          readLanes={() => readBoxes(form.current, pattern)}
          onStep={setStep}
        />
        <p className="min-w-0 text-sm text-fg-muted">
          {pattern.users.length > 0
            ? `Played by ${pattern.users.join(' and ')}. Ticks are heard at once; they are kept when you save.`
            : 'No section plays this pattern yet: put its name into one on the page “Arrangement”.'}
        </p>
      </div>
      <div ref={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <StepTable
          pattern={pattern}
          perBar={grid.perBar}
          perBeat={grid.perBeat}
          ticked={typed ? (typed.lists['on'] ?? [typed.values['on'] ?? '']) : null}
          now={step === null ? null : step % whole}
        />
        <RadioGroup
          name="sign"
          label="A step you tick is"
          look="segments"
          className="max-w-96"
          defaultValue={typed?.values['sign'] ?? 'x'}
          options={SIGNS}
        />
      </div>
      <div className="flex flex-wrap items-end gap-4">
        <Field
          label="Add a line"
          error={typed?.errors['add'] ?? null}
          help="A note such as C4, chord, a tone of the chord (1, 3, 5), or a drum."
        >
          <TextInput
            name="add"
            list="sounds"
            maxLength={12}
            defaultValue={typed?.values['add'] ?? ''}
            autoComplete="off"
          />
        </Field>
        <datalist id="sounds">
          {grid.addable.map((sound) => (
            <option key={sound} value={sound} />
          ))}
        </datalist>
        <Button type="submit">
          <Icon name="check" size={17} /> Save the grid
        </Button>
      </div>
    </KeyedForm>
  )
}

function AddForm({ view: { id, key }, grid, problem }: Props) {
  const typed = problem?.values['do'] === 'pattern' ? problem : null
  const { values = {}, errors = {} } = typed ?? {}
  return (
    <details className="rounded-card border border-line px-4 py-3" open={typed !== null || grid.names.length === 0}>
      <summary className="cursor-pointer py-1 font-strong">New pattern</summary>
      <KeyedForm
        name="pattern-song"
        action={toSongPart(id, key)('grid')}
        className="mt-4 grid gap-4 sm:grid-cols-[repeat(4,minmax(0,1fr))_auto] sm:items-start"
      >
        <input type="hidden" name="do" value="pattern" />
        <input type="hidden" name="song" value={id} />
        <Field label="Name" error={errors['name'] ?? null}>
          <TextInput name="name" maxLength={24} defaultValue={values['name'] ?? ''} autoComplete="off" />
        </Field>
        <Field label="For" error={errors['track'] ?? null}>
          <Select name="track" defaultValue={values['track'] ?? grid.tracks[0] ?? ''}>
            {grid.tracks.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Bars" error={errors['bars'] ?? null}>
          <TextInput name="bars" inputMode="numeric" defaultValue={values['bars'] ?? '1'} />
        </Field>
        <Field label="Begin as" error={errors['copy'] ?? null}>
          <Select name="copy" defaultValue={values['copy'] ?? ''}>
            <option value="">Empty</option>
            {grid.names.map((name) => (
              <option key={name} value={name}>{`a copy of ${name}`}</option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="soft" className="sm:mt-[1.6rem]">
          <Icon name="plus" size={17} /> Add
        </Button>
      </KeyedForm>
    </details>
  )
}
