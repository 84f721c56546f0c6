import type { IconName } from '#app/ui/brand/icon-names.ts'

export const FEEDBACK_MAX_CHARS = 5_000

/** The kinds of feedback (SPEC 3), as they are offered. */
export const feedbackKinds = [
  { type: 'bug', label: 'Bug', about: 'Something broke', icon: 'bug', ask: 'What happened?' },
  { type: 'suggestion', label: 'Suggestion', about: 'It could be better', icon: 'lightbulb', ask: 'Your suggestion' },
  { type: 'praise', label: 'Praise', about: 'It made my day', icon: 'heart', ask: 'What did you like?' },
  { type: 'question', label: 'Question', about: 'How do I…', icon: 'help', ask: 'Your question' },
] as const satisfies readonly { type: string; label: string; about: string; icon: IconName; ask: string }[]

export type FeedbackType = (typeof feedbackKinds)[number]['type']
export const feedbackTypes = feedbackKinds.map(({ type }) => type)
