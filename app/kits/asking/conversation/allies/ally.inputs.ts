import { z } from 'zod'
import { ALLY_ABOUT_MAX_CHARS, ALLY_INSTRUCTIONS_MAX_CHARS, ALLY_NAME_MAX_CHARS } from '../conversation.limits.ts'

const MIN_NAME_CHARS = 2

const upTo = (most: number) => `Please keep it under ${most.toLocaleString('en')} characters.`

export const allyInputs = z.object({
  ally: z.string().max(64).default(''),
  name: z
    .string('Please give it a name.')
    .trim()
    .min(MIN_NAME_CHARS, 'Please give it a name of at least two letters.')
    .max(ALLY_NAME_MAX_CHARS, upTo(ALLY_NAME_MAX_CHARS))
    .regex(/[\p{L}\p{N}]/u, 'A name needs a letter or a number.'),
  about: z.string().trim().max(ALLY_ABOUT_MAX_CHARS, upTo(ALLY_ABOUT_MAX_CHARS)).default(''),
  instructions: z
    .string('Please say how it should answer.')
    .trim()
    .min(1, 'Please say how it should answer.')
    .max(ALLY_INSTRUCTIONS_MAX_CHARS, upTo(ALLY_INSTRUCTIONS_MAX_CHARS)),
  engine: z.string().max(200).default(''),
})
export type AllyInputs = z.output<typeof allyInputs>
