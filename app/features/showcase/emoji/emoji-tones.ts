/** The skin tones of Unicode (Fitzpatrick modifiers); the plain yellow comes first. */
export const emojiTones = [
  { id: 'none', name: 'No skin tone', modifier: '' },
  { id: 'light', name: 'Light', modifier: '\u{1F3FB}' },
  { id: 'medium-light', name: 'Medium light', modifier: '\u{1F3FC}' },
  { id: 'medium', name: 'Medium', modifier: '\u{1F3FD}' },
  { id: 'medium-dark', name: 'Medium dark', modifier: '\u{1F3FE}' },
  { id: 'dark', name: 'Dark', modifier: '\u{1F3FF}' },
] as const
export type EmojiTone = (typeof emojiTones)[number]['id']

export function readTone(value: string | null): EmojiTone {
  return emojiTones.find(({ id }) => id === value)?.id ?? 'none'
}

const JOINER = '\u{200D}'
/** A person or a hand, with the selector a tone takes the place of. */
const BASE = /(\p{Emoji_Modifier_Base})\u{FE0F}?/gu
const HANDSHAKE = '\u{1F91D}'
const TONES = /[\u{1F3FB}-\u{1F3FF}]/gu

/** The emoji in a tone. In a sequence of people each gets it; the handshake between two of them stays as it is. */
export function withTone(emoji: string, tone: EmojiTone): string {
  const modifier = emojiTones.find(({ id }) => id === tone)?.modifier
  if (!modifier) return emoji
  return emoji
    .split(JOINER)
    .map((part, n) => (n > 0 && part.startsWith(HANDSHAKE) ? part : part.replace(BASE, `$1${modifier}`)))
    .join(JOINER)
}

export function withoutTone(text: string): string {
  return text.replace(TONES, '')
}
