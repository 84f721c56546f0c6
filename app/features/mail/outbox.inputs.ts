import { z } from 'zod'

const id = z.string().min(1).max(100)

/** What the buttons of the outbox send. */
export const outboxInputs = z.discriminatedUnion('do', [
  z.object({ do: z.literal('try'), id }),
  z.object({ do: z.literal('give-up'), id }),
  z.object({ do: z.literal('test') }),
])
