import { z } from 'zod'

/** By a link alone, or in the reading room for everybody as well. */
export const LINK_KIND = 'thread'
export const ROOM_KIND = 'thread-in-room'

/** What somebody allows whoever reads a thread by a link. */
export const shareTerms = z.object({
  /** The newest message that is shown: what is said later stays inside. */
  upToId: z.string(),
  /** Names of members stand as numbers. */
  hidesNames: z.boolean(),
  /** Messages that stay out. */
  out: z.array(z.string()),
  /** What rules found and may be read all the same, and what is black beside. */
  lifted: z.array(z.string()),
  added: z.array(z.string()),
  /** What the reading room says of it, as it was when it was put there. */
  listed: z.object({ title: z.string(), count: z.number() }).nullable().default(null),
})
export type ShareTerms = z.output<typeof shareTerms>
