import { z } from 'zod'
import { MEMORY_MAX_CHARS } from '#app/kits/asking/panda/memory.limits.ts'

const ID_MAX_CHARS = 64
const id = z.string().min(1).max(ID_MAX_CHARS)
const text = z
  .string('Write what to remember.')
  .trim()
  .min(1, 'Write what to remember.')
  .max(MEMORY_MAX_CHARS, `Please keep it under ${MEMORY_MAX_CHARS} characters.`)

/** What a member can do with what the panda remembers. */
export const memoryInputs = z.discriminatedUnion(
  'act',
  [
    z.object({ act: z.literal('add'), text }),
    z.object({ act: z.literal('save'), id, text }),
    z.object({ act: z.literal('forget'), id }),
    z.object({ act: z.literal('forget-all') }),
  ],
  'This page does not know that. Please read it anew and try again.',
)
