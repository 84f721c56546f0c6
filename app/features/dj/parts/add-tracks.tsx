import { bedMoods } from '#app/engines/music-bed/bed-moods.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select, TextInput } from '#app/ui/controls/field.tsx'
import { FileDrop } from '#app/ui/files/file-drop.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { TRACK_ACCEPT, TRACK_MAX_BYTES, TRACK_MAX_S, TRACKS_AT_ONCE } from '../dj.limits.ts'
import type { DeskProps } from './desk-page.tsx'

/** Ways to put a track into the crate. */
export function AddTracks({ view, problem }: DeskProps) {
  const errors = problem?.errors ?? {}
  const { recordings, songs } = view.sources ?? { recordings: [], songs: [] }
  return (
    <aside aria-label="Put into the crate" className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <KeyedForm name="add-tracks" encType="multipart/form-data" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <input type="hidden" name="do" value="add" />
        {/* What was put in is chosen no more. */}
        <FileDrop
          key={view.tracks[0]?.id ?? 'none'}
          label="Sounds of your own"
          name="sound"
          accept={TRACK_ACCEPT}
          kinds={view.canAll ? 'MP3, WAV, M4A, Ogg, FLAC' : 'WAV (this server has no ffmpeg to read others)'}
          multiple
          maxFiles={TRACKS_AT_ONCE}
          maxBytes={TRACK_MAX_BYTES}
          error={errors['sound'] ?? null}
        />
        <p className="text-xs text-fg-subtle">{`Up to ${TRACK_MAX_S / 60} minutes each. They stay yours, and nobody else hears them.`}</p>
        <Button type="submit" className="justify-self-start">
          <Icon name="upload" size={17} /> Add
        </Button>
      </KeyedForm>
      <AddOwn songs={songs} recordings={recordings} errors={errors} />
      <KeyedForm name="add-bed" className="grid gap-3">
        <input type="hidden" name="do" value="add-bed" />
        <div className="grid grid-cols-2 gap-3">
          <Field label="A bed made by rules">
            <Select name="mood" defaultValue={problem?.values['mood'] ?? 'bright'}>
              {Object.entries(bedMoods).map(([mood, { label }]) => (
                <option key={mood} value={mood}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Number" error={errors['seed'] ?? null}>
            <TextInput name="seed" inputMode="numeric" defaultValue={problem?.values['seed'] ?? '1'} />
          </Field>
        </div>
        <p className="text-xs text-fg-subtle">Made here by rules; each number is another one.</p>
        <Button type="submit" variant="plain" size="sm" className="justify-self-start">
          Add
        </Button>
      </KeyedForm>
      <AddShared problem={problem} />
    </aside>
  )
}

type Things = readonly { id: string; title: string }[]

/** What sounds already: songs of the studio, and recordings. */
function AddOwn({ songs, recordings, errors }: { songs: Things; recordings: Things; errors: Record<string, string> }) {
  return (
    <>
      {songs.length > 0 ? (
        <KeyedForm name="add-song" className="grid gap-3">
          <input type="hidden" name="do" value="add-song" />
          <OneOf label="From your songs" name="song" things={songs} error={errors['song']} />
        </KeyedForm>
      ) : null}
      {recordings.length > 0 ? (
        <KeyedForm name="add-recording" className="grid gap-3">
          <input type="hidden" name="do" value="add-recording" />
          <OneOf label="From your recordings" name="recording" things={recordings} error={errors['recording']} />
        </KeyedForm>
      ) : null}
    </>
  )
}

type OneOfProps = { label: string; name: string; things: Things; error: string | undefined }

const OneOf = ({ label, name, things, error }: OneOfProps) => (
  <>
    <Field label={label} error={error ?? null}>
      <Select name={name}>
        {things.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
    <Button type="submit" variant="plain" size="sm" className="justify-self-start">
      Add
    </Button>
  </>
)

function AddShared({ problem }: Pick<DeskProps, 'problem'>) {
  const errors = problem?.errors ?? {}
  return (
    <KeyedForm name="add-shared" className="grid gap-3">
      <input type="hidden" name="do" value="add-shared" />
      <Field
        label="A recording that somebody shares"
        help="Its address. It can be mixed as long as they share it."
        error={errors['address'] ?? null}
      >
        <TextInput name="address" inputMode="url" autoComplete="off" defaultValue={problem?.values['address'] ?? ''} />
      </Field>
      <Button type="submit" variant="plain" size="sm" className="justify-self-start">
        Add
      </Button>
    </KeyedForm>
  )
}
