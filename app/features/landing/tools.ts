import type { ScreenId } from '#app/catalogue/screens.ts'
import type { IconName } from '#app/ui/brand/icon.tsx'

/** What the picker of the fifth home variant offers, in the order people ask for it. */
export const errands = [
  { verb: 'Make a picture', about: 'Say what you see. Choose from four.', icon: 'image', screen: 'image-studio' },
  { verb: 'Speak an email', about: 'Ramble for a minute, send a clear one.', icon: 'mic', screen: 'voice-email' },
  {
    verb: 'Read a document',
    about: 'The parts that bite, with page numbers.',
    icon: 'file-text',
    screen: 'document-analyzer',
  },
  {
    verb: 'Write it better',
    about: 'Your draft, corrected, every change shown.',
    icon: 'pen-line',
    screen: 'email-polish',
  },
  { verb: 'Build a small app', about: 'Plain words in, files with a preview out.', icon: 'code', screen: 'builder' },
  { verb: 'Learn how it works', about: 'Short lessons, real exercises.', icon: 'graduation-cap', screen: 'university' },
  { verb: 'Think together', about: 'People and engines in one thread.', icon: 'messages-square', screen: 'threads' },
] as const satisfies readonly { verb: string; about: string; icon: IconName; screen: ScreenId }[]
