import { to } from '#app/catalogue/to.ts'
import { toShortClock } from '#app/engines/transcript/times.ts'
import { ReadAgain } from '#app/kits/foundation/live/read-again.tsx'
import { useLive } from '#app/kits/foundation/live/use-live.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, FieldError, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { TrackView } from '../work/track-view.server.ts'
import { toDjAddress } from './dj-links.ts'
import { TrackWave } from './track-wave.tsx'

type Props = { view: TrackView; problem: FormProblem | null }

/** One track: what was told of it, and its beats to be set by hand. */
export function TrackPage({ view, problem }: Props) {
  const { id, access, title, state, failure, origin, seconds, sound, told, isStill } = view
  const page = to('v2-dj', null, { track: id, key: access })
  useLive(state === 'working' ? toDjAddress('track-live', id) : null, view.liveMark)
  return (
    <div className="page grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-6 pt-4 pb-section sm:pt-6">
      <header>
        <BackLink to={to('v2-dj')}>The crate</BackLink>
        <h1 className="heading-page mt-1 wrap-anywhere" dir="auto">
          {title}
        </h1>
        <p className="mt-1 text-fg-muted">{`${origin}.${seconds > 0 ? ` ${toShortClock(seconds)}.` : ''}`}</p>
      </header>
      {state === 'working' ? (
        <div>
          <p role="status" className="text-fg-muted">
            It is being listened to: tempo, beats, key and loudness. That takes a few seconds for each minute.
          </p>
          <ReadAgain
            isOn={!isStill}
            pageTo={page}
            stillTo={to('v2-dj', null, { track: id, key: access, refresh: 'off' })}
          />
        </div>
      ) : null}
      {failure ? (
        <p className="flex items-start gap-2 text-danger-text">
          <Icon name="alert" size={18} className="mt-0.5 flex-none" />
          {failure}
        </p>
      ) : null}
      {sound ? (
        // eslint-disable-next-line jsx-a11y/media-has-caption -- music; what is known of it stands below as text
        <audio src={sound} controls preload="metadata" aria-label={title} className="w-full" />
      ) : null}
      {told ? <Told view={view} told={told} problem={problem} /> : null}
      <Acts view={view} action={page} problem={problem} />
    </div>
  )
}

function Told({ view, told, problem }: Props & { told: NonNullable<TrackView['told']> }) {
  const { wave, seconds, grid, cues } = view
  return (
    <>
      <TrackWave wave={wave} seconds={seconds} grid={grid} cues={cues} />
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
        <Fact name="Tempo">{told.tempo}</Fact>
        {told.key ? <Fact name="Key">{told.key}</Fact> : null}
        <Fact name="Loudness">
          {told.lufs === null
            ? 'Silence.'
            : `${told.lufs.toFixed(1)} LUFS, true peak ${told.truePeakDb.toFixed(1)} dB. In a mix it is brought to -14 LUFS.`}
        </Fact>
        {cues.length > 0 ? <Fact name="Cue points">{cues.map((s) => toShortClock(s)).join(', ')}</Fact> : null}
      </dl>
      {told.lufs === null ? null : <Beats view={view} problem={problem} />}
      <p className="max-w-[60ch] text-xs text-fg-subtle">
        Told by rules on this server: beats from where the spectrum gets louder, the key from how often each tone sounds
        against the profiles of D. Temperley (2001), loudness by ITU-R BS.1770-4. No model had a part in it.
      </p>
    </>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt className="text-sm text-fg-muted">{name}</dt>
      <dd className="max-w-[60ch]">{children}</dd>
    </>
  )
}

function Beats({ view: { id, access, grid, isByHand }, problem }: Props) {
  const action = to('v2-dj', null, { track: id, key: access })
  const { values = {}, errors = {} } = problem?.values['do'] === 'grid' ? problem : {}
  const fields = { track: id }
  return (
    <section aria-labelledby="beats-title" className="grid gap-4 rounded-card bg-surface p-4 shadow-sm sm:p-5">
      <h2 id="beats-title" className="heading-small">
        Set the beats by hand
      </h2>
      {problem?.errors['bpm'] && problem.values['do'] !== 'grid' ? (
        <FieldError>{problem.errors['bpm']}</FieldError>
      ) : null}
      <KeyedForm name="set-grid" again action={action} className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <input type="hidden" name="do" value="grid" />
        <input type="hidden" name="track" value={id} />
        <Field label="Beats a minute" error={errors['bpm'] ?? null} className="w-40">
          <TextInput
            name="bpm"
            inputMode="decimal"
            key={grid?.bpm ?? ''}
            defaultValue={values['bpm'] ?? (grid ? grid.bpm.toFixed(2) : '')}
          />
        </Field>
        <Field label="First beat of a bar, in seconds" error={errors['first'] ?? null} className="w-56">
          <TextInput
            name="first"
            inputMode="decimal"
            key={grid?.firstBeatS ?? ''}
            defaultValue={values['first'] ?? (grid ? grid.firstBeatS.toFixed(3) : '0')}
          />
        </Field>
        <Button type="submit" variant="plain" className="mt-6.5">
          Set
        </Button>
      </KeyedForm>
      <div className="flex flex-wrap gap-2">
        {grid ? (
          <>
            <ActForm name="do" act="half" fields={fields} action={action}>
              Half the tempo
            </ActForm>
            <ActForm name="do" act="double" fields={fields} action={action}>
              Twice the tempo
            </ActForm>
            <ActForm name="do" act="later" fields={fields} action={action}>
              Bar one beat later
            </ActForm>
            <ActForm name="do" act="no-beat" fields={fields} action={action}>
              It has no steady beat
            </ActForm>
          </>
        ) : null}
        {isByHand ? (
          <ActForm name="do" act="found" fields={fields} action={action} variant="ghost">
            <Icon name="undo" size={16} /> As it was found
          </ActForm>
        ) : null}
      </div>
    </section>
  )
}

function Acts({ view, action, problem }: Props & { action: string }) {
  const { id, title, state, isPlayable, cues } = view
  const isRename = problem?.values['do'] === 'rename'
  return (
    <section aria-label="Further" className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {isPlayable ? (
          <>
            <ButtonLink to={to('v2-dj', null, { part: 'decks', left: id })} variant="plain" size="sm">
              <Icon name="disc-3" size={16} /> On the left deck
            </ButtonLink>
            <ButtonLink to={to('v2-dj', null, { part: 'radio', seed: id })} variant="plain" size="sm">
              <Icon name="audio-lines" size={16} /> Radio from here
            </ButtonLink>
          </>
        ) : null}
        {state === 'failed' ? (
          <ActForm name="do" act="listen-again" fields={{ track: id }} action={action}>
            <Icon name="refresh" size={16} /> Try again
          </ActForm>
        ) : null}
        {cues.length > 0 ? (
          <ActForm name="do" act="clear-cues" fields={{ track: id }} action={action} variant="ghost">
            Clear the cue points
          </ActForm>
        ) : null}
        <ActForm name="do" act="delete" fields={{ id }} action={to('v2-dj')} variant="ghost">
          <Icon name="trash" size={16} /> Delete
        </ActForm>
      </div>
      <KeyedForm name="rename-track" again action={action} className="flex flex-wrap items-start gap-3">
        <input type="hidden" name="do" value="rename" />
        <input type="hidden" name="id" value={id} />
        <Field
          label="Name"
          error={isRename ? (problem.errors['title'] ?? null) : null}
          className="min-w-0 flex-[1_1_14rem]"
        >
          <TextInput
            name="title"
            dir="auto"
            autoComplete="off"
            defaultValue={isRename ? problem.values['title'] : title}
          />
        </Field>
        <Button type="submit" variant="plain" className="mt-6.5">
          Rename
        </Button>
      </KeyedForm>
    </section>
  )
}
