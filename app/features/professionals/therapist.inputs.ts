import { z } from 'zod'
import { findLengthErrors, NOTHING_SAID, saysNothing, toFirstMessageInput } from './therapist-checks.ts'

export const therapistInputs = z
  .record(z.string(), z.unknown())
  .transform(toFirstMessageInput)
  .superRefine((input, context) => {
    const errors = { ...(saysNothing(input) ? { words: NOTHING_SAID } : {}), ...findLengthErrors(input) }
    for (const [field, message] of Object.entries(errors)) context.addIssue({ code: 'custom', path: [field], message })
  })
