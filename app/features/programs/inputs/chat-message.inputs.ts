import { z } from 'zod'

const PARTS_MAX = 500
const TEXT_MAX_CHARS = 400_000
const TOOL_CALLS_MAX = 128
const NAME_MAX_CHARS = 256

const roles = ['system', 'developer', 'user', 'assistant', 'tool', 'function'] as const

const text = z.string().max(TEXT_MAX_CHARS)
const part = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('text'), text }),
    z.object({ type: z.literal('refusal'), refusal: text }),
    z.object({ type: z.literal('image_url'), image_url: z.object({ url: z.string() }) }),
  ],
  'must be a part of the type text, image_url or refusal; sounds and files are not taken here',
)
const content = z.union([text, z.array(part).max(PARTS_MAX)], {
  error: (issue) =>
    Array.isArray(issue.input)
      ? 'has a part that is not taken here: the types text, image_url and refusal are'
      : 'must be a text, a list of parts or null',
})

const name = z.string().max(NAME_MAX_CHARS)
const called = z.object({ name, arguments: text.nullish() })
const toolCall = z.object({
  id: name.nullish(),
  function: called.nullish(),
  custom: z.object({ name, input: text.nullish() }).nullish(),
  extra_content: z.object({ google: z.object({ thought_signature: text.nullish() }).nullish() }).nullish(),
})

/** One message as OpenAI's API names it; a history may hold calls of tools and what they gave, though no tool is called here. */
export const chatMessage = z.object({
  role: z.enum(roles, `must be one of ${roles.join(', ')}`),
  content: content.nullish(),
  refusal: text.nullish(),
  name: name.nullish(),
  tool_calls: z.array(toolCall).max(TOOL_CALLS_MAX).nullish(),
  tool_call_id: name.nullish(),
  function_call: called.nullish(),
})

export type ChatMessage = z.output<typeof chatMessage>
