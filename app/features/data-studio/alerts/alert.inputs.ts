import { z } from 'zod'
import { isZone } from '#app/engines/flows/schedule.ts'
import { oftenChoices } from './alert-schedule.ts'
import { readNumber } from './condition.ts'

const id = z.string().min(1, 'This form names nothing. Please load the page again.').max(64)
const whole = (least: number, most: number, message: string) =>
  z.coerce.number(message).int(message).min(least, message).max(most, message)

/** What an alert watches, and when. */
const alert = z.object({
  do: z.literal('alert'),
  /** The one that is changed; empty: a new one. */
  alert: z.string().max(64).default(''),
  data: id,
  ask: id,
  column: z.string('Choose a column from the list.').min(1, 'Choose a column from the list.').max(200),
  pick: z.enum(['one', 'max', 'min'], 'Choose from the list.').default('one'),
  condition: z.enum(['above', 'below', 'changes'], 'Choose from the list.'),
  threshold: z
    .string('Write a number, such as 1,000 or 12.5.')
    .trim()
    .min(1, 'Write a number, such as 1,000 or 12.5.')
    .max(40, 'Write a number, such as 1,000 or 12.5.')
    .transform((words, told) => {
      const number = readNumber(words)
      if (number === null) told.addIssue({ code: 'custom', message: 'Write a number, such as 1,000 or 12.5.' })
      return number ?? 0
    }),
  often: z.enum(oftenChoices, 'Choose from the list.'),
  hour: whole(0, 23, 'An hour from 0 to 23.').default(8),
  weekday: whole(1, 7, 'Choose a day from the list.').default(1),
  zone: z
    .string()
    .trim()
    .max(60, 'A time zone has up to 60 characters.')
    .default('UTC')
    .refine(isZone, 'There is no such time zone. They read like “Europe/Berlin”.'),
  mail: z.literal('on').optional(),
})

/** The forms of alerts. */
export const alertInputs = [
  alert,
  z.object({ do: z.literal('alert-on'), alert: id }),
  z.object({ do: z.literal('alert-off'), alert: id }),
  z.object({ do: z.literal('alert-look'), alert: id }),
] as const
