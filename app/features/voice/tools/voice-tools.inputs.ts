import { z } from 'zod'
import { MAX_PITCH, MAX_SPEED, MIN_PITCH, MIN_SPEED } from '#app/providers/speech/speak.limits.ts'
import { recordingActs } from '../recordings/recording.inputs.ts'
import { SPOKEN_MAX_CHARS, TITLE_MAX_CHARS } from '../voice.limits.ts'

const within = (low: number, high: number, what: string) => {
  const words = `${what} goes from ${low} to ${high}.`
  return z.coerce.number(words).min(low, words).max(high, words)
}

const title = z.string().trim().max(TITLE_MAX_CHARS, `A name has up to ${TITLE_MAX_CHARS} characters.`).default('')

/** What a recording is sent with, on every screen that takes one. */
export const hearFields = {
  title,
  language: z
    .string()
    .trim()
    .max(10)
    .regex(/^(?:[a-z]{2,3}(?:-[A-Za-z]{2,4})?)?$/, 'Choose a language from the list.')
    .default(''),
  ear: z.string().max(200).default(''),
  keep: z.literal('on').optional(),
}

/** What people send to the voice tools. */
export const voiceToolsInputs = z.discriminatedUnion(
  'do',
  [
    z.object({
      do: z.literal('speak'),
      title,
      text: z
        .string()
        .refine((text) => text.trim() !== '', 'Write or paste what is to be read.')
        .refine(
          (text) => [...text].length <= SPOKEN_MAX_CHARS,
          `Please keep it under ${SPOKEN_MAX_CHARS.toLocaleString('en')} characters.`,
        ),
      voice: z.string().min(1, 'Choose a voice.').max(200),
      speed: within(MIN_SPEED, MAX_SPEED, 'Speed').default(1),
      pitch: within(MIN_PITCH, MAX_PITCH, 'Pitch').default(1),
      format: z.enum(['wav', 'mp3', 'opus'], 'Choose a format from the list.'),
    }),
    z.object({ do: z.literal('hear'), ...hearFields }),
    z.object({
      do: z.literal('add-word'),
      word: z.string().trim().min(1, 'Write the word.').max(60, 'A word has up to 60 characters.'),
      said: z.string().trim().min(1, 'Write how it is said.').max(120, 'Please keep it under 120 characters.'),
    }),
    z.object({ do: z.literal('remove-word'), id: z.string().min(1).max(64) }),
    ...recordingActs,
  ],
  'This form is not known here. Please load the page again.',
)
