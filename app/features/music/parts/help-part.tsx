import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { PROMPT_MAX_CHARS } from '../music.limits.ts'
import type { HelpView } from '../work/song-view.server.ts'
import type { SongView } from '../work/studio-view.server.ts'
import { toSongPart } from './song-links.ts'

type Props = { view: SongView; help: HelpView; problem: FormProblem | null }

/** Changes by a few words, chords with their reasons, and notes that are out of the key. */
export function HelpPart(props: Props) {
  return (
    <div className="grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-10">
      <ChangeForm {...props} />
      <Chords {...props} />
      <Key {...props} />
    </div>
  )
}

function ChangeForm({ view: { id, key }, help, problem }: Props) {
  const toPart = toSongPart(id, key)
  const typed = problem?.values['do'] === 'change' ? problem : null
  return (
    <section aria-labelledby="change-title">
      <h2 id="change-title" className="heading-small">
        Change it by words
      </h2>
      <KeyedForm
        name="change-song"
        action={toPart('help')}
        className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
      >
        <input type="hidden" name="do" value="change" />
        <input type="hidden" name="song" value={id} />
        <Field
          label="What is to change"
          error={typed?.errors['words'] ?? null}
          help={
            help.model
              ? `Rules come first; what they do not understand, ${help.model} writes. You see every line that changed, and can undo it.`
              : 'By rules: faster, 120 bpm, up 2, more swing, no drums, louder bass, more reverb, in key, loop. You see every line that changed, and can undo it.'
          }
        >
          <TextInput name="words" maxLength={PROMPT_MAX_CHARS} dir="auto" defaultValue={typed?.values['words'] ?? ''} />
        </Field>
        <Button type="submit" className="sm:mt-[1.6rem]">
          <Icon name="wand" size={17} /> Change it
        </Button>
      </KeyedForm>
    </section>
  )
}

function Chords({ view: { id, key }, help }: Props) {
  const toPart = toSongPart(id, key)
  return (
    <section aria-labelledby="chords-title">
      <h2 id="chords-title" className="heading-small">
        {help.after ? `Chords that go well behind ${help.after}` : `Chords of ${help.key}`}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        <li>
          <ChipLink to={toPart('help')} isChosen={help.after === ''}>
            All of the key
          </ChipLink>
        </li>
        {help.used.map((chord) => (
          <li key={chord}>
            <ChipLink to={toPart('help', { after: chord })} isChosen={help.after === chord}>
              {`behind ${chord}`}
            </ChipLink>
          </li>
        ))}
      </ul>
      <dl className="mt-4 border-b border-line">
        {help.suggestions.map(({ chord, reason, isInKey }) => (
          <div key={chord} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 border-t border-line py-2.5">
            <dt className="font-strong">{chord}</dt>
            <dd className="text-fg-muted wrap-anywhere">{`${reason}${isInKey ? '' : ' (it has a tone that is not in the key)'}.`}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Key({ view: { id, key }, help }: Props) {
  const toPart = toSongPart(id, key)
  return (
    <section aria-labelledby="key-title">
      <h2 id="key-title" className="heading-small">
        {`The key: ${help.key}`}
      </h2>
      <p className="mt-2 text-fg-muted">{`Its tones are ${help.tones.join(', ')}.`}</p>
      {help.outsideCount === 0 ? (
        <p className="mt-2 text-fg-muted">Every note of your patterns is in it.</p>
      ) : (
        <>
          <ul className="mt-3 grid gap-1">
            {help.outside.map(({ pattern, sound, nearest }) => (
              <li
                key={`${pattern} ${sound}`}
              >{`${sound} in ${pattern} is not in the key; the nearest tone is ${nearest}.`}</li>
            ))}
          </ul>
          <div className="mt-3">
            <ActForm name="do" act="in-key" fields={{ song: id }} action={toPart('help')}>
              <Icon name="check" size={16} />{' '}
              {`Move ${help.outsideCount === 1 ? 'it' : `all ${help.outsideCount}`} into the key`}
            </ActForm>
          </div>
        </>
      )}
    </section>
  )
}
