import { SaidBox, SayBox, sayFormClass, SoundFields } from '#app/kits/asking/spoken/say-box.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { KeyedForm, useIsHeld } from '#app/ui/keyed-form.tsx'
import type { BookingView } from '../booking/booking-view.server.ts'

type Props = { view: BookingView; problem: FormProblem | null }

/** The intake answered by voice: a recording is written down into the field below, to be read over before it is sent. */
export function SayPart({ view, problem }: Props) {
  const { spoken, ear, here } = view
  const own = problem?.values['do'] === 'say' ? problem : null
  const isHeld = useIsHeld('say-intake')
  if (!ear && !spoken) return null
  if (spoken && spoken.state !== 'failed') return <Said spoken={spoken} here={here} soundAt={view.soundAt} />
  return (
    <SayBox
      summary="Say it instead of typing"
      isOpen={own !== null || isHeld || spoken !== null}
      failure={spoken?.state === 'failed' ? spoken.failure : null}
    >
      {ear ? <SayForm view={view} ear={ear} problem={own} /> : null}
    </SayBox>
  )
}

type FormProps = { view: BookingView; ear: NonNullable<BookingView['ear']>; problem: FormProblem | null }

function SayForm({ view: { business, intake }, ear, problem }: FormProps) {
  const errors = problem?.errors ?? {}
  return (
    <KeyedForm name="say-intake" again noValidate encType="multipart/form-data" className={sayFormClass}>
      <input type="hidden" name="do" value="say" />
      <SoundFields error={errors['sound'] ?? null} />
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
  const words = isDone
    ? spoken.failure ||
      `Written down by ${spoken.engine} into the field below. Read it over and mend it: nobody else has it before you confirm.`
    : 'Your recording is being written down. The time stays held meanwhile.'
  return (
    <SaidBox isDone={isDone} words={words}>
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
    </SaidBox>
  )
}

/** A recording that is kept with an appointment. */
export const Sound = ({ at, label }: { at: string; label: string }) => (
  // eslint-disable-next-line jsx-a11y/media-has-caption -- what was said stands as text beside it
  <audio src={at} controls preload="none" className="w-full" aria-label={label} />
)
