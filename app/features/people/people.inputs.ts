import { z } from 'zod'
import { reportReasons } from './report-reasons.ts'
import {
  ABOUT_MAX_CHARS,
  CITY_MAX_CHARS,
  MOTTO_MAX_CHARS,
  OFFERING_ABOUT_MAX_CHARS,
  OFFERING_TITLE_MAX_CHARS,
  REPORT_MAX_CHARS,
  WORDS_MAX_CHARS,
} from './people.limits.ts'

const say = (chars: number) => chars.toLocaleString('en')
const under = (chars: number) => `Please keep it under ${say(chars)} characters.`
const text = (chars: number) => z.string().trim().max(chars, under(chars)).default('')
const id = z.string().min(1).max(64)
const tick = z.preprocess((value) => value !== undefined, z.boolean())
const list = z.preprocess(
  (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
  z.array(z.string().max(100)).max(100),
)
const audience = z.enum(['all', 'members', 'nobody'], 'Choose who sees it.')
const UNKNOWN = 'This form is not known here. Please load the page again.'

export const reportFields = {
  do: z.literal('report'),
  reason: z.enum(
    reportReasons.map(({ value }) => value),
    'Say what is wrong.',
  ),
  words: text(REPORT_MAX_CHARS),
}

/** What can be done on somebody's profile. */
export const profileActs = z.discriminatedUnion(
  'do',
  [
    z.object({ do: z.literal('follow') }),
    z.object({ do: z.literal('unfollow') }),
    z.object({ do: z.literal('mute') }),
    z.object({ do: z.literal('unmute') }),
    z.object({ do: z.literal('block') }),
    z.object({ do: z.literal('meet'), words: text(WORDS_MAX_CHARS) }),
    z.object(reportFields),
  ],
  UNKNOWN,
)
export type ProfileAct = z.output<typeof profileActs>

/** What somebody writes about themselves, part by part. */
export const myProfileActs = z.discriminatedUnion(
  'do',
  [
    z.object({
      do: z.literal('about'),
      about: text(ABOUT_MAX_CHARS),
      links: z.string().max(6_000, 'These are too many. One link a line.').default(''),
      languages: z.string().max(1_000, 'These are too many.').default(''),
      city: text(CITY_MAX_CHARS),
    }),
    z.object({ do: z.literal('ness'), values: list, motto: text(MOTTO_MAX_CHARS) }).catchall(z.unknown()),
    z.object({ do: z.literal('seen'), reach: audience, isFindable: tick, isOpen: tick }).catchall(z.unknown()),
  ],
  UNKNOWN,
)
export type MyProfileAct = z.output<typeof myProfileActs>

const offering = {
  title: z
    .string({ error: 'Say what you offer.' })
    .trim()
    .min(1, 'Say what you offer.')
    .max(OFFERING_TITLE_MAX_CHARS, under(OFFERING_TITLE_MAX_CHARS)),
  about: z
    .string({ error: 'Say a little about it.' })
    .trim()
    .min(1, 'Say a little about it.')
    .max(OFFERING_ABOUT_MAX_CHARS, under(OFFERING_ABOUT_MAX_CHARS)),
  kind: z.enum(['skill', 'time', 'thing'], 'Choose what it is.'),
  where: z.enum(['anywhere', 'near'], 'Choose where.').default('anywhere'),
  until: z
    .string()
    .trim()
    .regex(/^(?:\d{4}-\d{2}-\d{2})?$/, 'Please give a day, such as 2030-05-31.')
    .default(''),
  audience,
}
export type OfferingInput = z.output<z.ZodObject<typeof offering>>

const words = text(WORDS_MAX_CHARS)
export const offeringActs = z.discriminatedUnion(
  'do',
  [
    z.object({ do: z.literal('offer'), ...offering }),
    z.object({ do: z.literal('edit'), offering: id, ...offering }),
    z.object({ do: z.literal('pause'), offering: id }),
    z.object({ do: z.literal('resume'), offering: id }),
    z.object({ do: z.literal('remove'), offering: id }),
    z.object({
      do: z.literal('ask'),
      offering: id,
      words: z
        .string({ error: 'Say what you would like, and when.' })
        .trim()
        .min(1, 'Say what you would like, and when.')
        .max(WORDS_MAX_CHARS, under(WORDS_MAX_CHARS)),
    }),
    z.object({ do: z.literal('accept'), wish: id, words }),
    z.object({ do: z.literal('decline'), wish: id, words }),
    z.object({ do: z.literal('withdraw'), wish: id }),
    z.object({ do: z.literal('done'), wish: id }),
    z.object({ ...reportFields, offering: id }),
    z.object({ do: z.literal('hide'), offering: id }),
    z.object({ do: z.literal('show'), offering: id }),
  ],
  UNKNOWN,
)
export type OfferingAct = z.output<typeof offeringActs>

export const connectActs = z.discriminatedUnion(
  'do',
  [
    z.object({ do: z.literal('accept'), meeting: id }),
    z.object({ do: z.literal('decline'), meeting: id }),
    z.object({ do: z.literal('withdraw'), meeting: id }),
    z.object({ do: z.literal('end'), meeting: id }),
    z.object({ do: z.literal('unfollow'), member: id }),
    z.object({ do: z.literal('unmute'), member: id }),
    z.object({ do: z.literal('unblock'), member: id }),
  ],
  UNKNOWN,
)
export type ConnectAct = z.output<typeof connectActs>
