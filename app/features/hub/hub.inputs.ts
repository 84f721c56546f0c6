import { z } from 'zod'
import { intentIds } from '#app/kits/asking/intent/intent.ts'
import { hubTools, tones, toolWords, WISH_MAX_CHARS } from './hub-tools.ts'
import { acrossFields } from '#app/platform/request/across-fields.ts'

const wish = z
  .string('Please write what you would like to do.')
  .trim()
  .min(1, 'Please write what you would like to do.')
  .max(WISH_MAX_CHARS, `Please keep it under ${WISH_MAX_CHARS.toLocaleString('en')} characters.`)
const code = z
  .string()
  .trim()
  .regex(/^(?:[a-z]{2,3}(?:-[A-Za-z]{2,4})?)?$/, 'Please choose a language from the list.')
  .default('')

/** What the hub is sent: a wish to recognise, one chosen by hand, one a language model shall decide, or a tool to use. */
export const hubInputs = z.discriminatedUnion(
  'act',
  [
    z.object({ act: z.literal('recognise'), wish }),
    z.object({ act: z.literal('decide'), wish }),
    z.object({
      act: z.literal('choose'),
      wish,
      intent: z.enum(intentIds, 'Please choose one of the list.'),
      /** The text is the work itself, such as the result of another tool, and holds no wish. */
      isBare: z.preprocess((value) => value !== undefined, z.boolean()),
    }),
    z
      .object({
        act: z.literal('use'),
        wish: z.string().max(WISH_MAX_CHARS).default(''),
        tool: z.enum(hubTools, 'Please choose one of the list.'),
        text: z.string('Please write it as text.').trim().min(1, 'Please write something for it.'),
        from: code,
        to: code,
        tone: z
          .enum(
            tones.map(({ id }) => id),
            'Please choose a tone.',
          )
          .default('plain'),
      })
      .superRefine(
        ({ tool, text, to }, context) => {
          const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
          const { most } = toolWords[tool]
          if (text.length > most) refuse('text', `Please keep it under ${most.toLocaleString('en')} characters.`)
          if (tool === 'translate' && to === '') refuse('to', 'Please choose the language to translate into.')
        },
        acrossFields('tool', 'text', 'to'),
      ),
  ],
  'Please press one of the buttons.',
)
export type HubInputs = z.output<typeof hubInputs>
export type ToolInputs = Extract<HubInputs, { act: 'use' }>
