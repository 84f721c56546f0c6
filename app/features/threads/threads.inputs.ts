import { chosenReasons, REPORT_MAX_CHARS } from '#app/kits/asking/moderation/report-reasons.ts'
import { z } from 'zod'
import { MARK_NAMES } from './marks.ts'
import * as limits from './threads.limits.ts'

const NO_ACT = 'This page does not know what to do with that. Please load it again.'
const say = (n: number) => n.toLocaleString('en')
const id = z.string().min(1, 'This form names nothing. Please load the page again.').max(64)
const list = (value: unknown) => (value === undefined || value === '' ? [] : [value].flat())

const words = z
  .string('Write something first.')
  .max(
    limits.MESSAGE_MAX_CHARS,
    `A message has up to ${say(limits.MESSAGE_MAX_CHARS)} characters. Put more into the document beside the talk.`,
  )
  // Marks piled on a letter cover what stands above; no script needs more than a few.
  .transform((text) => text.trim().replace(/(\p{M}{6})\p{M}+/gu, '$1'))
const role = z.enum(['writer', 'reader'], 'Choose what they may do.')
const title = z
  .string()
  .trim()
  .min(1, 'Give it a name.')
  .max(limits.TITLE_MAX_CHARS, `A name has up to ${limits.TITLE_MAX_CHARS} characters.`)
const paragraph = z
  .string()
  .trim()
  .max(limits.DECISION_MAX_CHARS, `Please keep it under ${say(limits.DECISION_MAX_CHARS)} characters.`)
const claim = z.string().max(64).default('')
const choices = z.preprocess(
  list,
  z
    .array(z.string().trim().max(limits.CHOICE_MAX_CHARS, `A choice has up to ${limits.CHOICE_MAX_CHARS} characters.`))
    .max(limits.MOST_CHOICES, `A poll has up to ${limits.MOST_CHOICES} choices.`),
)

/** Who is called beside those a message names: nobody, all of the panel, or a voice by its key. */
const ask = z.string().max(200).default('')

/** The form that begins a thread. */
export const beginInputs = z.object({
  title: z
    .string()
    .trim()
    .max(limits.TITLE_MAX_CHARS, `A name has up to ${limits.TITLE_MAX_CHARS} characters.`)
    .default(''),
  text: words.refine((text) => text !== '', 'Say what it is about: the first message.'),
  ask,
  invite: z
    .string()
    .max(400, 'That is a long list. Invite some now, and others by a link.')
    .default('')
    .transform((text) => [
      ...new Set(
        text
          .split(/[\s,;]+/)
          .map((one) => one.replace(/^@/, '').toLowerCase())
          .filter(Boolean),
      ),
    ]),
  role: role.default('writer'),
})
export type BeginInputs = z.output<typeof beginInputs>

const decisionFields = {
  decision: paragraph.min(1, 'Say what was decided.'),
  reasons: paragraph.default(''),
  dissent: paragraph.default(''),
  carried: paragraph.default(''),
  day: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d$/, 'Choose a day.')
    .refine((day) => !Number.isNaN(Date.parse(day)), 'There is no such day.'),
  claim,
}

/** The forms of one thread. */
export const threadInputs = z.discriminatedUnion(
  'do',
  [
    z.object({
      do: z.literal('say'),
      text: words.default(''),
      ask,
      reply: z.string().max(64).default(''),
      choice: choices,
      many: z.literal('on').optional(),
    }),
    z.object({
      do: z.literal('edit'),
      message: id,
      text: words.refine((text) => text !== '', 'Write something, or delete the message.'),
    }),
    z.object({ do: z.literal('unsay'), message: id }),
    z.object({ do: z.literal('say-again'), message: id }),
    z.object({
      do: z.literal('mark'),
      message: id,
      mark: z.string().refine((mark) => Object.hasOwn(MARK_NAMES, mark), 'Choose one of the marks.'),
    }),
    z.object({
      do: z.literal('vote'),
      message: id,
      choice: z.preprocess(list, z.array(z.coerce.number().int().min(0).max(limits.MOST_CHOICES))),
    }),
    z.object({ do: z.literal('close-poll'), message: id }),
    z.object({ do: z.literal('stop'), message: id }),
    z.object({
      do: z.literal('report'),
      message: id,
      reason: z.enum(chosenReasons, 'Say what is wrong with it.'),
      words: z
        .string()
        .trim()
        .max(REPORT_MAX_CHARS, `Please keep it under ${REPORT_MAX_CHARS} characters.`)
        .default(''),
    }),
    z.object({ do: z.literal('rename'), title }),
    z.object({ do: z.literal('mute') }),
    z.object({ do: z.literal('unmute') }),
    z.object({ do: z.literal('leave') }),
    z.object({ do: z.literal('delete') }),
    z.object({ do: z.literal('bring-back') }),
    z.object({
      do: z.literal('link'),
      role,
      term: z.enum(['day', 'week', 'month'], 'Choose how long the link works.').default('week'),
      once: z.literal('on').optional(),
    }),
    z.object({
      do: z.literal('invite'),
      handle: z
        .string()
        .trim()
        .min(1, 'Write whom to invite: a handle, such as @anna.')
        .max(60, 'That is no handle.')
        .transform((text) => text.replace(/^@/, '').toLowerCase()),
      role,
    }),
    z.object({ do: z.literal('revoke'), invite: id }),
    z.object({ do: z.literal('role'), member: id, role }),
    z.object({ do: z.literal('remove'), member: id }),
    z.object({ do: z.literal('hand-over'), member: id }),
    z.object({ do: z.literal('read-claims') }),
    z.object({ do: z.literal('stance'), claim: id, stance: z.enum(['agree', 'dispute', 'none']) }),
    z.object({ do: z.literal('decide'), ...decisionFields }),
    z.object({ do: z.literal('redecide'), decision_id: id, ...decisionFields }),
    z.object({ do: z.literal('undecide'), decision_id: id }),
    z.object({
      do: z.literal('write'),
      base: z.coerce.number().int().min(0).default(0),
      paper: z
        .string()
        .max(limits.PAPER_MAX_CHARS, `The document has up to ${say(limits.PAPER_MAX_CHARS)} characters.`),
    }),
    z.object({ do: z.literal('restore'), version: z.coerce.number().int().min(1) }),
  ],
  NO_ACT,
)
export type ThreadInput<Act extends string> = Extract<z.output<typeof threadInputs>, { do: Act }>

/** The answer to an invitation. */
export const inviteInputs = z.object({
  do: z.enum(['join', 'decline'], NO_ACT),
  invite: z.string().min(1, 'This form names nothing. Please load the page again.').max(120),
})

/** The form that shares a thread to read. */
export const shareInputs = z.object({
  do: z.enum(['preview', 'share', 'revoke'], NO_ACT),
  share: z.string().max(64).default(''),
  term: z.enum(['never', 'day', 'week', 'month'], 'Choose how long the link works from the list.').default('never'),
  names: z.literal('on').optional(),
  listed: z.literal('on').optional(),
  /** Messages that stay out. */
  out: z.preprocess(list, z.array(z.string().max(64)).max(limits.MOST_SHARED)),
  hide: z.preprocess(list, z.array(z.string().max(300)).max(500, 'That is more than fits in one go.')),
  found: z.preprocess(list, z.array(z.string().max(300)).max(500, 'That is more than fits in one go.')),
  words: z
    .string()
    .max(4_000, 'That is more than fits in one go.')
    .default('')
    .transform((text) =>
      text
        .split(/\r?\n|,/)
        .map((word) => word.trim())
        .filter(Boolean)
        .slice(0, 50),
    ),
})
export type ShareInputs = z.output<typeof shareInputs>

/** The forms of the reading room: one's own link taken back, or a thread taken off by the administrator. */
export const roomInputs = z.object({
  do: z.enum(['revoke', 'take-off'], NO_ACT),
  share: z.string().min(1, 'This form names nothing. Please load the page again.').max(64),
})
