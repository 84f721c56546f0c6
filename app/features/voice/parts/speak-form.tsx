import { useState } from 'react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { toQuery } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { MAX_PITCH, MAX_SPEED, MIN_PITCH, MIN_SPEED } from '#app/providers/speech/speak.limits.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { Slider } from '#app/ui/controls/slider.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { VoiceToolsView } from '../tools/voice-tools.server.ts'
import { SPOKEN_MAX_CHARS } from '../voice.limits.ts'

type View = Extract<VoiceToolsView, { part: 'speak' | 'hear' }>
const FORMATS = { mp3: 'MP3', opus: 'Opus (smallest)', wav: 'WAV (uncompressed)' } as const

/** A text to be read aloud, and by whom. */
export function SpeakForm({ view, problem }: { view: View; problem: FormProblem | null }) {
  const { voices, formats, text, name } = view
  const of = problem && (problem.values['do'] ?? 'speak') === 'speak' ? problem : null
  const [voice, setVoice] = useState(of?.values['voice'] ?? voices[0]?.value ?? '')
  const valueOf = (name: string, usual: number) => {
    const typed = Number(of?.values[name] ?? Number.NaN)
    return Number.isFinite(typed) ? typed : usual
  }
  return (
    <KeyedForm name="speak" action={to('voice-tools')} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <input type="hidden" name="do" value="speak" />
      <Field
        label="The text"
        help={`Up to ${SPOKEN_MAX_CHARS.toLocaleString('en')} characters. [pause] or [pause 2] rests, *words* are stressed, a line that begins with # begins a chapter.`}
        error={of?.errors['text'] ?? null}
      >
        <TextArea name="text" rows={9} defaultValue={of?.values['text'] ?? text} dir="auto" />
      </Field>
      <Field label="Name (if you like)" error={of?.errors['title'] ?? null}>
        <TextInput name="title" defaultValue={of?.values['title'] ?? name} autoComplete="off" />
      </Field>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Field label="Voice" error={of?.errors['voice'] ?? null}>
          <Select name="voice" defaultValue={voice} onChange={(event) => setVoice(event.target.value)}>
            {groupsOf(voices).map(([engine, own]) => (
              <optgroup key={engine} label={engine}>
                {own.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </Field>
        <Field label="Format" error={of?.errors['format'] ?? null}>
          <Select name="format" defaultValue={of?.values['format'] ?? formats[0]}>
            {formats.map((format) => (
              <option key={format} value={format}>
                {FORMATS[format]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Sample voice={voice} voices={voices} />
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Slider
          name="speed"
          label="Speed"
          min={MIN_SPEED}
          max={MAX_SPEED}
          step={0.05}
          defaultValue={valueOf('speed', 1)}
          toWords={(value) => `${value}×`}
          error={of?.errors['speed'] ?? null}
        />
        <Slider
          name="pitch"
          label="Pitch"
          min={MIN_PITCH}
          max={MAX_PITCH}
          step={0.05}
          defaultValue={valueOf('pitch', 1)}
          toWords={(value) => `${value}×`}
          error={of?.errors['pitch'] ?? null}
        />
      </div>
      <div>
        <Button type="submit" size="lg">
          <Icon name="volume" size={18} /> Read it aloud
        </Button>
      </div>
    </KeyedForm>
  )
}

function groupsOf(voices: View['voices']): [string, View['voices']][] {
  const engines = [...new Set(voices.map(({ engine }) => engine))]
  return engines.map((engine) => [engine, voices.filter((one) => one.engine === engine)])
}

/** How a voice sounds, before it is chosen. Without JavaScript each of the first voices has its own. */
function Sample({ voice, voices }: { voice: string; voices: View['voices'] }) {
  const builtIn = voices.filter(({ value }) => value.startsWith('embedded:'))
  const chosen = builtIn.find(({ value }) => value === voice)
  const src = (value: string) => `${endpoints['voice/voice-sample']}${toQuery({ voice: value })}`
  if (!chosen)
    return (
      <p className="text-[0.8125rem] text-fg-muted">
        This voice belongs to a company and is paid for by use, so there is nothing to try for free.
      </p>
    )
  return (
    <div className="grid gap-1.5">
      <p className="text-[0.8125rem] text-fg-muted">How {chosen.label} sounds</p>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- one fixed sentence that says how it sounds */}
      <audio
        key={voice}
        src={src(voice)}
        controls
        preload="none"
        className="h-11 w-full"
        aria-label={`Sample of ${chosen.label}`}
      />
      <noscript>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem]">
          {builtIn.slice(0, 12).map(({ value, label }) => (
            <li key={value}>
              <a href={src(value)} className="link">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </noscript>
    </div>
  )
}

/** Words that are to be spoken in a way of one's own. */
export function WordList({ view, problem }: { view: View; problem: FormProblem | null }) {
  const of = problem?.values['do'] === 'add-word' ? problem : null
  return (
    <section id="words" aria-labelledby="words-heading" className="scroll-mt-20">
      <h2 id="words-heading" className="heading-small">
        How words are said
      </h2>
      <p className="mt-1 text-[0.8125rem] text-fg-muted">
        Write a word, and how it sounds: GIF as “jif”. It holds for whatever you have read aloud from now on.
      </p>
      {view.words.length > 0 ? (
        <ul className="mt-3 border-b border-line">
          {view.words.map(({ id, word, said }) => (
            <li key={id} className="flex items-center gap-3 border-t border-line py-1.5">
              <span className="min-w-0 flex-1 wrap-anywhere">
                <b className="font-strong">{word}</b> as {said}
              </span>
              <ActForm
                name="do"
                act="remove-word"
                fields={{ id }}
                action={to('voice-tools')}
                variant="ghost"
                about={word}
              >
                Remove
              </ActForm>
            </li>
          ))}
        </ul>
      ) : null}
      <KeyedForm name="add-word" action={to('voice-tools')} className="mt-3 flex flex-wrap items-start gap-2">
        <input type="hidden" name="do" value="add-word" />
        <Field label="Word" error={of?.errors['word'] ?? null} className="min-w-0 flex-[1_1_11rem]">
          <TextInput name="word" defaultValue={of?.values['word'] ?? ''} autoComplete="off" />
        </Field>
        <Field label="Said as" error={of?.errors['said'] ?? null} className="min-w-0 flex-[1_1_11rem]">
          <TextInput name="said" defaultValue={of?.values['said'] ?? ''} autoComplete="off" />
        </Field>
        <Button type="submit" variant="plain" className="mt-6">
          Add
        </Button>
      </KeyedForm>
    </section>
  )
}
