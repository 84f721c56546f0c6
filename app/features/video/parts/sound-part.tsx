import { to } from '#app/catalogue/to.ts'
import { bedMoods } from '#app/engines/music-bed/bed-moods.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { cardLooks } from '#app/providers/film/card-looks.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { captionWays, qualities, shapes } from '../storyboard/project.ts'
import type { SettingsView } from '../work/film-view.server.ts'
import type { FilmView } from '../work/studio-view.server.ts'

type Props = { view: FilmView; settings: SettingsView; problem: FormProblem | null }
type Filled = { settings: SettingsView; sent: FormProblem | null }

/** Shape, quality, captions, pictures, voices and music of a film. */
export function SoundPart({ view: { id, key }, settings, problem }: Props) {
  const sent = problem?.values['do'] === 'settings' ? problem : null
  return (
    <KeyedForm
      name="film-settings"
      again
      action={to('video-studio', null, { film: id, part: 'sound', key })}
      className="grid max-w-[52rem] grid-cols-[minmax(0,1fr)] gap-8"
    >
      <input type="hidden" name="do" value="settings" />
      <input type="hidden" name="film" value={id} />
      <Look {...{ settings, sent }} />
      <Voices {...{ settings, sent }} />
      <Music {...{ settings, sent }} />
      <Button type="submit" className="justify-self-start">
        <Icon name="check" size={17} /> Save
      </Button>
    </KeyedForm>
  )
}

function Choice({
  name,
  label,
  value,
  options,
  sent,
}: {
  name: string
  label: string
  value: string
  options: readonly (readonly [string, string])[]
  sent: FormProblem | null
}) {
  return (
    <Field label={label} error={sent?.errors[name] ?? null}>
      <Select name={name} defaultValue={sent?.values[name] ?? value}>
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const labelled = (table: Readonly<Record<string, { label: string }>>) =>
  Object.entries(table).map(([name, { label }]) => [name, label] as const)

function Look({ settings, sent }: Filled) {
  const { shape, quality, captions, look, style, styles, drawer, drawers } = settings
  return (
    <section aria-labelledby="look-title" className="grid gap-4">
      <h2 id="look-title" className="heading-small">
        Look
      </h2>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <Choice name="shape" label="Shape" value={shape} options={labelled(shapes)} sent={sent} />
        <Choice
          name="quality"
          label="Quality"
          value={String(quality)}
          options={qualities.map((one) => [String(one), `${one}p`] as const)}
          sent={sent}
        />
        <Choice name="captions" label="Captions" value={captions} options={Object.entries(captionWays)} sent={sent} />
        <Choice name="look" label="Cards" value={look} options={labelled(cardLooks)} sent={sent} />
        <Choice
          name="style"
          label="Style of drawn pictures"
          value={style}
          options={[['', 'As the words say'], ...styles.map(({ id, label }) => [id, label] as const)]}
          sent={sent}
        />
        {drawers.length > 1 ? (
          <Choice
            name="drawer"
            label="Who draws"
            value={drawer}
            options={[['', 'The built-in illustrator'], ...drawers.map(({ id, label }) => [id, label] as const)]}
            sent={sent}
          />
        ) : (
          <input type="hidden" name="drawer" value={drawer} />
        )}
      </div>
    </section>
  )
}

function Voices({ settings, sent }: Filled) {
  const { voice, voices, speakers, speed } = settings
  const options = voices.map(({ value, label }) => [value, label] as const)
  return (
    <section aria-labelledby="voices-title" className="grid gap-4">
      <h2 id="voices-title" className="heading-small">
        Voices
      </h2>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <Choice name="voice" label="Voice" value={voice} options={[['', 'Nobody speaks'], ...options]} sent={sent} />
        <Field label="Speed" help="0.7 to 1.5" error={sent?.errors['speed'] ?? null}>
          <TextInput
            name="speed"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={sent?.values['speed'] ?? String(speed)}
          />
        </Field>
        {speakers.map(({ name, voice: own }) => (
          <Field key={name} label={`Voice of ${name}`}>
            <input type="hidden" name="speaker" value={name} />
            <Select name="casting" defaultValue={own}>
              <option value="">The same voice</option>
              {options.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
    </section>
  )
}

function Music({ settings: { music }, sent }: Filled) {
  return (
    <section aria-labelledby="music-title" className="grid gap-4">
      <h2 id="music-title" className="heading-small">
        Music
      </h2>
      <p className="text-sm text-fg-muted">
        A quiet bed put together by rules; nobody’s recording. It gives way when somebody speaks.
      </p>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-3">
        <Choice
          name="mood"
          label="Mood"
          value={music.mood}
          options={[['none', 'No music'], ...labelled(bedMoods)]}
          sent={sent}
        />
        <Field label="Loudness" help="0 to 100" error={sent?.errors['level'] ?? null}>
          <TextInput
            name="level"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={sent?.values['level'] ?? String(music.level)}
          />
        </Field>
        <Field label="Variation" help="Another number, another tune" error={sent?.errors['seed'] ?? null}>
          <TextInput
            name="seed"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={sent?.values['seed'] ?? String(music.seed)}
          />
        </Field>
      </div>
    </section>
  )
}
