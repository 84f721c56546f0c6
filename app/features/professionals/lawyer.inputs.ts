import { z } from 'zod'
import { DAY_MISSING, findDayError, findStoryError, STORY_MISSING } from './lawyer-checks.ts'

export const lawyerInputs = z.object({
  story: z
    .string(STORY_MISSING)
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .superRefine((text, context) => addIssue(context, findStoryError(text))),
  reference: z.string(DAY_MISSING).superRefine((day, context) => addIssue(context, findDayError(day))),
  order: z.enum(['day', 'month']).catch('day'),
})
export type LawyerInput = z.infer<typeof lawyerInputs>

function addIssue(context: z.core.$RefinementCtx, message: string | null): void {
  if (message) context.addIssue({ code: 'custom', message })
}
