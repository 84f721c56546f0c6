import { z } from 'zod'

/** A message that outlives one redirect: the words of a toast. */
export const flashSchema = z.object({
  title: z.string().min(1).max(120),
  description: z.string().max(300).optional(),
  tone: z.enum(['plain', 'danger']).optional(),
})
export type FlashMessage = z.output<typeof flashSchema>
