/** What can be done to a passage of a document. */
export const HELPS = {
  polish: { label: 'Correct it', about: 'Mistakes go, facts stay.' },
  short: { label: 'Tighten it', about: 'What says nothing goes.' },
  warm: { label: 'Make it warmer', about: 'Friendlier, without flattery.' },
  formal: { label: 'Make it formal', about: 'Written out and polite.' },
  shorten: { label: 'Shorten it', about: 'Its weightiest sentences, about half as many.' },
  translate: { label: 'Translate it', about: 'Where an engine here knows the pair.' },
  ask: { label: 'Ask about it in the chat', about: 'Opens the chat with the passage.' },
  claim: { label: 'Check this claim by several voices', about: 'Opens the consensus with the claim.' },
} as const
export type HelpId = keyof typeof HELPS
/** What is done here; the others lead to another screen with the passage. */
export type WorkId = Exclude<HelpId, 'ask' | 'claim'>

/** What was made of a passage. `changed`: figures, names or addresses that are not as they were. */
export type Helped = {
  how: WorkId
  passage: string
  text: string
  by: string
  costMicros: number | null
  notes: string[]
  changed: string[]
  /** Places that would have changed a fact and were left as they are. */
  kept: { before: string; after: string }[]
}
