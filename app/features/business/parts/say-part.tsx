import type { FormProblem } from '#app/platform/request/form.server.ts'
import { useLookAgain } from '#app/kits/foundation/live/use-look-again.ts'
import { Recorder } from '#app/kits/pages/recorder/recorder.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { FileDrop } from '#app/ui/files/file-drop.tsx'
import { KeyedForm, useIsHeld } from '#app/ui/keyed-form.tsx'
import type { BookingView } from '../booking/booking-view.server.ts'
import { SPOKEN_ACCEPT, SPOKEN_MAX_BYTES } from '../business.limits.ts'

const LOOK_AGAIN_MS = 3_000

type Props = { view: BookingView; problem: FormProblem | null }

/** The intake answered by voice: a recording is written down into the field below, to be read over before it is sent. */
export function SayPart({ view, problem }: Props) {
  const { spoken, ear, here } = view
  const own = problem?.values['do'] === 'say' ? problem : null
  const isHeld = useIsHeld('say-intake')
  if (!ear && !spoken) return null
  if (spoken && spoken.state !== 'failed') return <Said spoken={spoken} here={here} soundAt={view.soundAt} />
  return (
    <details id="say" open={own !== null || isHeld || spoken !== null} className="scroll-mt-20">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium">
        Say it instead of typing
      </summary>
      {spoken?.state === 'failed' ? (
        <p role="status" className="mb-3 text-danger-text">
          {`Your recording could not be written down: ${spoken.failure}`}
        </p>
      ) : null}
      {ear ? <SayForm view={view} ear={ear} problem={own} /> : null}
    </details>
  )
}

type FormProps = { view: BookingView; ear: NonNullable<BookingView['ear']>; problem: FormProblem | null }

function SayForm({ view: { business, intake }, ear, problem }: FormProps) {
  const errors = problem?.errors ?? {}
  return (
    <KeyedForm
      name="say-intake"
      again
      noValidate
      encType="multipart/form-data"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card bg-sunken p-5"
    >
      <input type="hidden" name="do" value="say" />
      <Recorder name="sound" />
      <FileDrop
        label="A recording"
        name="sound"
        accept={SPOKEN_ACCEPT}
        kinds="MP3, WAV, M4A, Ogg, FLAC, WebM and others"
        maxBytes={SPOKEN_MAX_BYTES}
        error={errors['sound'] ?? null}
      />
      <Checkbox
        name="hears"
        error={errors['hears']}
        defaultChecked={problem?.values['hears'] === 'on'}
        label={`${ear.label} may write down my recording`}
        help={
          ear.isElsewhere
            ? 'The recording leaves this server for that engine. You read the words over before anybody else does; they make mistakes.'
            : 'It stays on this server. You read the words over before anybody else does; they make mistakes.'
        }
      />
      <Checkbox
        name="keeps"
        defaultChecked={problem?.values['keeps'] === 'on'}
        label={`Keep the recording for ${business.name} too`}
        help={`Encrypted, until ${intake.keepDays} days after the appointment, then erased. Left empty, it is erased once it is written down.`}
      />
      <Button type="submit" className="justify-self-start">
        Write it down
      </Button>
    </KeyedForm>
  )
}

type SaidProps = { spoken: NonNullable<BookingView['spoken']>; here: string; soundAt: string | null }

function Said({ spoken, here, soundAt }: SaidProps) {
  const isDone = spoken.state === 'done'
  useLookAgain(isDone ? null : LOOK_AGAIN_MS)
  return (
    <section id="say" aria-label="What you said" className="grid scroll-mt-20 gap-3 rounded-card bg-sunken p-5">
      <p role="status">
        {isDone
          ? spoken.failure ||
            `Written down by ${spoken.engine} into the field below. Read it over and mend it: nobody else has it before you confirm.`
          : 'Your recording is being written down. The time stays held meanwhile.'}
      </p>
      {soundAt ? <Sound at={soundAt} label="Your recording" /> : null}
      <div className="flex flex-wrap gap-2">
        {isDone ? null : (
          <ButtonLink to={here} size="sm">
            See how far it is
          </ButtonLink>
        )}
        <ActForm name="do" act="unsay" variant="ghost">
          {soundAt ? 'Erase the recording and its words' : isDone ? 'Erase these words' : 'Take it back'}
        </ActForm>
      </div>
    </section>
  )
}

/** A recording that is kept with an appointment. */
export const Sound = ({ at, label }: { at: string; label: string }) => (
  // eslint-disable-next-line jsx-a11y/media-has-caption -- what was said stands as text beside it
  <audio src={at} controls preload="none" className="w-full" aria-label={label} />
)
