import { z } from 'zod'
import { findAlsoError, findNoteError, NOTE_MISSING } from './desk-checks.ts'

/** What the desk posts when JavaScript is off. Browsers send lines with two end signs; one is enough. */
export const deskInputs = z.object({
  text: z
    .string(NOTE_MISSING)
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .superRefine((text, context) => addIssue(context, findNoteError(text))),
  keep: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((keep) => [keep ?? []].flat()),
  also: z
    .string()
    .optional()
    .transform((also) => also ?? '')
    .superRefine((also, context) => addIssue(context, findAlsoError(also))),
})

function addIssue(context: z.core.$RefinementCtx, message: string | null): void {
  if (message) context.addIssue({ code: 'custom', message })
}
