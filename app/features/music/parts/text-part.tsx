import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { SongView } from '../work/studio-view.server.ts'
import { FaultList } from './fault-list.tsx'
import { toSongPart } from './song-links.ts'

const WORDS = [
  [
    'track bass: upright-bass, volume 80, pan -10, reverb 20, delay 10, filter 900, octave 2, muted',
    'an instrument with its place in the mix',
  ],
  ['pattern beat, 1 bar', 'begins a pattern; its lines stand indented below'],
  ['  kick  x... x...', 'a drum and its steps: x plain, X loud, o soft, - held, . silent'],
  ['  A4  x--- ....', 'a note that is always the same'],
  ['  1  x... / chord  x---', 'a tone of the chord, or all of it, as the section says'],
  ['section verse, 8 bars, tempo 90', 'begins a section; then “chords Dm | Bb” and “track: pattern pattern”'],
  ['play: verse chorus verse', 'the order'],
  ['swing: 62% eighths', 'every other one comes late'],
  ['# anything', 'a note to yourself; it stays with the block that follows it'],
] as const

/** The song as text: what the grid changes stands here, and the other way round. */
export function TextPart({ view: { id, key, text }, problem }: { view: SongView; problem: FormProblem | null }) {
  const typed = problem?.values['do'] === 'text' ? problem : null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <KeyedForm name="text-song" action={toSongPart(id, key)('text')} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <input type="hidden" name="do" value="text" />
        <input type="hidden" name="song" value={id} />
        <FaultList error={typed?.errors['text'] ?? null} />
        <Field label="The song as text">
          <TextArea
            name="text"
            rows={32}
            spellCheck={false}
            className="font-mono text-[0.8125rem]"
            defaultValue={typed?.values['text'] ?? text}
          />
        </Field>
        <Button type="submit" className="justify-self-start">
          <Icon name="check" size={17} /> Save the text
        </Button>
      </KeyedForm>
      <section aria-labelledby="language-title" className="text-sm">
        <h2 id="language-title" className="heading-small">
          The language
        </h2>
        <dl className="mt-3 grid gap-3 text-fg-muted">
          {WORDS.map(([line, about]) => (
            <div key={line}>
              <dt className="font-mono text-[0.8125rem] wrap-anywhere whitespace-pre-wrap text-fg">{line}</dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
