import { useId } from 'react'
import { toShortClock } from '#app/engines/transcript/times.ts'
import { useLookAgain } from '#app/kits/foundation/live/use-look-again.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, Select, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { MOST_VOICES } from '../voice.limits.ts'
import type { PartProps } from './recording-page.tsx'

const LOOK_AGAIN_MS = 2_500
type SpeakersProps = Pick<PartProps, 'view' | 'problem'> & { action: string }

/** Who speaks: by stretches, by name, or by how the voices sound. */
export function Speakers({ view, problem: all, action }: SpeakersProps) {
  const { id, version, speakers } = view
  const problem = all?.values['do'] === 'name-speaker' ? all : null
  return (
    <section id="speakers" aria-labelledby="speakers-heading" className="scroll-mt-20">
      <h2 id="speakers-heading" className="heading-small">
        Who speaks
      </h2>
      <p className="mt-1 text-[0.8125rem] text-fg-muted">
        Name a stretch at once; a name that is given already is below and is changed everywhere. An empty name takes it
        away.
      </p>
      <Stretch view={view} problem={all?.values['do'] === 'name-between' ? all : null} action={action} />
      {view.hasSound && view.kind === 'heard' ? (
        <TellApart view={view} problem={all?.values['do'] === 'tell-apart' ? all : null} action={action} />
      ) : null}
      <ul className="mt-5 grid gap-3">
        {speakers.map((speaker) => (
          <li key={speaker}>
            <KeyedForm
              name="name-speaker"
              of={speaker}
              again
              action={action}
              className="flex flex-wrap items-end gap-2"
            >
              <input type="hidden" name="do" value="name-speaker" />
              <input type="hidden" name="recording" value={id} />
              <input type="hidden" name="version" value={version} />
              <input type="hidden" name="speaker" value={speaker} />
              <Field
                label={`Name instead of “${speaker}”`}
                error={problem?.values['speaker'] === speaker ? (problem?.errors['name'] ?? null) : null}
                className="min-w-0 flex-[0_1_15rem]"
              >
                <TextInput name="name" defaultValue={speaker} autoComplete="off" />
              </Field>
              <Button type="submit" variant="plain">
                Rename everywhere
              </Button>
            </KeyedForm>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Who speaks in many pieces at once. */
function Stretch({ view: { id, version, pieces, speakers }, problem, action }: SpeakersProps) {
  const list = useId()
  const ends = { from: pieces[0]?.startS ?? 0, to: pieces.at(-1)?.startS ?? 0 }
  const field = (name: 'from' | 'to') => (
    <TextInput
      name={name}
      defaultValue={problem?.values[name] ?? toShortClock(ends[name])}
      autoComplete="off"
      inputMode="numeric"
    />
  )
  return (
    <KeyedForm name="name-between" again action={action} className="mt-3 flex flex-wrap items-start gap-2">
      <input type="hidden" name="do" value="name-between" />
      <input type="hidden" name="recording" value={id} />
      <input type="hidden" name="version" value={version} />
      <Field label="From" error={problem?.errors['from'] ?? null} className="w-24 flex-none">
        {field('from')}
      </Field>
      <Field label="To" error={problem?.errors['to'] ?? null} className="w-24 flex-none">
        {field('to')}
      </Field>
      <Field
        label="Who speaks there"
        error={problem?.errors['name'] ?? problem?.errors['between'] ?? null}
        className="min-w-0 flex-[1_1_11rem]"
      >
        <TextInput name="name" defaultValue={problem?.values['name'] ?? ''} autoComplete="off" list={list} />
      </Field>
      <datalist id={list}>
        {speakers.map((speaker) => (
          <option key={speaker} value={speaker} />
        ))}
      </datalist>
      <Button type="submit" variant="plain" className="mt-6">
        Name them
      </Button>
    </KeyedForm>
  )
}

/** The voices told apart by how they sound. */
function TellApart({ view: { id, version, facts }, problem, action }: SpeakersProps) {
  const { apart } = facts
  const isWorking = apart?.state === 'working'
  useLookAgain(isWorking ? LOOK_AGAIN_MS : null)
  if (isWorking)
    return (
      <div role="status" className="mt-4 flex flex-wrap items-center gap-3 rounded-card bg-sunken p-4">
        <p className="min-w-0 flex-1 basis-60">The voices are being told apart. You can leave this page.</p>
        <ButtonLink to={action} size="sm" variant="plain">
          See how far it is
        </ButtonLink>
      </div>
    )
  return (
    <KeyedForm name="tell-apart" again action={action} className="mt-4 grid gap-2">
      <input type="hidden" name="do" value="tell-apart" />
      <input type="hidden" name="recording" value={id} />
      <input type="hidden" name="version" value={version} />
      <div className="flex flex-wrap items-end gap-2">
        <Field label="How many people speak" error={problem?.errors['voices'] ?? null} className="flex-[0_1_15rem]">
          <Select name="voices" defaultValue={problem?.values['voices'] ?? '2'}>
            {Array.from({ length: MOST_VOICES - 1 }, (_, n) => (
              <option key={n} value={n + 2}>
                {n + 2}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="plain">
          Tell them apart by voice
        </Button>
      </div>
      <p role="status" className="text-[0.8125rem] text-fg-muted">
        {apart?.state === 'failed'
          ? apart.words
          : apart?.state === 'done'
            ? 'They were told apart by how they sound: a guess. Give each voice its name below, and mend what is wrong above.'
            : 'Each line becomes “Voice 1”, “Voice 2” and so on by how it sounds, in place of names it has. It is a guess: voices alike and short lines are mixed up.'}
      </p>
    </KeyedForm>
  )
}
