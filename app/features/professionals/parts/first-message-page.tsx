import { useDeferredValue } from 'react'
import type { WaitlistResult } from '#app/kits/members/waitlist/waitlist.server.ts'
import { useHasScript } from '#app/ui/use-has-script.ts'
import { isCrisis } from '#app/kits/asking/crisis/crisis.ts'
import { toFirstMessage, type FirstMessageInput } from '../first-message.ts'
import { findLengthErrors, saysNothing, toFirstMessageInput } from '../therapist-checks.ts'
import type { TherapistResult } from '../therapist.server.ts'
import { ChairsPicture } from './chairs-picture.tsx'
import { EmergencyLine } from '#app/kits/asking/crisis/emergency-line.tsx'
import { FirstMessageForm, type FirstMessageStart } from './first-message-form.tsx'
import { LaterCard } from './later-card.tsx'
import { MessageSheet } from './message-sheet.tsx'
import { NotAi } from './not-ai.tsx'
import { useFormReading } from './use-form-reading.ts'

const example: FirstMessageInput = {
  reasons: ['sleep', 'stress'],
  words: 'Since the move I lie awake until three and count what I forgot.',
  hope: 'One night without a list.',
  times: ['evenings'],
  ways: ['room', 'slowly'],
  tone: 'plain',
  name: 'M.',
}

/** The screen for somebody who looks for a therapist: from a few choices to a first message, never to advice. */
export function FirstMessagePage({
  result,
  waiting,
}: {
  result: TherapistResult | undefined
  waiting: WaitlistResult | undefined
}) {
  const hasScript = useHasScript()
  const { form, typed, read } = useFormReading()
  const now = useDeferredValue(typed)
  const state = now ? fromTyped(now) : fromResult(result)
  const { message, isUrgent, errors } = state
  return (
    <div className="page pt-[clamp(20px,3vw,40px)] print:pt-0">
      {isUrgent ? <EmergencyLine isUrgent /> : null}
      <div
        className={`grid items-end gap-x-10 lg:grid-cols-[minmax(0,1fr)_auto] print:hidden ${isUrgent ? 'mt-8' : ''}`}
      >
        <div className="pb-6">
          <h1 className="heading-hero max-w-[12em]">The first message is the hardest</h1>
          <p className="lead mt-4 max-w-[33em]">
            Choose what brings you and say it in your own words. It becomes a short message to a practice, and a list of
            what to ask there.
          </p>
        </div>
        <ChairsPicture className="hidden w-[25rem] lg:block" />
      </div>
      {isUrgent ? null : <EmergencyLine />}
      <div className="mt-8 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,29rem)] print:mt-0 print:block">
        <FirstMessageForm
          form={form}
          start={toStart(result)}
          errors={errors}
          isUrgent={isUrgent}
          hasScript={hasScript}
          onChange={read}
        />
        <div className="lg:sticky lg:top-34 print:static">
          {message ? (
            <MessageSheet message={message} isExample={state.isExample} />
          ) : (
            <section id="message" className="rounded-sheet scroll-mt-36 bg-sunken p-7 text-base max-sm:p-5">
              <h2 className="heading-small">No message for now</h2>
              <p className="mt-2 text-fg-muted">
                Your words stay in the form. If you are safe, tick the box under them and the message is written.
              </p>
            </section>
          )}
        </div>
      </div>
      <div className="mt-section grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,29rem)] print:hidden">
        <NotAi
          title="What this page is not"
          points={[
            'It is no therapist. It sorts nothing out and gives no diagnosis.',
            'It does not understand what you write. A list of words decides when the emergency line moves up, and that list can miss.',
            'The message is a template with your words in it. No machine rewrites them.',
            'It is no help in an emergency. The numbers above are.',
          ]}
        />
        <LaterCard
          missing="Talking to a professional over this site, by sound or picture, comes in a later release. Send the message to a practice you find yourself."
          here={{ profession: 'psychotherapist', words: 'Verified psychotherapists here, with free times' }}
          result={waiting}
        />
      </div>
    </div>
  )
}

type State = {
  message: ReturnType<typeof toFirstMessage> | null
  isUrgent: boolean
  isExample: boolean
  errors: Readonly<Record<string, string>>
}

function fromTyped(typed: Record<string, string | string[]>): State {
  const { isSafe, ...input } = toFirstMessageInput(typed)
  const isUrgent = isCrisis(input.words, input.hope, input.name)
  const errors = findLengthErrors(input)
  const isExample = saysNothing(input) || Object.keys(errors).length > 0
  if (isUrgent && !isSafe) return { message: null, isUrgent, isExample, errors }
  return { message: toFirstMessage(isExample ? example : input), isUrgent, isExample, errors }
}

function fromResult(result: TherapistResult | undefined): State {
  const errors = result?.problem?.errors ?? {}
  if (result?.input) return { message: result.message, isUrgent: result.isUrgent, isExample: false, errors }
  const isUrgent = result?.isUrgent ?? false
  return { message: isUrgent ? null : toFirstMessage(example), isUrgent, isExample: true, errors }
}

function toStart(result: TherapistResult | undefined): FirstMessageStart {
  if (result?.problem) return result.problem
  if (!result?.input) return { values: {}, lists: {} }
  const { words, hope, tone, name, reasons, times, ways } = result.input
  const values = { words, hope, tone, name, ...(result.isUrgent && result.message ? { safe: 'yes' } : {}) }
  return { values, lists: { reasons, times, ways } }
}
