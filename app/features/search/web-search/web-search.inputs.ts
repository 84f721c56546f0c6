import { z } from 'zod'

/** A member takes one search out of their history, or all. */
export const historyInputs = z.discriminatedUnion('act', [
  z.object({ act: z.literal('forget'), id: z.string().min(1).max(64) }),
  z.object({ act: z.literal('forget-all') }),
])
