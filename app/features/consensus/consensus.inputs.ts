import { z } from 'zod'
import { QUESTION_MAX_CHARS } from '#app/kits/ask/ask.limits.ts'
import { ANSWER_MAX_CHARS, LABEL_MAX_CHARS, MAX_PASTED_ANSWERS, toLetterName } from './consensus.limits.ts'

const list = (value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value])

/**
 * A question, pasted answers, or both. `seat` lists the engines to ask; a form that shows no choice (`choose` absent)
 * asks all of them. `answer` and `label` come once per pasted answer, empty ones are left out.
 */
export const askInputs = z
  .object({
    question: z
      .string()
      .trim()
      .max(QUESTION_MAX_CHARS, `Please keep the question under ${QUESTION_MAX_CHARS.toLocaleString('en')} characters.`)
      .default(''),
    choose: z.string().optional(),
    seat: z.preprocess(list, z.array(z.string().max(LABEL_MAX_CHARS)).max(20)),
    answer: z.preprocess(
      list,
      z
        .array(
          z
            .string()
            .max(
              ANSWER_MAX_CHARS,
              `Please keep each answer under ${ANSWER_MAX_CHARS.toLocaleString('en')} characters.`,
            ),
        )
        .max(MAX_PASTED_ANSWERS, `At most ${MAX_PASTED_ANSWERS} answers fit side by side.`),
    ),
    label: z.preprocess(
      list,
      z
        .array(z.string().trim().max(LABEL_MAX_CHARS, `Please keep names under ${LABEL_MAX_CHARS} characters.`))
        .max(MAX_PASTED_ANSWERS),
    ),
  })
  .transform(({ answer, label, ...rest }) => ({
    ...rest,
    pasted: answer.flatMap((text, n) =>
      text.trim() ? [{ label: label[n] || toLetterName(n), text: text.trim() }] : [],
    ),
  }))
  .superRefine(({ question, pasted, choose, seat }, context) => {
    const complain = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    if (!question && pasted.length === 0) complain('question', 'Write a question, or paste two answers to compare.')
    if (!question && pasted.length === 1)
      complain('answer', 'One answer has nothing to be compared with. Paste a second one, or add the question.')
    if (question && choose && seat.length === 0 && pasted.length === 0)
      complain('seat', 'Choose at least one voice, or paste an answer.')
  })

export type AskInputs = z.output<typeof askInputs>
