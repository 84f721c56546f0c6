import type { ReactNode } from 'react'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, Select, TextInput } from '#app/ui/controls/field.tsx'
import { FileDrop } from '#app/ui/files/file-drop.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { RECORDING_ACCEPT, RECORDING_MAX_BYTES } from '../voice.limits.ts'
import { Recorder } from '#app/kits/pages/recorder/recorder.tsx'

const LANGUAGES = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  pt: 'Portuguese',
  nl: 'Dutch',
  pl: 'Polish',
  uk: 'Ukrainian',
  ru: 'Russian',
  tr: 'Turkish',
  ar: 'Arabic',
  hi: 'Hindi',
  zh: 'Chinese',
  ja: 'Japanese',
  ko: 'Korean',
} as const

type Props = {
  action: string
  ears: readonly { id: string; label: string; about: string }[]
  canRead: boolean
  problem: FormProblem | null
  /** Whether it can be asked to let the sound go. */
  canKeep?: boolean
  /** Further fields of the screen. */
  children?: ReactNode
}

/** A recording to be written down: made here, or chosen. Where nothing here can listen, the form says so and what helps. */
export function HearForm({ action, ears, canRead, problem, canKeep = true, children }: Props) {
  if (ears.length === 0 || !canRead) return <NobodyListens canRead={canRead} />
  const errors = problem?.errors ?? {}
  return (
    <KeyedForm
      name="hear"
      action={action}
      encType="multipart/form-data"
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <input type="hidden" name="do" value="hear" />
      <Recorder name="sound" />
      <FileDrop
        label="A recording or a film"
        name="sound"
        accept={RECORDING_ACCEPT}
        kinds="MP3, WAV, M4A, Ogg, FLAC, WebM, MP4 and others"
        maxBytes={RECORDING_MAX_BYTES}
        error={errors['sound'] ?? null}
      />
      {children}
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <Field label="Name (if you like)" error={errors['title'] ?? null}>
          <TextInput name="title" defaultValue={problem?.values['title'] ?? ''} autoComplete="off" />
        </Field>
        <Field label="Language" error={errors['language'] ?? null}>
          <Select name="language" defaultValue={problem?.values['language'] ?? ''}>
            <option value="">The engine finds out</option>
            {Object.entries(LANGUAGES).map(([code, label]) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        {ears.length > 1 ? (
          <Field label="Who listens" error={errors['ear'] ?? null}>
            <Select name="ear" defaultValue={problem?.values['ear'] ?? ''}>
              {ears.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        ) : null}
      </div>
      {canKeep ? (
        <Checkbox
          name="keep"
          value="on"
          label="Keep the sound beside the words"
          help="Without it the sound is deleted as soon as it is written down."
          defaultChecked={problem === null || problem.values['keep'] === 'on'}
        />
      ) : null}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" size="lg">
          <Icon name="captions" size={18} /> Write it down
        </Button>
        <p className="min-w-0 flex-[1_1_16rem] text-[0.8125rem] text-fg-muted">
          {ears[0]?.label}: {ears[0]?.about}
        </p>
      </div>
    </KeyedForm>
  )
}

function NobodyListens({ canRead }: { canRead: boolean }) {
  return (
    <div className="rounded-card bg-warning-soft p-5 text-warning-soft-fg">
      <p className="font-strong">Nothing on this server can write down speech yet.</p>
      <p className="mt-1">
        {canRead ? '' : 'It has no ffmpeg, which reads recordings. '}
        Whoever runs it installs PocketSphinx (npm run engines says how) or connects a company that listens. Words that
        somebody wrote down elsewhere work already: captions and transcripts can be pasted or sent as a file.
      </p>
    </div>
  )
}
