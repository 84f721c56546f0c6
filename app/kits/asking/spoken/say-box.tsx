import type { ReactNode } from 'react'
import { useLookAgain } from '#app/kits/foundation/live/use-look-again.ts'
import { Recorder } from '#app/kits/pages/recorder/recorder.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { FileDrop } from '#app/ui/files/file-drop.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import type { Ear } from './ear.server.ts'
import { SPOKEN_ACCEPT, SPOKEN_MAX_BYTES } from './spoken.limits.ts'

const LOOK_AGAIN_MS = 2_000

type SayProps = {
  summary: string
  /** The name of its form, of what, and where it is sent with which fields. */
  name: string
  of: string | undefined
  action: string
  fields: Readonly<Record<string, string>>
  ear: Ear | null
  spoken: { state: string; failure: string } | null
  problem: FormProblem | null
  /** What becomes of the words. */
  after: string
  onSubmit?: () => void
}

/** A recording that is written down into a field of the page, to be read over: the whole of its form. */
export function SayForm({ summary, fields, ear, spoken, problem, after, ...form }: SayProps) {
  const own = problem?.values['do'] === 'say' ? problem : null
  return (
    <SayBox
      summary={summary}
      isOpen={own !== null || spoken !== null}
      failure={spoken?.state === 'failed' ? spoken.failure : null}
    >
      {ear ? (
        <KeyedForm {...form} noValidate encType="multipart/form-data" className={sayFormClass}>
          <input type="hidden" name="do" value="say" />
          {Object.entries(fields).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          <SoundFields error={own?.errors['sound'] ?? own?.errors['form'] ?? null} />
          <WriteDown ear={ear} after={after} />
        </KeyedForm>
      ) : (
        <NoEar />
      )}
    </SayBox>
  )
}

type BoxProps = { summary: string; isOpen: boolean; failure: string | null; children: ReactNode }

/** The place where something is said instead of typed, folded until it is wanted. */
export const SayBox = ({ summary, isOpen, failure, children }: BoxProps) => (
  <details id="say" open={isOpen} className="scroll-mt-20">
    <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-medium">
      <Icon name="mic" size={18} /> {summary}
    </summary>
    {failure ? (
      <p role="status" className="mb-3 text-danger-text">
        {`Your recording could not be written down: ${failure}`}
      </p>
    ) : null}
    {children}
  </details>
)

export const sayFormClass = 'grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card bg-sunken p-4 sm:p-5'

/** Where nothing can listen. */
const NoEar = () => (
  <p className="rounded-card bg-warning-soft p-4 text-warning-soft-fg">
    Nothing on this server can write down speech yet, so please type. Whoever runs it installs PocketSphinx and ffmpeg
    (npm run engines says how), or connects a company that listens.
  </p>
)

/** A recording of now, or one that is chosen: the field `sound` of the form it stands in. */
export const SoundFields = ({ error }: { error: string | null }) => (
  <>
    <Recorder name="sound" />
    <FileDrop
      label="A recording"
      name="sound"
      accept={SPOKEN_ACCEPT}
      kinds="MP3, WAV, M4A, Ogg, FLAC, WebM and others"
      maxBytes={SPOKEN_MAX_BYTES}
      error={error}
    />
  </>
)

/** The button, with who writes it down and what becomes of the words. */
const WriteDown = ({ ear, after }: { ear: Ear; after: string }) => (
  <div className="grid gap-2">
    <Button type="submit" variant="soft" className="justify-self-start">
      <Icon name="captions" size={17} /> Write it down
    </Button>
    <p className="text-[0.8125rem] text-fg-muted">
      {ear.isElsewhere
        ? `${ear.label} writes it down: the recording leaves this server for it. ${after}`
        : `${ear.label} writes it down on this server and makes mistakes. ${after}`}
    </p>
  </div>
)

type SaidProps = { isDone: boolean; words: string; children: ReactNode }

/** What became of a recording: it is looked after until its words are there. */
export function SaidBox({ isDone, words, children }: SaidProps) {
  useLookAgain(isDone ? null : LOOK_AGAIN_MS)
  return (
    <section id="say" aria-label="What you said" className="grid scroll-mt-20 gap-3 rounded-card bg-sunken p-4 sm:p-5">
      <p role="status">{words}</p>
      {children}
    </section>
  )
}
