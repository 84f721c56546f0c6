import type { Addressee } from './addressee.ts'
import type { Tone } from './letter.ts'
import type { SignOff } from './sign-off.ts'

const greetings = { warm: 'Hi', plain: 'Hello', formal: 'Dear' } satisfies Record<Tone, string>
const closings = { warm: 'Warm wishes', plain: 'Best wishes', formal: 'Kind regards' } satisfies Record<Tone, string>

/** The first line. Without a name nobody is made up: the greeting stands alone. */
export function toGreeting(addressee: Addressee | null, greeted: 'dear' | 'hello' | null, tone: Tone): string {
  const word = greeted === 'dear' ? 'Dear' : greetings[tone]
  if (addressee?.name) return `${word} ${addressee.name},`
  return tone === 'warm' ? 'Hi,' : 'Hello,'
}

/** The last lines: the closing that was said, or the plainest one of the tone. */
export function toClosing({ isThanked, phrase, signature }: SignOff, tone: Tone): string {
  const words = isThanked ? toThanks(phrase, tone) : (phrase ?? closings[tone])
  return signature ? `${words},\n${signature}` : words
}

function toThanks(phrase: string | null, tone: Tone): string {
  const wish = phrase ?? (tone === 'plain' ? null : closings[tone])
  return wish ? `Thank you, and ${wish.charAt(0).toLowerCase()}${wish.slice(1)}` : 'Thank you'
}
