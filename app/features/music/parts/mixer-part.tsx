import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, Select, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { MixerView } from '../work/song-view.server.ts'
import type { SongView } from '../work/studio-view.server.ts'
import { toSongPart } from './song-links.ts'

type Props = { view: SongView; mixer: MixerView; problem: FormProblem | null }

const NUMBERS = [
  { field: 'volume', label: 'Volume', least: 0, most: 100 },
  { field: 'pan', label: 'Left or right', least: -100, most: 100 },
  { field: 'reverb', label: 'Room', least: 0, most: 100 },
  { field: 'delay', label: 'Echo', least: 0, most: 100 },
] as const

/** How loud each track is, where it stands, and what is done to it. */
export function MixerPart({ view: { id, key }, mixer, problem }: Props) {
  const typed = problem?.values['do'] === 'mixer' ? problem : null
  const { errors = {} } = typed ?? {}
  const held = (field: string, n: number) =>
    typed?.lists[field]?.[n] ?? (mixer.tracks.length === 1 ? typed?.values[field] : undefined)
  if (mixer.tracks.length === 0)
    return <p className="text-fg-muted">There is no track yet. Write one on the page “Text”: track drums: kit.</p>
  return (
    <KeyedForm name="mixer-song" action={toSongPart(id, key)('mixer')} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <input type="hidden" name="do" value="mixer" />
      <input type="hidden" name="song" value={id} />
      {Object.entries(errors).map(([field, message]) => (
        <FieldError key={field}>{message}</FieldError>
      ))}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-3">
        {mixer.tracks.map((track, n) => (
          <li key={track.name} className="min-w-0 rounded-card border border-line p-4">
            <fieldset className="grid grid-cols-2 gap-3">
              <legend className="mb-2 font-strong wrap-anywhere">{track.name}</legend>
              <input type="hidden" name="track" value={track.name} />
              <Field label="Instrument" className="col-span-2">
                <Select name="instrument" defaultValue={held('instrument', n) ?? track.instrument}>
                  {(track.isKit ? mixer.kits : mixer.players).map(({ name, label }) => (
                    <option key={name} value={name}>
                      {label}
                    </option>
                  ))}
                </Select>
              </Field>
              {NUMBERS.map(({ field, label, least, most }) => (
                <Field key={field} label={label}>
                  <TextInput
                    name={field}
                    type="number"
                    min={least}
                    max={most}
                    defaultValue={held(field, n) ?? String(track[field])}
                  />
                </Field>
              ))}
              <Field label="Dark above, in hertz">
                <TextInput
                  name="filter"
                  type="number"
                  min={40}
                  max={20_000}
                  defaultValue={held('filter', n) ?? (track.filter === null ? '' : String(track.filter))}
                />
              </Field>
              <Checkbox
                label="Muted"
                name="muted"
                value={track.name}
                defaultChecked={
                  typed ? (typed.lists['muted'] ?? [typed.values['muted']]).includes(track.name) : track.isMuted
                }
                className="self-end pb-2"
              />
            </fieldset>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit">
          <Icon name="check" size={17} /> Save the mix
        </Button>
        <p className="min-w-0 text-sm text-fg-muted">
          All instruments are synthesis of our own; their names say what they are like. A limiter stands last: nothing
          clips.
        </p>
      </div>
    </KeyedForm>
  )
}
