export const feedbackStates = ['new', 'read', 'answered', 'done'] as const
export type FeedbackState = (typeof feedbackStates)[number]

export const feedbackStateLabels = {
  new: 'New',
  read: 'Read',
  answered: 'Answered',
  done: 'Done',
} as const satisfies Record<FeedbackState, string>

export const REPLY_MAX_CHARS = 5_000
