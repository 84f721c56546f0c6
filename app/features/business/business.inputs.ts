import { z } from 'zod'
import { isZone, isDay } from '#app/engines/calendar/wall-time.ts'
import { readSpans, WEEKDAYS, type Week } from '#app/engines/calendar/week.ts'
import { reportFields } from '#app/kits/asking/moderation/report.inputs.ts'
import type { BusinessLink } from '#app/database/tables/business/businesses.ts'
import { isMailAddress } from '#app/platform/mail-address.ts'
import * as limits from './business.limits.ts'
import { roleNames } from './roles.ts'

const say = (chars: number) => chars.toLocaleString('en')
const under = (chars: number) => `Please keep it under ${say(chars)} characters.`
const text = (chars: number) =>
  z
    .string()
    .transform((value) =>
      value
        .replaceAll('\r\n', '\n')
        .trim()
        .replace(/(\p{M}{6})\p{M}+/gu, '$1'),
    )
    .refine((value) => value.length <= chars, under(chars))
const optional = (chars: number) => text(chars).default('')
const needed = (chars: number, message: string) =>
  z
    .string(message)
    .pipe(text(chars))
    .refine((value) => value !== '', message)
const id = z.string().min(1, 'This form names nothing. Please load the page again.').max(64)
const UNKNOWN = 'This page does not know what to do with that. Please load it again.'
const role = z.enum(roleNames, 'Choose what they may do.')
const zone = z
  .string('Choose a time zone.')
  .trim()
  .max(64)
  .refine(isZone, 'There is no such time zone. Write one such as Europe/Berlin.')
const day = (message: string) => z.string(message).trim().refine(isDay, message)
const number = (least: number, most: number, message: string) =>
  z.coerce.number(message).int(message).min(least, message).max(most, message)

/** The name of the field with the hours of a weekday: `hours_0` is Monday. */
export const weekFields = WEEKDAYS.map((_, n) => `hours_${n}`)
const weekShape = Object.fromEntries(
  weekFields.map((name) => [
    name,
    z
      .string()
      .default('')
      .superRefine((line, context) => {
        const { problem } = readSpans(line)
        if (problem) context.addIssue({ code: 'custom', message: problem })
      }),
  ]),
)

/** The week of a form whose fields were checked. */
export const toWeek = (input: Readonly<Record<string, unknown>>): Week =>
  weekFields.map((name) => readSpans(typeof input[name] === 'string' ? input[name] : '').spans ?? [])

/** One link a line: an address, with words before it if one likes. */
function readLinks(value: string): BusinessLink[] | null {
  const lines = value
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  if (lines.length > limits.MOST_LINKS) return null
  const links = lines.map((line) => {
    const at = line.lastIndexOf(' ') + 1
    const address = line.slice(at)
    const url = URL.canParse(address)
      ? new URL(address)
      : URL.canParse(`https://${address}`)
        ? new URL(`https://${address}`)
        : null
    const isFine =
      url !== null && ['https:', 'http:'].includes(url.protocol) && url.hostname.includes('.') && !url.username
    return isFine ? { label: line.slice(0, at).trim() || url.hostname.replace(/^www\./, ''), url: url.href } : null
  })
  return links.every((link) => link !== null) ? links : null
}

const pageFields = {
  name: needed(limits.NAME_MAX_CHARS, 'Give it a name.'),
  tagline: needed(limits.TAGLINE_MAX_CHARS, 'Say in a sentence what it does.'),
  profession: z.string().max(40).default(''),
  place: needed(limits.PLACE_MAX_CHARS, 'Say where it works: a town, an address, or “online”.'),
  zone,
}
const furtherFields = {
  about: optional(limits.ABOUT_MAX_CHARS),
  links: z
    .string()
    .max(3_000, 'These are too many.')
    .default('')
    .superRefine((value, context) => {
      if (readLinks(value) === null)
        context.addIssue({ code: 'custom', message: `One web address a line, up to ${limits.MOST_LINKS}.` })
    })
    .transform((value) => readLinks(value) ?? []),
  unpicture: z.literal('on').optional(),
}

/** The forms of the list of one's businesses. */
export const listInputs = z.discriminatedUnion(
  'do',
  [
    z.object({ do: z.literal('register'), ...pageFields, ...weekShape }),
    z.object({ do: z.literal('join'), invite: id }),
    z.object({ do: z.literal('decline'), invite: id }),
    z.object({ do: z.literal('bring-back'), business: id }),
  ],
  UNKNOWN,
)
export type ListInput<Act extends string> = Extract<z.output<typeof listInputs>, { do: Act }>

const lengths = number(5, 720, 'Between 5 minutes and 12 hours.').refine(
  (minutes) => minutes % 5 === 0,
  'In steps of five minutes.',
)
const serviceFields = {
  name: needed(limits.NAME_MAX_CHARS, 'Give it a name.'),
  about: optional(600),
  price: optional(120),
  place: optional(limits.PLACE_MAX_CHARS),
  minutes: lengths,
  pause: number(0, 240, 'Up to 240 minutes.')
    .refine((minutes) => minutes % 5 === 0, 'In steps of five minutes.')
    .default(0),
  step: number(0, 720, 'Up to 720 minutes.')
    .refine((minutes) => minutes % 5 === 0, 'In steps of five minutes.')
    .default(0),
  zone,
  notice: number(0, 720, 'Between 0 and 720 hours.').default(12),
  ahead: number(1, 180, 'Between 1 and 180 days.').default(60),
  who: z.string().max(64).default(''),
  closed: z
    .string()
    .max(4_000, 'These are too many.')
    .default('')
    .transform((value) => [...new Set(value.split(/[\s,;]+/).filter(Boolean))])
    .refine((days) => days.length <= 200 && days.every(isDay), 'Write days such as 2030-12-24, with spaces between.'),
  intake: optional(400),
  intake_days: number(1, 365, 'Between 1 and 365 days.').default(30),
  ...weekShape,
}
export type ServiceInput = z.output<z.ZodObject<typeof serviceFields>> & Record<string, unknown>

/** The forms of a business's desk. */
export const deskInputs = z.discriminatedUnion(
  'do',
  [
    z.object({ do: z.literal('save-page'), ...pageFields, ...furtherFields, ...weekShape }),
    z.object({ do: z.literal('publish') }),
    z.object({ do: z.literal('unpublish') }),
    z.object({ do: z.literal('delete') }),
    z.object({
      do: z.literal('invite'),
      handle: needed(60, 'Write whom to invite: a handle, such as @anna.').transform((handle) =>
        handle.replace(/^@/, '').toLowerCase(),
      ),
      role,
    }),
    z.object({ do: z.literal('revoke'), invite: id }),
    z.object({ do: z.literal('role'), member: id, role }),
    z.object({ do: z.literal('remove'), member: id }),
    z.object({ do: z.literal('leave') }),
    z.object({
      do: z.literal('lead'),
      lead: id,
      state: z.enum(['new', 'answered', 'closed'], 'Choose how it stands.'),
    }),
    z.object({ do: z.literal('remove-lead'), lead: id }),
    z.object({
      do: z.literal('add-task'),
      title: needed(limits.TASK_MAX_CHARS, 'Say what is to be done.'),
      assignee: z.string().max(64).default(''),
      due: z.union([z.literal(''), day('There is no such day.')]).default(''),
    }),
    z.object({ do: z.literal('task'), task: id, state: z.enum(['done', 'open'], UNKNOWN) }),
    z.object({ do: z.literal('give-task'), task: id, assignee: z.string().max(64).default('') }),
    z.object({ do: z.literal('remove-task'), task: id }),
    z.object({ do: z.literal('answer'), review: id, answer: optional(limits.REVIEW_MAX_CHARS) }),
    z.object({ do: z.literal('add-service'), ...serviceFields }),
    z.object({ do: z.literal('save-service'), service: id, ...serviceFields }),
    z.object({ do: z.literal('pause-service'), service: id }),
    z.object({ do: z.literal('resume-service'), service: id }),
    z.object({ do: z.literal('remove-service'), service: id }),
    z.object({
      do: z.literal('verify'),
      seen: needed(200, 'Say what you have seen, such as the number of a licence.'),
    }),
    z.object({ do: z.literal('unverify') }),
  ],
  UNKNOWN,
)
export type DeskInput<Act extends string> = Extract<z.output<typeof deskInputs>, { do: Act }>

/** The forms of a business's public page. */
export const pageInputs = z.discriminatedUnion(
  'act',
  [
    z.object({
      act: z.literal('lead'),
      name: needed(80, 'Write your name.'),
      email: needed(200, 'Write the address they can answer to.').pipe(z.email('This is no mail address.')),
      text: needed(limits.LEAD_MAX_CHARS, 'Write what it is about.'),
      safe: z.literal('on').optional(),
    }),
    z.object({
      act: z.literal('review'),
      stars: number(1, 5, 'Choose one to five stars.'),
      text: needed(limits.REVIEW_MAX_CHARS, 'Say in a few words how it was.'),
    }),
    z.object({ act: z.literal('unreview') }),
    z.object({ act: z.literal('report'), ...reportFields }),
  ],
  UNKNOWN,
)
export type PageInput<Act extends string> = Extract<z.output<typeof pageInputs>, { act: Act }>

const moment = z.coerce.number('Choose a time.').int('Choose a time.').min(0).max(8.64e15)
/** A guest says who they are on the second page; `guest` comes from there. */
export const bookInputs = z
  .object({
    ...{ service: id, at: moment },
    guest: z.literal('on').optional(),
    name: optional(80),
    email: optional(200),
  })
  .superRefine(({ guest, name, email }, context) => {
    if (!guest) return
    if (!name) context.addIssue({ code: 'custom', path: ['name'], message: 'Write your name.' })
    if (!isMailAddress(email))
      context.addIssue({ code: 'custom', path: ['email'], message: 'Write the address that the link is to go to.' })
  })

/** The forms of a booking. */
export const bookingInputs = z.discriminatedUnion(
  'do',
  [
    z.object({
      do: z.literal('confirm'),
      intake: optional(limits.INTAKE_MAX_CHARS),
      consent: z.literal('on').optional(),
      safe: z.literal('on').optional(),
    }),
    z.object({ do: z.literal('move'), at: moment }),
    z.object({ do: z.literal('cancel'), reason: optional(limits.REASON_MAX_CHARS) }),
    z.object({ do: z.literal('forget') }),
    z.object({ do: z.literal('say'), hears: z.literal('on').optional(), keeps: z.literal('on').optional() }),
    z.object({ do: z.literal('unsay') }),
  ],
  UNKNOWN,
)
export type BookingInput<Act extends string> = Extract<z.output<typeof bookingInputs>, { do: Act }>
