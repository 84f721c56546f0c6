import { z } from 'zod'

/** A call as OpenAI writes it. */
export const toolCall = z.object({
  id: z.string().min(1),
  type: z.literal('function'),
  function: z.object({ name: z.string().min(1), arguments: z.string() }),
})
export type ToolCall = z.infer<typeof toolCall>

export const tool = z.strictObject({
  type: z.literal('function'),
  function: z.strictObject({
    name: z.string().regex(/^[\w-]{1,64}$/),
    description: z.string().optional(),
    parameters: z.looseObject({ type: z.literal('object') }).optional(),
    strict: z.boolean().nullish(),
  }),
})
export const toolChoice = z.union([
  z.enum(['none', 'auto', 'required']),
  z.strictObject({ type: z.literal('function'), function: z.strictObject({ name: z.string() }) }),
])
export const responseFormat = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text') }),
  z.strictObject({ type: z.literal('json_object') }),
  z.strictObject({
    type: z.literal('json_schema'),
    json_schema: z.strictObject({
      name: z.string().regex(/^[\w-]{1,64}$/),
      description: z.string().optional(),
      schema: z.looseObject({}),
      strict: z.boolean().nullish(),
    }),
  }),
])

type Told = { role: string; tool_call_id?: string | undefined; tool_calls?: ToolCall[] | undefined }

/** What OpenAI says of a history whose calls and results do not belong together; null when they do. */
export function findLooseTool(messages: readonly Told[]): string | null {
  const open = new Set<string>()
  for (const { role, tool_call_id: id, tool_calls: calls } of messages) {
    if (role === 'tool') {
      if (!id || !open.delete(id))
        return "Invalid parameter: messages with role 'tool' must be a response to a preceeding message with 'tool_calls'."
    } else if (open.size > 0)
      return "An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'."
    calls?.forEach((call) => open.add(call.id))
  }
  return open.size > 0
    ? "An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'."
    : null
}

type Wish = {
  tools?: z.infer<typeof tool>[] | undefined
  tool_choice?: z.infer<typeof toolChoice> | undefined
  parallel_tool_calls?: boolean | undefined
}

/** The tools whose names stand in the question, or those that have to be called; each gets the question as its text. */
export function toCalls({ tools = [], tool_choice: choice = 'auto', parallel_tool_calls: many }: Wish, text: string) {
  const names = tools.map((one) => one.function.name)
  const asked = names.filter((name) => text.toLowerCase().includes(name.toLowerCase()))
  const called =
    choice === 'none'
      ? []
      : typeof choice === 'object'
        ? [choice.function.name]
        : choice === 'required' && asked.length === 0
          ? names.slice(0, 1)
          : asked
  return called.slice(0, many === false ? 1 : undefined).map((name, n): ToolCall => ({
    id: `call_${n + 1}`,
    type: 'function',
    function: { name, arguments: JSON.stringify({ text }) },
  }))
}

/** A text as the form of answer that was asked for. */
export function toFormed(format: z.infer<typeof responseFormat> | undefined, text: string): string {
  if (!format || format.type === 'text') return text
  if (format.type === 'json_object') return JSON.stringify({ answer: text })
  const { properties = {} } = format.json_schema.schema as { properties?: Record<string, unknown> }
  return JSON.stringify(Object.fromEntries(Object.keys(properties).map((name) => [name, text])))
}
