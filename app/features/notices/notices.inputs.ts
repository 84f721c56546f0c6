import { z } from 'zod'

/** What is done on the page of notices. */
export const noticeInputs = z.discriminatedUnion('act', [
  z.object({ act: z.literal('read-all'), until: z.coerce.number().int().min(0).max(8.64e15) }),
  z.object({ act: z.literal('keep-new'), notice: z.string().min(1).max(64) }),
])
