import { z } from 'zod'
import { tones } from '#app/engines/email-writer/letter.ts'
import { findLengthError, findSaidError, NOTHING_SAID } from '../talking/said-checks.ts'

/** Browsers send lines with two end signs; one is enough. */
const words = (find: (text: string) => string | null) =>
  z
    .string(NOTHING_SAID)
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .superRefine((text, context) => {
      const message = find(text)
      if (message) context.addIssue({ code: 'custom', message })
    })

const tone = z.enum(tones).catch('plain')

export const saidInputs = z.object({ said: words(findSaidError), tone })

export const fourInputs = z.object({
  who: words(findLengthError),
  wish: words(findSaidError),
  facts: words(findLengthError),
  by: words(findLengthError),
  tone: z.enum([...tones, '']).catch(''),
})
