import { to } from '#app/catalogue/to.ts'
import { KeptList } from '#app/kits/members/kept/kept-list.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { cardLooks } from '#app/providers/film/card-looks.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { Field, Select, TextArea } from '#app/ui/controls/field.tsx'
import { RadioGroup } from '#app/ui/controls/radio-group.tsx'
import { FileDrop } from '#app/ui/files/file-drop.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { shapes } from '../storyboard/project.ts'
import { PICTURE_MAX_BYTES, PICTURES_AT_ONCE, SCRIPT_MAX_CHARS, SHORTENED_TO } from '../video.limits.ts'
import type { BeginView } from '../work/studio-view.server.ts'

type Props = { view: BeginView; problem: FormProblem | null }

/** Where a film begins: a script, an idea, a text one has, pictures, or a template; and the films there are. */
export function BeginPage({ view, problem }: Props) {
  const { page, canFilm } = view
  const isFirst = page.count === 0 && page.search === '' && !page.deleted
  const typed = problem?.values['do'] === 'begin' ? problem : null
  return (
    <div className="page max-w-[1100px] pt-6 pb-section sm:pt-10">
      <h1 className="heading-page">Video studio</h1>
      <p className="lead mt-1 max-w-[44em]">
        Words become a storyboard: each sentence a scene with its picture, its voice and its caption. See and hear all
        of it for free, change what you like, then make the video file.
      </p>
      {canFilm ? null : (
        <p className="mt-4 max-w-[48rem] rounded-[13px] bg-accent-soft px-3.5 py-2.5 text-accent-soft-fg">
          ffmpeg is not on this server, so no video file can be made. Storyboards work, and can be taken away as a page
          that moves, as slides, and as pictures with sound.
        </p>
      )}
      <div className="mt-7 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <BeginForm view={view} typed={typed} />
        <Beginnings view={view} />
      </div>
      {isFirst ? null : (
        <section aria-labelledby="earlier-title" className="mt-12 max-w-[60rem]">
          <h2 id="earlier-title" className="heading-section">
            Your films
          </h2>
          <KeptList
            page={page}
            problem={problem?.values['do'] === 'rename' ? problem : null}
            words={{ one: 'film', many: 'films' }}
            toList={(query) => to('video-studio', null, query)}
            find="Words of a film"
            empty="Films are kept here: for members until they delete them, for guests 30 days in this browser."
          />
        </section>
      )}
    </div>
  )
}

function BeginForm({ view: { begun, voices, hasModel }, typed }: { view: BeginView; typed: FormProblem | null }) {
  const { values = {}, errors = {} } = typed ?? {}
  return (
    <KeyedForm
      name="begin-film"
      action={to('video-studio')}
      encType="multipart/form-data"
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <input type="hidden" name="do" value="begin" />
      <input type="hidden" name="from" value={begun.from} />
      <RadioGroup
        name="as"
        label="What you have"
        look="segments"
        className="max-w-96"
        defaultValue={values['as'] ?? begun.as}
        options={[
          { value: 'script', label: 'The words' },
          { value: 'idea', label: 'An idea' },
        ]}
      />
      <Field
        label={begun.fromLabel ? `Script, from ${begun.fromLabel}` : 'Script or idea'}
        error={errors['script'] ?? null}
        help={
          hasModel
            ? 'Words are taken as they are. For an idea, a language model writes the script first.'
            : 'Words are taken as they are. For an idea, the built-in knowledge is looked through; no language model is connected.'
        }
      >
        <TextArea
          key={begun.text.slice(0, 80)}
          name="script"
          rows={12}
          maxLength={SCRIPT_MAX_CHARS}
          dir="auto"
          defaultValue={values['script'] ?? begun.text}
          placeholder={'# A title\n\nOne sentence becomes one scene. Another sentence becomes another.'}
        />
      </Field>
      <FileDrop
        label="Your own pictures, if you like"
        name="pictures"
        accept="image/*"
        kinds="PNG, JPEG, WebP, GIF or AVIF"
        multiple
        maxFiles={PICTURES_AT_ONCE}
        maxBytes={PICTURE_MAX_BYTES}
        error={errors['pictures'] ?? null}
      />
      <Choices view={{ begun, voices }} values={values} errors={errors} />
      <Button type="submit" size="lg" className="justify-self-start">
        <Icon name="clapperboard" size={18} /> Make the storyboard
      </Button>
    </KeyedForm>
  )
}

type ChoicesProps = {
  view: Pick<BeginView, 'begun' | 'voices'>
  values: Record<string, string>
  errors: Record<string, string>
}

function Choices({ view: { begun, voices }, values, errors }: ChoicesProps) {
  const isLong = begun.text.split(/\s+/).length > 400
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <Field label="Shape" error={errors['shape'] ?? null}>
        <Select name="shape" defaultValue={values['shape'] ?? 'wide'}>
          {Object.entries(shapes).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Voice" error={errors['voice'] ?? null}>
        <Select name="voice" defaultValue={values['voice'] ?? voices[0]?.value ?? ''}>
          {voices.map(({ value, label, engine }) => (
            <option key={value} value={value}>
              {`${label} (${engine})`}
            </option>
          ))}
          <option value="">Nobody speaks, captions only</option>
        </Select>
      </Field>
      <Field label="Cards" error={errors['look'] ?? null}>
        <Select name="look" defaultValue={values['look'] ?? 'bamboo'}>
          {Object.entries(cardLooks).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="A long text" error={errors['shorten'] ?? null}>
        <Select name="shorten" defaultValue={values['shorten'] ?? (isLong && begun.from ? '12' : '')}>
          <option value="">is taken whole</option>
          {SHORTENED_TO.map((count) => (
            <option key={count} value={count}>{`is shortened to ${count} sentences`}</option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

function Beginnings({ view: { templates, beginnings, begun } }: { view: BeginView }) {
  return (
    <aside className="grid grid-cols-[minmax(0,1fr)] gap-7" aria-label="Beginnings">
      <section aria-labelledby="templates-title">
        <h2 id="templates-title" className="heading-small">
          Begin with a whole example
        </h2>
        <ul className="mt-3 flex flex-wrap gap-2">
          {templates.map(({ name, label, isChosen }) => (
            <li key={name}>
              <ChipLink to={to('video-studio', null, { template: name })} isChosen={isChosen}>
                {label}
              </ChipLink>
            </li>
          ))}
        </ul>
      </section>
      {beginnings.length > 0 ? (
        <section aria-labelledby="material-title">
          <h2 id="material-title" className="heading-small">
            Make a film of
          </h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {beginnings.map(({ value, about, title }) => (
              <li key={value} className="max-w-full">
                <ChipLink to={to('video-studio', null, { from: value })} isChosen={value === begun.from}>
                  <span className="sr-only">{about}: </span>
                  <span className="truncate">{title}</span>
                </ChipLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-labelledby="marks-title" className="text-sm">
        <h2 id="marks-title" className="heading-small">
          Marks a script may have
        </h2>
        <dl className="mt-2 grid gap-2 text-fg-muted">
          {MARKS.map(([mark, about]) => (
            <div key={mark}>
              <dt className="font-mono text-[0.8125rem] wrap-anywhere text-fg">{mark}</dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
      </section>
    </aside>
  )
}

const MARKS = [
  ['# A heading', 'a title card, and a chapter'],
  ['> Words — Name', 'a quotation card'],
  ['- one\n- two', 'a card with a list'],
  ['Ana: Hello.', 'who speaks, with a voice of their own'],
  ['[picture: a red barn]', 'what the next sentence shows'],
  ['[chart: Minutes; Knead 10; Rise 90]', 'a bar chart'],
  ['[map: Tea; Japan; Kyoto, Japan]', 'a map of places'],
  ['[screen: Terminal; npm start]', 'words on a screen'],
  ['[no picture]', 'the next sentence over a plain ground'],
] as const
