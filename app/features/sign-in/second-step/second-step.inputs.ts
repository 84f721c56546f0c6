import { z } from 'zod'

const MAX_CHARS = 60

/** Six digits or a recovery code; `kind` is the field it was typed into. */
export const secondStepInputs = z.object({
  code: z
    .string('Please write the code.')
    .trim()
    .min(1, 'Please write the code.')
    .max(MAX_CHARS, 'This is too long for a code.'),
  kind: z.enum(['app', 'recovery']).optional().catch(undefined),
  return_url: z.string().optional(),
})
