import { z } from 'zod'
import { isMailAddress } from '#app/platform/mail-address.ts'
import { findFileProblem } from '#app/ui/files/file-check.ts'
import { toRangeWords } from '#app/ui/controls/day-words.ts'
import { answers, extras, languages, moments, places, shades } from './control-form.choices.ts'
import {
  DAYS_AHEAD,
  NAME_MAX_CHARS,
  NOTE_MAX_CHARS,
  PASSWORD_MAX_CHARS,
  PASSWORD_MIN_CHARS,
  PEOPLE_MAX,
  PICTURE_KINDS,
  PICTURE_MAX_BYTES,
  PICTURES_MAX,
} from './control-form.limits.ts'

const DAY_MS = 86_400_000
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The first and the last day that can be asked for, such as 2026-11-21. */
export function toDayRange(now: Date): { min: string; max: string } {
  return { min: toDay(now.getTime()), max: toDay(now.getTime() + DAYS_AHEAD * DAY_MS) }
}

const list = (value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value])
const oneOf = (choices: readonly { value: string }[], message: string) => {
  const values = new Set(choices.map(({ value }) => value))
  return z.string(message).refine((value) => values.has(value), message)
}

/** An empty file field posts a file without a name. */
const pictures = z.preprocess(
  (value) => list(value).filter((file) => !(file instanceof File) || file.size > 0 || file.name !== ''),
  z
    .array(z.instanceof(File, { message: 'That did not arrive as a file. Please choose it again.' }))
    .max(PICTURES_MAX, `Please send at most ${PICTURES_MAX} pictures.`)
    .superRefine((files, context) => {
      const rules = { accept: PICTURE_KINDS.accept, maxBytes: PICTURE_MAX_BYTES }
      const message = files.map((file) => findFileProblem(file, rules, PICTURE_KINDS.words)).find(Boolean)
      if (message) context.addIssue({ code: 'custom', message })
    }),
)

/** The sample form of the style guide: a field for every control we have. */
export const controlInputs = ({ min, max }: { min: string; max: string }) =>
  z.object({
    name: z
      .string('Please say your name.')
      .trim()
      .min(1, 'Please say your name.')
      .max(NAME_MAX_CHARS, `Please keep the name under ${NAME_MAX_CHARS} characters.`),
    email: z
      .string()
      .refine(
        isMailAddress,
        'That does not look like an email address. It needs an @ and a dot, as in you@example.com.',
      ),
    password: z
      .string(`Please use at least ${PASSWORD_MIN_CHARS} characters.`)
      .min(PASSWORD_MIN_CHARS, `Please use at least ${PASSWORD_MIN_CHARS} characters.`)
      .max(PASSWORD_MAX_CHARS, `Please keep it under ${PASSWORD_MAX_CHARS} characters.`),
    note: z.string().trim().max(NOTE_MAX_CHARS, `Please keep the note under ${NOTE_MAX_CHARS} characters.`).default(''),
    place: oneOf(places, 'Please choose a place.'),
    language: oneOf(languages, 'Please choose a language from the list.'),
    day: z
      .string('Please pick a day.')
      .regex(/^\d{4}-\d{2}-\d{2}$/, 'Please pick a day.')
      .refine((day) => day >= min && day <= max, `That day is out of reach. ${toRangeWords(min, max)}`),
    people: z.coerce
      .number('Please say how many you are.')
      .int('Only whole people, please.')
      .min(1, 'Somebody has to come.')
      .max(PEOPLE_MAX, `The bench holds ${PEOPLE_MAX}.`),
    moment: oneOf(moments, 'Please choose a time of day.'),
    shade: oneOf(shades, 'Please choose sun or shade.'),
    answer: oneOf(answers, 'Please say how we may answer.'),
    extra: z.preprocess(list, z.array(oneOf(extras, 'Please choose from the list.')).max(extras.length)),
    reminder: z.literal('on').optional(),
    rules: z.literal('on', 'Please agree to leave the bamboo standing.'),
    pictures,
  })

export type ControlInputs = z.output<ReturnType<typeof controlInputs>>
