import { z } from 'zod'

const box = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })
const failed = z.object({ failed: z.string() })
const from = { engine: z.string(), tookMs: z.number() }

export const seenPart = z.object({
  ...from,
  text: z.string(),
  things: z.array(z.object({ name: z.string(), confidence: z.number(), isSure: z.boolean(), box })),
  colours: z.array(z.object({ name: z.string(), hex: z.string(), share: z.number() })),
  faces: z.array(box),
})
export const readPart = z.object({
  ...from,
  text: z.string(),
  lines: z.array(z.object({ text: z.string(), confidence: z.number(), box })),
})
export const codesPart = z.object({ codes: z.array(z.object({ format: z.string(), text: z.string(), box })) })
export const factsPart = z.object({
  facts: z.array(z.object({ name: z.string(), value: z.string(), isPrivate: z.boolean() })),
})
export const answerPart = z.object({ ...from, question: z.string(), text: z.string() })

/** What was found in a picture; a part that is missing is not ready yet. */
export const lookParts = z.object({
  facts: z.union([factsPart, failed]).optional(),
  seen: z.union([seenPart, failed]).optional(),
  codes: z.union([codesPart, failed]).optional(),
  read: z.union([readPart, failed]).optional(),
  answers: z.array(z.union([answerPart, failed])).optional(),
})
export type LookParts = z.output<typeof lookParts>
