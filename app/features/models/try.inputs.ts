import { z } from 'zod'
import { triablePorts } from './try-ports.ts'
import { TRY_TEXT_MAX_CHARS } from './try.limits.ts'

export const tryInputs = z.object({
  engine: z.string('Please choose an engine.').min(1, 'Please choose an engine.'),
  port: z.enum(triablePorts, 'Please choose what it should do.'),
  text: z
    .string('Please write something for it.')
    .trim()
    .min(1, 'Please write something for it.')
    .max(TRY_TEXT_MAX_CHARS, `Please keep it under ${TRY_TEXT_MAX_CHARS.toLocaleString('en')} characters.`),
  language: z
    .string()
    .trim()
    .regex(/^(?:[a-z]{2,3}(?:-[A-Za-z]{2,4})?)?$/, 'Please write a language code such as es.')
    .default(''),
})

export type TryInputs = z.output<typeof tryInputs>
