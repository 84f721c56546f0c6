import { z } from 'zod'
import { QUESTION_MAX_CHARS } from '#app/kits/pages/question-box/question-box.limits.ts'
import {
  ANSWER_MAX_CHARS,
  LABEL_MAX_CHARS,
  MAX_DOCUMENTS,
  MAX_PASTED_ANSWERS,
  toLetterName,
} from './consensus.limits.ts'
import { helperFields } from './model-help.inputs.ts'

const HELD_MAX_CHARS = 300

const list = (value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value])

/** Documents that need no file field: kept an hour from an earlier try (id and title), and one of the member's own files. */
export const documentFields = {
  held: z.preprocess(list, z.array(z.string().max(HELD_MAX_CHARS)).max(MAX_DOCUMENTS)),
  ownFile: z.string().max(HELD_MAX_CHARS).default(''),
  keepFiles: z.string().optional(),
}

/**
 * A question, pasted answers, or both. `seat` lists the engines to ask; a form that shows no choice (`choose` absent)
 * asks the usual ones. `answer` and `label` come once per pasted answer, empty ones are left out.
 */
export const askInputs = z
  .object({
    question: z
      .string()
      .trim()
      .max(QUESTION_MAX_CHARS, `Please keep the question under ${QUESTION_MAX_CHARS.toLocaleString('en')} characters.`)
      .default(''),
    choose: z.string().optional(),
    /** Which of the two forms it was: answers compared, or a question asked. */
    way: z.string().max(LABEL_MAX_CHARS).optional(),
    /** Absent for asking; the panel's buttons name what they do. */
    act: z.enum(['ask', 'keep-panel', 'bring-chat']).default('ask'),
    panelName: z
      .string()
      .trim()
      .max(LABEL_MAX_CHARS, `Please keep the name under ${LABEL_MAX_CHARS} characters.`)
      .default(''),
    removePanel: z.string().max(LABEL_MAX_CHARS).default(''),
    seat: z.preprocess(list, z.array(z.string().max(LABEL_MAX_CHARS)).max(20)),
    ...documentFields,
    ...helperFields,
    witness: z.preprocess(list, z.array(z.enum(['community', 'settled'])).max(2)),
    /** Exports that were brought before, to choose from again. */
    export: z.preprocess(list, z.array(z.string().max(HELD_MAX_CHARS)).max(MAX_PASTED_ANSWERS)),
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

export type AskInputs = z.output<typeof askInputs>

/** What a form still needs, by field, when so many documents came with it; nothing when it can be asked. */
export function findGaps(
  { question, pasted, choose, seat, act, panelName, removePanel }: AskInputs,
  documents: number,
): Record<string, string> {
  if (removePanel || act === 'bring-chat') return {}
  if (act === 'keep-panel') {
    return {
      ...(!panelName && { panelName: 'Give the panel a name.' }),
      ...(seat.length === 0 && { seat: 'Choose at least one model or source for the panel.' }),
    }
  }
  if (question)
    return choose && seat.length + pasted.length + documents === 0
      ? { seat: 'Choose at least one model or source, or add a document.' }
      : {}
  if (seat.length > 0 && pasted.length > 0 && choose)
    return { question: 'Write the question that the others should answer.' }
  if (documents > 0) return { question: 'Write the question that the document should answer.' }
  if (pasted.length === 0) return { question: 'Write a question, or paste two answers to compare.' }
  return pasted.length === 1
    ? { answer: 'One answer has nothing to be compared with. Paste a second one, or add the question.' }
    : {}
}
