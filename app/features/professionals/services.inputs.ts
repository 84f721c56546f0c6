import { z } from 'zod'
import { findMatterError, MATTER_MISSING } from './services-checks.ts'

export const servicesInputs = z.object({
  matter: z
    .string(MATTER_MISSING)
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .superRefine((text, context) => {
      const message = findMatterError(text)
      if (message) context.addIssue({ code: 'custom', message })
    }),
})
