import { toMostTokens } from '#app/kits/asking/engines/price.ts'
import { fence } from '#app/kits/foundation/untrusted/fence.ts'
import type { Media, Message } from '#app/providers/ports.ts'

/** A message of a branch as a prompt needs it. */
export type Told = {
  role: 'person' | 'voice'
  /** Of a voice: its key and name. */
  voice: string | null
  label: string | null
  text: string
  attached: readonly { name: string; text: string; picture: Media | null }[]
}

export type Asked = {
  /** From the first message to the last before the answer. */
  path: readonly Told[]
  /** Who is to answer. */
  voice: { key: string; label: string }
  /** Several answer in turn: what the others said is fenced, and it is said whose turn it is. */
  isSummon: boolean
  /** Of ours alone. */
  system: string
  /** A member's own instructions to an ally of theirs. */
  wishes: string | null
  /** What embedded engines found, for a model to build on. */
  findings: string | null
  /** Tokens that fit in; null is unknown. */
  contextUnits: number | null
}

export type Prompt =
  | { isTooLong: true; fits: number }
  | {
      isTooLong: false
      system: string
      messages: Message[]
      maxOutput: number
      /** Earlier messages that did not fit. */
      leftOut: number
      /** Attachments whose end was left out. */
      isAttachmentCut: boolean
    }

/** Taken for a model that does not say how much it reads. */
export const USUAL_CONTEXT = 8_192
const MOST_OUTPUT = 4_096
const OUTPUT_SHARE = 4
const TOKENS_PER_PICTURE = 1_500
/** Marks and roles around each message. */
const TOKENS_PER_MESSAGE = 12
const MOST_PICTURES = 4
const CHARS_PER_TOKEN = 3
const LEAST_ATTACHMENT_CHARS = 400

/** What one engine is given to read: the newest messages that fit, and how many did not. */
export function toPrompt(asked: Asked): Prompt {
  const context = asked.contextUnits ?? USUAL_CONTEXT
  const maxOutput = Math.min(MOST_OUTPUT, Math.floor(context / OUTPUT_SHARE))
  const opening = asked.wishes === null ? [] : [toWishes(asked.wishes, asked.voice.label)]
  const closing = toClosing(asked)
  const fits = context - maxOutput - weigh([{ role: 'user', text: asked.system }, ...opening, ...closing])
  const from = asked.path.findLastIndex(({ role }) => role === 'person')
  const { turn, isAttachmentCut } = toFitting(asked, asked.path.slice(Math.max(0, from)), fits)
  if (turn === null) return { isTooLong: true, fits: Math.max(0, fits) }
  const kept = [...turn]
  let leftOut = Math.max(0, from)
  let weight = weigh(kept)
  while (leftOut > 0) {
    const earlier = toMessage(asked, asked.path[leftOut - 1]!)
    weight += weigh([earlier])
    if (weight > fits) break
    kept.unshift(earlier)
    leftOut -= 1
  }
  const messages = joined([...opening, ...withoutAnswerFirst(kept), ...closing])
  return { isTooLong: false, system: asked.system, messages, maxOutput, leftOut, isAttachmentCut }
}

/** The message that is answered, with what was answered to it already; its attachments are cut until it fits. */
function toFitting(asked: Asked, told: readonly Told[], fits: number) {
  const whole = told.map((one) => toMessage(asked, one))
  const over = weigh(whole) - fits
  if (over <= 0) return { turn: whole, isAttachmentCut: false }
  const [first, ...rest] = told
  const chars = first?.attached.reduce((sum, { text }) => sum + text.length, 0) ?? 0
  const left = chars - over * CHARS_PER_TOKEN
  if (!first || left < LEAST_ATTACHMENT_CHARS) return { turn: null, isAttachmentCut: false }
  const share = left / chars
  const attached = first.attached.map((one) => ({
    ...one,
    text: one.text.slice(0, Math.floor(one.text.length * share)),
  }))
  return { turn: [{ ...first, attached }, ...rest].map((one) => toMessage(asked, one)), isAttachmentCut: true }
}

function toMessage({ voice, isSummon }: Asked, told: Told): Message {
  if (told.role === 'voice' && (!isSummon || told.voice === voice.key)) return { role: 'assistant', text: told.text }
  if (told.role === 'voice')
    return { role: 'user', text: `${told.label} answered:\n${fence(told.text, `answer of ${told.label}`)}` }
  const texts = told.attached
    .filter(({ text }) => text !== '')
    .map(({ name, text }) => fence(text, `attachment ${name}`))
  const pictures = told.attached.flatMap(({ picture }) => picture ?? []).slice(0, MOST_PICTURES)
  return { role: 'user', text: [told.text, ...texts].join('\n\n'), ...(pictures.length > 0 && { pictures }) }
}

const toWishes = (wishes: string, label: string): Message => ({
  role: 'user',
  text: `You are “${label}”. How I want you to answer in this conversation:\n${wishes}`,
})

function toClosing({ findings, isSummon, voice }: Asked): Message[] {
  const parts = [
    findings === null ? '' : `What the built-in engines of this server found:\n${fence(findings, 'findings')}`,
    isSummon
      ? `It is your turn now, ${voice.label}. Answer my last message; build on what the others said, and do not repeat it.`
      : '',
  ].filter(Boolean)
  return parts.length > 0 ? [{ role: 'user', text: parts.join('\n\n') }] : []
}

/** No company takes a talk that begins with an answer. */
const withoutAnswerFirst = (messages: Message[]): Message[] =>
  messages.slice(
    Math.max(
      0,
      messages.findIndex(({ role }) => role === 'user'),
    ),
  )

/** Turns alternate, as every company wants it. */
function joined(messages: readonly Message[]): Message[] {
  const turns: Message[] = []
  for (const message of messages) {
    const last = turns.at(-1)
    if (last?.role !== message.role) turns.push({ ...message })
    else {
      last.text = `${last.text}\n\n${message.text}`
      if (message.pictures) last.pictures = [...(last.pictures ?? []), ...message.pictures]
    }
  }
  return turns
}

const weigh = (messages: readonly Message[]): number =>
  messages.reduce(
    (sum, { text, pictures }) =>
      sum + toMostTokens(text) + TOKENS_PER_MESSAGE + (pictures?.length ?? 0) * TOKENS_PER_PICTURE,
    0,
  )
