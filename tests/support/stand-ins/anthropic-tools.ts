import { z } from 'zod'
import { toCalls, type ToolCall } from './openai-tools.ts'

export const toolUse = z.strictObject({
  type: z.literal('tool_use'),
  id: z.string().regex(/^[\w-]+$/),
  name: z.string().min(1),
  input: z.record(z.string(), z.unknown()),
})
export const toolResult = z.strictObject({
  type: z.literal('tool_result'),
  tool_use_id: z.string().min(1),
  content: z.union([z.string(), z.array(z.looseObject({ type: z.literal('text'), text: z.string() }))]),
  is_error: z.boolean().optional(),
})

const isParallel = { disable_parallel_tool_use: z.boolean().optional() }
/** The fields of a question that are about tools, and about JSON by a schema. */
export const toolFields = {
  tools: z
    .array(
      z.strictObject({
        name: z.string().regex(/^[\w-]{1,64}$/),
        description: z.string().optional(),
        input_schema: z.looseObject({ type: z.literal('object') }),
        eager_input_streaming: z.boolean().optional(),
        strict: z.boolean().optional(),
      }),
    )
    .min(1)
    .optional(),
  tool_choice: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('auto'), ...isParallel }),
      z.strictObject({ type: z.literal('any'), ...isParallel }),
      z.strictObject({ type: z.literal('tool'), name: z.string(), ...isParallel }),
      z.strictObject({ type: z.literal('none') }),
    ])
    .optional(),
  output_config: z
    .strictObject({ format: z.strictObject({ type: z.literal('json_schema'), schema: z.looseObject({}) }) })
    .optional(),
}
type Asked = z.infer<z.ZodObject<typeof toolFields>>

type Block = { type: string; id?: unknown; tool_use_id?: unknown }
type Told = { role: string; content: string | readonly Block[] }

/** What Anthropic says of calls whose results do not come right after them; null when they do. */
export function findLooseResult(messages: readonly Told[]): string | null {
  const idsOf = ({ content }: Told, type: string, field: 'id' | 'tool_use_id') =>
    typeof content === 'string' ? [] : content.filter((one) => one.type === type).map((one) => String(one[field]))
  for (const [at, message] of messages.entries()) {
    const called = idsOf(message, 'tool_use', 'id')
    const given = messages[at + 1] ? idsOf(messages[at + 1]!, 'tool_result', 'tool_use_id') : []
    if (called.join() !== given.join())
      return `messages.${at}: \`tool_use\` ids were found without \`tool_result\` blocks immediately after`
  }
  return null
}

/** What is called: by the question's words, or because the tool for JSON has to be. */
export function toToolUses({ tools = [], tool_choice: choice }: Asked, text: string, answer: string): ToolCall[] {
  const many = choice && 'disable_parallel_tool_use' in choice ? !choice.disable_parallel_tool_use : true
  const calls = toCalls(
    {
      tools: tools.map(({ name }) => ({ type: 'function', function: { name } })),
      tool_choice:
        choice?.type === 'tool'
          ? { type: 'function', function: { name: choice.name } }
          : choice?.type === 'any'
            ? 'required'
            : (choice?.type ?? 'auto'),
      parallel_tool_calls: many,
    },
    text,
  )
  const json = tools.find(({ name }) => name === 'json')
  return calls.map((call, n) => {
    const input = call.function.name === 'json' && json ? toFields(json.input_schema, answer) : { text }
    return { ...call, id: `toolu_${n + 1}`, function: { ...call.function, arguments: JSON.stringify(input) } }
  })
}

/** The answer in each field of a schema, or in one of its own. */
export function toFields(schema: Readonly<Record<string, unknown>>, answer: string): Record<string, string> {
  const names = Object.keys((schema['properties'] ?? { answer: {} }) as object)
  return Object.fromEntries(names.map((name) => [name, answer]))
}
