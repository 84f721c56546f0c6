import { to } from '#app/catalogue/to.ts'
import { KeptList } from '#app/kits/members/kept/kept-list.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { Field, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { FileDrop } from '#app/ui/files/file-drop.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { IMPORT_MAX_BYTES, PROMPT_MAX_CHARS } from '../music.limits.ts'
import type { BeginView } from '../work/studio-view.server.ts'
import { FaultList } from './fault-list.tsx'

type Props = { view: BeginView; problem: FormProblem | null }

const EXAMPLE = `song: First steps
tempo: 96
key: A minor

track drums: kit
track bass: bass
track piano: piano, pan -20, reverb 15

pattern beat, 1 bar
  kick   x... .... x.x. ....
  snare  .... x... .... x...
  hat    x.x. x.x. x.x. x.x.

pattern walk, 1 bar
  1  x--- ..x- x--- ....

pattern chords-held, 1 bar
  chord  x--- ---- x--- ----

section verse, 4 bars
  chords Am | F | C | G
  drums: beat
  bass: walk
  piano: chords-held

play: verse verse`

/** Where a song begins: a few words, a text, a file; and the songs there are. */
export function BeginPage({ view, problem }: Props) {
  const { page, shown } = view
  const isFirst = page.count === 0 && page.search === '' && !page.deleted
  const of = (act: string) => (problem?.values['do'] === act ? problem : null)
  return (
    <div className="page max-w-[1100px] pt-6 pb-section sm:pt-10">
      <h1 className="heading-page">Music studio</h1>
      <p className="lead mt-1 max-w-[44em]">
        Say what you want to hear, or write it down step by step. Rules and a synthesis of our own make the music: no
        recordings, no model needed. Whatever you make can be heard, changed, and taken away.
      </p>
      <div className="mt-7 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          {view.isBrokenRecipe ? (
            <p className="flex items-start gap-2 text-danger-text">
              <Icon name="alert" size={18} className="mt-0.5 flex-none" />
              This recipe is broken: its address was cut off or changed on the way.
            </p>
          ) : null}
          {view.recipe ? null : <ComposeForm view={view} typed={of('compose')} />}
          <PasteForm view={view} typed={of('paste')} />
          <ImportForm typed={of('import')} />
        </div>
        <aside className="grid grid-cols-[minmax(0,1fr)] gap-7" aria-label="Beginnings">
          <section aria-labelledby="presets-title">
            <h2 id="presets-title" className="heading-small">
              Music for something
            </h2>
            <ul className="mt-3 flex flex-wrap gap-2">
              {view.presets.map(({ name, label }) => (
                <li key={name}>
                  <ChipLink to={to('v2-music-studio', null, { preset: name })} isChosen={name === view.preset}>
                    {label}
                  </ChipLink>
                </li>
              ))}
            </ul>
          </section>
          {shown.length > 0 ? (
            <section aria-labelledby="shown-title">
              <h2 id="shown-title" className="heading-small">
                Published by members
              </h2>
              <ul className="mt-3 grid gap-3">
                {shown.map(({ id, title, name, about, href }) => (
                  <li key={id} className="min-w-0">
                    <a href={href} className="link wrap-anywhere" dir="auto">
                      {title}
                    </a>
                    <p className="text-xs text-fg-muted wrap-anywhere">{`${name}. ${about}`}</p>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </aside>
      </div>
      {isFirst ? null : (
        <section aria-labelledby="earlier-title" className="mt-12 max-w-[60rem]">
          <h2 id="earlier-title" className="heading-section">
            Your songs
          </h2>
          <KeptList
            page={page}
            problem={of('rename')}
            words={{ one: 'song', many: 'songs' }}
            toList={(query) => to('v2-music-studio', null, query)}
            find="Words of a song"
            empty="Songs are kept here: for members until they delete them, for guests 30 days in this browser."
          />
        </section>
      )}
    </div>
  )
}

type FormProps = { view: BeginView; typed: FormProblem | null }

function ComposeForm({ view: { prompt, genres, moods }, typed }: FormProps) {
  const { values = {}, errors = {} } = typed ?? {}
  return (
    <KeyedForm name="compose-song" action={to('v2-music-studio')} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <input type="hidden" name="do" value="compose" />
      <Field
        label="What it is to be like"
        error={errors['prompt'] ?? null}
        help="Genre, mood, tempo, length, key and instruments are understood. The page then says what was not."
      >
        <TextArea
          key={prompt}
          name="prompt"
          rows={3}
          maxLength={PROMPT_MAX_CHARS}
          dir="auto"
          defaultValue={values['prompt'] ?? prompt}
          placeholder="A calm bossa nova in D major with flute, 60 seconds"
        />
      </Field>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <Field label="Genre" error={errors['genre'] ?? null}>
          <Select name="genre" defaultValue={values['genre'] ?? ''}>
            <option value="">As the words say</option>
            {genres.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Mood" error={errors['mood'] ?? null}>
          <Select name="mood" defaultValue={values['mood'] ?? ''}>
            <option value="">As the words say</option>
            {moods.map((mood) => (
              <option key={mood} value={mood}>
                {mood}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Tempo, in beats a minute" error={errors['tempo'] ?? null}>
          <TextInput name="tempo" inputMode="decimal" defaultValue={values['tempo'] ?? ''} />
        </Field>
        <Field label="Length, in seconds" error={errors['seconds'] ?? null}>
          <TextInput name="seconds" inputMode="decimal" defaultValue={values['seconds'] ?? ''} />
        </Field>
      </div>
      <Button type="submit" size="lg" className="justify-self-start">
        <Icon name="music" size={18} /> Compose it
      </Button>
    </KeyedForm>
  )
}

function PasteForm({ view: { recipe }, typed }: FormProps) {
  const { values = {}, errors = {} } = typed ?? {}
  const isOpen = typed !== null || recipe !== null
  return (
    <details className="group rounded-card border border-line px-4 py-3" open={isOpen}>
      <summary className="cursor-pointer py-1 font-strong">
        {recipe ? 'A recipe somebody gave you' : 'Write it as text'}
      </summary>
      <KeyedForm name="paste-song" action={to('v2-music-studio')} className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        <input type="hidden" name="do" value="paste" />
        <input type="hidden" name="origin" value={recipe ? 'recipe' : 'text'} />
        <Field
          label="The text of a song"
          help="x is a step that sounds, X a loud one, o a soft one, - holds it, . is silent. Spaces and | are only for the eye."
        >
          <TextArea
            name="text"
            rows={18}
            spellCheck={false}
            className="font-mono text-[0.8125rem]"
            defaultValue={values['text'] ?? recipe?.text ?? EXAMPLE}
          />
        </Field>
        <FaultList error={errors['text'] ?? null} />
        <Button type="submit" variant={recipe ? 'primary' : 'soft'} className="justify-self-start">
          {recipe ? 'Make this song mine' : 'Keep as a song'}
        </Button>
      </KeyedForm>
    </details>
  )
}

function ImportForm({ typed }: { typed: FormProblem | null }) {
  return (
    <details className="group rounded-card border border-line px-4 py-3" open={typed !== null}>
      <summary className="cursor-pointer py-1 font-strong">Bring a MIDI or MusicXML file</summary>
      <KeyedForm
        name="import-song"
        action={to('v2-music-studio')}
        encType="multipart/form-data"
        className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <input type="hidden" name="do" value="import" />
        <FileDrop
          label="The file"
          name="file"
          accept=".mid,.midi,.musicxml,.xml,.mxl"
          kinds="MIDI, MusicXML or packed MusicXML"
          maxBytes={IMPORT_MAX_BYTES}
          error={typed?.errors['file'] ?? null}
        />
        <Button type="submit" variant="soft" className="justify-self-start">
          <Icon name="upload" size={17} /> Read it
        </Button>
      </KeyedForm>
    </details>
  )
}
