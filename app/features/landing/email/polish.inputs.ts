import { z } from 'zod'
import { findDraftError, NO_DRAFT } from './draft-checks.ts'
import { EXAMPLE_DRAFT } from './polish-view.ts'

const steps = ['look', 'take', 'example'] as const

/** What the page posts: the draft, which step, and the marks that are taken. The example posts no draft of its own. */
export const polishInputs = z
  .object({
    draft: z.string(NO_DRAFT).transform((draft) => draft.replaceAll('\r\n', '\n')),
    step: z.enum(steps).catch('look'),
    take: z
      .union([z.string(), z.array(z.string())])
      .optional()
      .transform((take) => [take ?? []].flat()),
  })
  .transform((input) => (input.step === 'example' ? { ...input, draft: EXAMPLE_DRAFT } : input))
  .superRefine(({ draft }, context) => {
    const message = findDraftError(draft)
    if (message) context.addIssue({ code: 'custom', path: ['draft'], message })
  })
