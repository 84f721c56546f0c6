import type { FormEvent } from 'react'
import { PRODUCT_NAME } from '#app/catalogue/product.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Flash } from '#app/ui/overlays/flash.tsx'
import { showToast, TOAST_LIMIT, type ToastWords } from '#app/ui/overlays/toast-queue.ts'
import { SWIPE_THRESHOLD_PX, TOAST_DURATION_MS, VIEWPORT_HOTKEY } from '#app/ui/overlays/toast.tsx'
import type { GuideSectionEntry } from '../parts/guide.tsx'
import { Specimen } from '../parts/guide.tsx'
import { WithNumbers } from '../data/numbers.tsx'
import { toSection } from './overlay-addresses.ts'

const samples = {
  plain: {
    title: 'Feedback Received',
    description: `Thank you for helping make ${PRODUCT_NAME} better.`,
    tone: 'plain',
    pose: 'celebrate',
  },
  danger: {
    title: 'Submission Failed',
    description: 'Unable to submit feedback. Please try again.',
    tone: 'danger',
  },
} as const satisfies Record<string, ToastWords>
export type SampleToast = keyof typeof samples
export const sampleToasts = Object.keys(samples) as [SampleToast, ...SampleToast[]]

export function toToasts(shown: SampleToast | null): GuideSectionEntry {
  return {
    id: 'toasts',
    title: 'Toasts',
    lead: 'One short answer at a time, in the corner, that leaves by itself. Samples: no feedback was sent.',
    children: (
      <Specimen name="Both variants" use="A plain one waits its turn to be read aloud; a failure is an alert.">
        <WithNumbers
          rows={[
            ['At once', `${TOAST_LIMIT}`],
            ['Stays', `${TOAST_DURATION_MS / 1_000} s`],
            ['Swipe to the right', `${SWIPE_THRESHOLD_PX} px`],
            ['Key to reach it', VIEWPORT_HOTKEY.join(' ')],
          ]}
        >
          <form method="get" action="#toasts" onSubmit={showHere} className="flex flex-wrap gap-3">
            <Button name="toast" value="plain" variant="plain">
              Show a success
            </Button>
            <Button name="toast" value="danger" variant="plain">
              Show a failure
            </Button>
          </form>
          {shown ? <Flash {...samples[shown]} dismissTo={toSection('toasts')} /> : null}
        </WithNumbers>
      </Specimen>
    ),
  }
}

/** With scripts the answer needs no page load. */
function showHere(event: FormEvent<HTMLFormElement>) {
  event.preventDefault()
  const { submitter } = event.nativeEvent as SubmitEvent
  const isDanger = submitter instanceof HTMLButtonElement && submitter.value === 'danger'
  if (!isDanger) return showToast(samples.plain)
  const again = {
    label: 'Try again',
    altText: 'Submit the feedback once more',
    onSelect: () => showToast(samples.plain),
  }
  showToast({ ...samples.danger, action: again })
}
