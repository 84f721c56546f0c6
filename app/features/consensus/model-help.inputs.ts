import { z } from 'zod'

const ID_MAX_CHARS = 200

/** The language models that help a run; '' is nobody, which is also what a form without these fields means. */
export const helperFields = {
  judge: z.string().max(ID_MAX_CHARS).default(''),
  rewriter: z.string().max(ID_MAX_CHARS).default(''),
}
