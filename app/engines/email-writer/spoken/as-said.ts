import { toClosing, toGreeting } from '../courtesies.ts'
import type { Letter, Tone } from '../letter.ts'
import { NO_SUBJECT } from '../subject.ts'

const NO_RULE = 'No rule fits these words safely, so they stand as you said them.'

/** The words as they were said, for what no rule can read. */
export function asSaid(spoken: string, tone: Tone, why = NO_RULE): Letter {
  const paragraphs = spoken
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean)
  const signOff = { isThanked: false, phrase: null, signature: null, consumed: [] }
  return {
    subject: NO_SUBJECT,
    recipient: null,
    greeting: toGreeting(null, null, tone),
    paragraphs,
    closing: toClosing(signOff, tone),
    changes: [
      {
        kind: 'sentences',
        spans: [],
        from: '',
        to: '',
        why,
      },
    ],
    lines: [{ start: 0, end: spoken.length, said: spoken.trim(), written: spoken.trim(), why: '' }],
  }
}
