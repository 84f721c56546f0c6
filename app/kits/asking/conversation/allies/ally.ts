/** What an ally does where no language model is there; each name is a file of `jobs`. */
export type AllyJobName =
  | 'check'
  | 'reckon'
  | 'look-up'
  | 'summarise'
  | 'polish'
  | 'translate'
  | 'guide'
  | 'simplify'
  | 'date'
  | 'mask'
  | 'plan'
  | 'illustrate'
  | 'coach'
  | 'answer'

/** A persona that can be called into a conversation. */
export type Ally = {
  /** `ally:sceptic`, or `ally:<id>` for one that a member made. */
  key: string
  name: string
  /** How it is called in a message: `@sceptic`. */
  handle: string
  /** What it is good for, in one sentence. */
  goodFor: string
  /** What it does here without a language model. */
  without: string
  /** Something to say to it first. */
  example: string
  /** Written by us; null for an ally of a member, whose words never stand in the system prompt. */
  system: string | null
  /** A member's own words to the ally. */
  wishes: string | null
  job: AllyJobName
  /** What its job finds is given to the language model as well, so that it need not guess. */
  isGrounded: boolean
  engineId: string | null
  /** Whether it reads, in a chat of its owner alone, what they let the assistant remember. */
  readsMemories: boolean
}

export const toAllyKey = (id: string): string => `ally:${id}`
