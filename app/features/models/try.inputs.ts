import { z } from 'zod'
import { portNames } from '#app/providers/ports.ts'
import { fileKindOf } from './try-ports.ts'
import { textMaxOf } from './try.limits.ts'
import { acrossFields } from '#app/platform/request/across-fields.ts'

export const tryInputs = z
  .object({
    engine: z.string('Please choose an engine.').min(1, 'Please choose an engine.'),
    port: z.enum(portNames, 'Please choose what it should do.'),
    text: z.string('Please write it as text.').trim().default(''),
    language: z
      .string('Please write a language code such as es.')
      .trim()
      .regex(/^(?:[a-z]{2,3}(?:-[A-Za-z]{2,4})?)?$/, 'Please write a language code such as es.')
      .default(''),
  })
  .superRefine(
    ({ port, text }, context) => {
      const most = textMaxOf(port)
      const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['text'], message })
      if (text === '' && fileKindOf(port) === null) refuse('Please write something for it.')
      if (text.length > most) refuse(`Please keep it under ${most.toLocaleString('en')} characters.`)
      if (port === 'embed' && text !== '' && toLines(text).length < 2) refuse('Please write at least two lines.')
    },
    acrossFields('port', 'text'),
  )

export type TryInputs = z.output<typeof tryInputs>

export const toLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
