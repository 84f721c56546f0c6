import { z } from 'zod'
import { QUESTION_MAX_CHARS } from '#app/kits/pages/question-box/question-box.limits.ts'
import { helperFields } from './model-help.inputs.ts'

export const TITLE_MAX_CHARS = 120
const ID_MAX_CHARS = 200

/** What can be done in a consensus chat: say something, give it another name, remove it. */
export const chatInputs = z.discriminatedUnion(
  'act',
  [
    z.object({
      act: z.literal('say'),
      question: z
        .string()
        .trim()
        .min(1, 'Write a question.')
        .max(QUESTION_MAX_CHARS, `Please keep it under ${QUESTION_MAX_CHARS.toLocaleString('en')} characters.`),
      /** A claim of the turn before that the question is about. */
      target: z.string().max(ID_MAX_CHARS).default(''),
      /** Sent by forms that show the choice of helpers; others keep that of the turn before. */
      choose: z.string().optional(),
      ...helperFields,
    }),
    z.object({
      act: z.literal('rename'),
      title: z
        .string()
        .trim()
        .min(1, 'Give the conversation a name.')
        .max(TITLE_MAX_CHARS, `Please keep the name under ${TITLE_MAX_CHARS} characters.`),
    }),
    z.object({ act: z.literal('remove') }),
  ],
  'This page does not know that. Please read it anew and try again.',
)
