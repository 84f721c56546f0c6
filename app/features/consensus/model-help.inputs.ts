import { z } from 'zod'

const ID_MAX_CHARS = 200

/** The language models that help a run; '' is nobody. A form that does not ask who compares means the usual one. */
export const helperFields = {
  judge: z.string().max(ID_MAX_CHARS).optional(),
  rewriter: z.string().max(ID_MAX_CHARS).default(''),
}
