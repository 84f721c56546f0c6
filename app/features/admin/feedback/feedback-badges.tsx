import { feedbackKinds, type FeedbackType } from '#app/kits/members/feedback/feedback.limits.ts'
import { Badge, type BadgeTone } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { feedbackStateLabels, type FeedbackState } from './feedback-queue.ts'

const tones = { new: 'info', read: 'quiet', answered: 'success', done: 'success' } as const satisfies Record<
  FeedbackState,
  BadgeTone
>

export const FeedbackStateBadge = ({ state }: { state: FeedbackState }) => (
  <Badge tone={tones[state]}>{feedbackStateLabels[state]}</Badge>
)

export function FeedbackTypeBadge({ type }: { type: FeedbackType }) {
  const kind = feedbackKinds.find((one) => one.type === type)!
  return (
    <Badge tone={type === 'bug' ? 'warning' : 'quiet'}>
      <Icon name={kind.icon} size={13} />
      {kind.label}
    </Badge>
  )
}
