import type { LetterLength, LetterTone, Situation } from './situation.ts'

export type LetterOrder = {
  situation: Situation
  values: Readonly<Record<string, string>>
  /** What else is to be said, one thing a line. */
  points: string
  recipient: string
  sender: string
  tone: LetterTone
  length: LetterLength
}

export type ComposedLetter = {
  subjects: string[]
  greeting: string
  paragraphs: string[]
  closing: string
  /** Needed places that were left empty: they stand in the letter as [label]. */
  missing: { id: string; label: string }[]
}

const GREETINGS = { plain: 'Hello', warm: 'Hi', formal: 'Dear', short: 'Hello', firm: 'Hello' } as const
const CLOSINGS = {
  plain: 'Best wishes',
  warm: 'Warm wishes',
  formal: 'Kind regards',
  short: 'Best',
  firm: 'Regards',
} as const
const SUBJECTS = 3

/** A letter of patterns with what was filled in at its places. It names nothing that was not filled in. */
export function composeLetter(order: LetterOrder): ComposedLetter {
  const { situation, tone, length, recipient, sender, points } = order
  const words = tone === 'short' ? 'plain' : tone
  const say = situation.say.flatMap((pattern) => fill(pattern, order, true) ?? [])
  const open = fill(situation.open[words], order, false) ?? ''
  const own = points.split('\n').flatMap((line) => toSentence(line) || [])
  const ask = fill(situation.ask[words], order, false) ?? ''
  const isLong = length === 'long' && tone !== 'short'
  const first = [open, ...say].join(' ')
  const parts =
    length === 'short' || tone === 'short'
      ? [[first, ...own, ask].join(' ')]
      : [first, own.join(' '), isLong ? situation.more : '', ask]
  return {
    subjects: subjectsOf(order),
    greeting: recipient ? `${GREETINGS[tone]} ${recipient},` : tone === 'formal' ? 'To whom it may concern,' : 'Hello,',
    paragraphs: parts.map(capital).filter(Boolean),
    closing: sender ? `${CLOSINGS[tone]},\n${sender}` : CLOSINGS[tone],
    missing: situation.fields
      .filter(({ id, isNeeded }) => isNeeded && valueOf(order, id) === '')
      .map(({ id, label }) => ({ id, label })),
  }
}

/** The letter without its subject line. */
export const toLetterText = ({ greeting, paragraphs, closing }: Omit<ComposedLetter, 'subjects' | 'missing'>): string =>
  [greeting, ...paragraphs, closing].join('\n\n')

function subjectsOf(order: LetterOrder): string[] {
  const filled = order.situation.subjects.flatMap((pattern) => fill(pattern, order, true) ?? [])
  const whole = filled.length > 0 ? filled : [order.situation.label]
  return [...new Set(whole.map(capital))].slice(0, SUBJECTS)
}

const valueOf = ({ values }: LetterOrder, id: string) => (values[id] ?? '').replace(/\s+/g, ' ').trim()

const PLACE = /\{(\w+)(\.?)\}/g

/** A pattern with its places filled. `isLeftOut`: null when one that is not needed is empty; needed ones say what is missing. */
function fill(pattern: string, order: LetterOrder, isLeftOut: boolean): string | null {
  const { fields } = order.situation
  const isEmpty = (id: string) => valueOf(order, id) === '' && !fields.find((one) => one.id === id)?.isNeeded
  const shorter = pattern.replace(/\[([^[\]]*)\]/g, (_, inner: string) =>
    [...inner.matchAll(PLACE)].some(([, id = '']) => isEmpty(id)) ? '' : inner,
  )
  if (isLeftOut && [...shorter.matchAll(PLACE)].some(([, id = '']) => isEmpty(id))) return null
  const text = shorter.replace(PLACE, (_, id: string, dot: string) => {
    const value = valueOf(order, id)
    const said = value === '' ? `[${fields.find((one) => one.id === id)?.label ?? id}]` : value
    return dot ? toSentence(said) : said.replace(/[.!?]+$/, '')
  })
  return capital(text.replace(/\s+/g, ' ').trim())
}

const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** A line as a sentence: a capital at its beginning, a mark at its end. */
function toSentence(line: string): string {
  const text = line.trim().replace(/^[-*•]\s*/, '')
  if (text === '') return ''
  return capital(/[.!?…:]["”’)]?$/.test(text) ? text : `${text}.`)
}
