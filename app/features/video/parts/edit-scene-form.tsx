import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, FieldError, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { FileDrop } from '#app/ui/files/file-drop.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { PICTURE_MAX_BYTES, WORDS_MAX_CHARS } from '../video.limits.ts'
import type { EditView } from '../work/film-view.server.ts'
import type { FilmView } from '../work/studio-view.server.ts'
import { toFilmPart } from './film-links.ts'

type Props = { view: FilmView; edit: EditView; problem: FormProblem | null }

const KINDS = [
  ['drawn', 'A picture drawn from words'],
  ['own', 'A picture of your own'],
  ['kept', 'A picture of the image studio or the gallery'],
  ['title', 'A title card'],
  ['quote', 'A quotation card'],
  ['list', 'A card with a list'],
  ['chart', 'A bar chart'],
  ['map', 'A map of places'],
  ['screen', 'Words on a screen'],
  ['blank', 'No picture, a plain ground'],
] as const
const MOVES = { in: 'Slowly closer', out: 'Slowly back', left: 'To the left', right: 'To the right', still: 'None' }
const OPENINGS = { cut: 'At once', fade: 'Out of black', dissolve: 'Out of the picture before' }

/** Everything of one scene. Fields that a kind of picture does not use are simply not used. */
export function EditSceneForm({ view: { id, key, scenes }, edit, problem }: Props) {
  const back = `${toFilmPart(id, key)('storyboard')}#${edit.id}`
  const errors = problem?.errors ?? {}
  const was = (name: keyof EditView & string) => problem?.values[name] ?? String(edit[name])
  const shown = scenes.find((scene) => scene.id === edit.id)
  return (
    <section
      aria-labelledby="edit-title"
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <KeyedForm
        name="edit-scene"
        of={edit.id}
        again
        encType="multipart/form-data"
        action={to('video-studio', null, { film: id, edit: edit.id, key })}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <h2 id="edit-title" className="heading-section">{`Scene ${edit.number}`}</h2>
        <input type="hidden" name="do" value="scene" />
        <input type="hidden" name="film" value={id} />
        <input type="hidden" name="scene" value={edit.id} />
        {errors['form'] ? <FieldError>{errors['form']}</FieldError> : null}
        <Field label="What is said, and stands in the captions" error={errors['words'] ?? null}>
          <TextArea name="words" rows={3} maxLength={WORDS_MAX_CHARS} dir="auto" defaultValue={was('words')} />
        </Field>
        <Seen {...{ edit, was, errors }} />
        <Timing {...{ edit, was, errors }} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit">
            <Icon name="check" size={17} /> Save the scene
          </Button>
          <ButtonLink to={back} variant="plain">
            Back without saving
          </ButtonLink>
        </div>
      </KeyedForm>
      {shown ? <img src={shown.still} alt={shown.description} className="w-full rounded-card bg-sunken" /> : null}
    </section>
  )
}

type TimingProps = { edit: EditView; was: (name: keyof EditView & string) => string; errors: Record<string, string> }

/** What the scene shows; which fields matter is said by its kind. */
function Seen({ edit, was, errors }: TimingProps) {
  return (
    <>
      <Field label="What is seen" error={errors['kind'] ?? null}>
        <Select name="kind" defaultValue={was('kind')}>
          {KINDS.map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
          {edit.kind === 'clip' ? <option value="clip">The stretch of the video</option> : null}
        </Select>
      </Field>
      <Field label="Heading of a card or chart" error={errors['heading'] ?? null}>
        <TextInput name="heading" dir="auto" autoComplete="off" defaultValue={was('heading')} />
      </Field>
      <Field
        label="Words of the picture"
        help="What is drawn, the quotation, the line below a title; one line each for points of a list, places of a map and words on a screen; for a chart a label and a number a line."
        error={errors['text'] ?? null}
      >
        <TextArea name="text" rows={4} dir="auto" defaultValue={was('text')} />
      </Field>
      <Field label="Who said the quotation" error={errors['by'] ?? null}>
        <TextInput name="by" dir="auto" autoComplete="off" defaultValue={was('by')} />
      </Field>
      {edit.pictures.length > 0 ? (
        <Field label="Picture of the image studio or the gallery" error={errors['kept'] ?? null}>
          <Select name="kept" defaultValue={was('kept')}>
            <option value="">None</option>
            {edit.pictures.map((picture) => (
              <option key={picture.id} value={picture.id}>
                {picture.title}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <FileDrop
        label="A picture of your own"
        name="picture"
        accept="image/*"
        kinds="PNG, JPEG, WebP, GIF or AVIF"
        maxBytes={PICTURE_MAX_BYTES}
        error={errors['picture'] ?? null}
      />
    </>
  )
}

function Timing({ edit, was, errors }: TimingProps) {
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <Field label="Speaker" help="Each speaker may have a voice of their own." error={errors['speaker'] ?? null}>
        <TextInput name="speaker" autoComplete="off" defaultValue={was('speaker')} />
      </Field>
      <Field label="Seconds" help="Empty: as long as the words need." error={errors['seconds'] ?? null}>
        <TextInput name="seconds" inputMode="decimal" autoComplete="off" defaultValue={was('seconds')} />
      </Field>
      <Field label="Movement" error={errors['movement'] ?? null}>
        <Select name="movement" defaultValue={was('movement')}>
          {Object.entries(MOVES).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="It begins" error={errors['opening'] ?? null}>
        <Select name="opening" defaultValue={was('opening')}>
          {Object.entries(OPENINGS).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="A chapter begins here, called" error={errors['chapter'] ?? null}>
        <TextInput name="chapter" autoComplete="off" dir="auto" defaultValue={was('chapter')} />
      </Field>
      <Field
        label="For those who do not see it"
        help="Empty: told from the picture."
        error={errors['description'] ?? null}
      >
        <TextInput name="description" autoComplete="off" dir="auto" defaultValue={was('description')} />
      </Field>
      {edit.filmers.length > 0 ? (
        <Field label="Who films it" error={errors['filmer'] ?? null}>
          <Select name="filmer" defaultValue={was('filmer')}>
            <option value="">The film maker, by rules</option>
            {edit.filmers.map(({ id, label }) => (
              <option key={id} value={id}>{`${label}, a model`}</option>
            ))}
          </Select>
        </Field>
      ) : null}
    </div>
  )
}
