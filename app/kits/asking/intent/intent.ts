/** What somebody can want of this place. */
export const intentIds = [
  'ask',
  'chat',
  'compare',
  'place',
  'calculate',
  'translate',
  'detect',
  'summarise',
  'polish',
  'email',
  'draw',
  'video',
  'speak',
  'transcribe',
  'see',
  'document',
  'code',
  'search',
  'web',
  'settings',
  'help',
  'summon',
  'open',
] as const
export type IntentId = (typeof intentIds)[number]

export const isIntent = (name: string): name is IntentId => (intentIds as readonly string[]).includes(name)

/** What was read out of the words: what to work on, and how. Each is there only when it was said. */
export type Slots = {
  /** What the work is about, without the words that ask for it. */
  text: string
  /** Languages to translate from and into, by BCP 47 code. */
  from: string | null
  to: string | null
  /** The screen to open, and the part of the settings. */
  screen: string | null
  part: string | null
  /** Two to four countries, or one place, as the world map understands them. */
  places: string[]
  tone: 'plain' | 'warm' | 'formal' | 'short' | 'firm' | null
}

/**
 * What somebody wants. `certain`: a cue or the meaning leaves little doubt; `likely`: worth a try, with the alternatives
 * beside it; `unsure`: ask. `by`: what told it.
 */
export type Recognition = {
  intent: IntentId | null
  slots: Slots
  confidence: 'certain' | 'likely' | 'unsure'
  /** From 0 to 1: the share of the first among all. */
  share: number
  /** The next best, best first. */
  alternatives: IntentId[]
  by: 'cue' | 'meaning' | 'both' | 'nothing'
}
