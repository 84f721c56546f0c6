import { z } from 'zod'
import { countTokens, cutAnswer, toAnswer, toWords } from './answers.ts'
import { sendJson, sendPieces, toEvent, type Exchange } from './exchange.ts'
import { invalid, readBody } from './openai-refusals.ts'
import {
  findLooseTool,
  responseFormat,
  tool,
  toolCall,
  toolChoice,
  toCalls,
  toFormed,
  type ToolCall,
} from './openai-tools.ts'

const CREATED = 1_760_000_000
const ID = 'chatcmpl-stand-in'

const part = z.union([
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('image_url'), image_url: z.object({ url: z.string(), detail: z.string().optional() }) }),
])
const message = z.object({
  role: z.enum(['system', 'developer', 'user', 'assistant', 'tool']),
  content: z.union([z.string(), z.array(part)]).nullish(),
  name: z.string().optional(),
  tool_calls: z.array(toolCall).optional(),
  tool_call_id: z.string().optional(),
})
const chat = z.strictObject({
  model: z.string(),
  messages: z.array(message).min(1),
  stream: z.boolean().nullish(),
  stream_options: z.strictObject({ include_usage: z.boolean().optional() }).nullish(),
  temperature: z.number().min(0).max(2).nullish(),
  top_p: z.number().nullish(),
  max_tokens: z.int().min(1).nullish(),
  max_completion_tokens: z.int().min(1).nullish(),
  stop: z.union([z.string(), z.array(z.string()).max(4)]).nullish(),
  seed: z.int().nullish(),
  user: z.string().optional(),
  n: z.int().optional(),
  presence_penalty: z.number().nullish(),
  frequency_penalty: z.number().nullish(),
  response_format: responseFormat.optional(),
  reasoning_effort: z.string().optional(),
  tools: z.array(tool).min(1).optional(),
  tool_choice: toolChoice.optional(),
  parallel_tool_calls: z.boolean().optional(),
})

/** `/chat/completions`, in one piece or as a stream. */
export async function answerChat(exchange: Exchange) {
  const body = readBody(exchange, chat)
  if (!body) return
  if (exchange.fault === 'no-temperature' && body.temperature != null)
    return invalid(exchange, "Unsupported value: 'temperature' does not support 0 with this model.", 'temperature')
  const misfit = findMisfit(body)
  if (misfit) return invalid(exchange, misfit.message, misfit.param)
  const said = (role: RegExp) => body.messages.filter((one) => role.test(one.role)).map((one) => textOf(one.content))
  const last = body.messages.at(-1)!
  const pictures = Array.isArray(last.content) ? last.content.filter((one) => one.type === 'image_url').length : 0
  const system = said(/system|developer/).join('\n')
  const asked = textOf(last.content)
  const plain = toAnswer({ system, text: asked, pictures, model: body.model })
  const whole = /no-json/.test(body.model) ? plain : toFormed(body.response_format, plain)
  const calls = last.role === 'user' ? toCalls(body, asked) : []
  const stop = typeof body.stop === 'string' ? [body.stop] : (body.stop ?? [])
  const { text, isLong } = cutAnswer(whole, body.max_completion_tokens ?? body.max_tokens ?? null, stop)
  const prompt = countTokens(body.messages.map((one) => textOf(one.content)).join(' '))
  const usage = {
    prompt_tokens: prompt,
    completion_tokens: countTokens(text),
    total_tokens: prompt + countTokens(text),
  }
  const { fault } = exchange
  const finish = fault === 'filter' ? 'content_filter' : calls.length > 0 ? 'tool_calls' : isLong ? 'length' : 'stop'
  const isSilent = calls.length > 0 || fault === 'empty' || fault === 'filter' || fault === 'refusal'
  const content = isSilent ? '' : text
  const refusal = fault === 'refusal' ? "I'm sorry, I can't help with that." : null
  const base = { id: ID, created: CREATED, model: body.model, system_fingerprint: null }
  if (!body.stream)
    return sendJson(exchange, {
      body: {
        ...base,
        object: 'chat.completion',
        choices: [
          {
            index: 0,
            message: {
              ...{ role: 'assistant', content: content || null, refusal },
              ...(calls.length > 0 && { tool_calls: calls }),
            },
            logprobs: null,
            finish_reason: finish,
          },
        ],
        usage,
      },
    })
  const wantsUsage = body.stream_options?.include_usage === true
  const toChunk = (delta: object, end: string | null = null) =>
    toEvent({
      ...base,
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta, logprobs: null, finish_reason: end }],
      ...(wantsUsage && { usage: null }),
    })
  const middle: string[] = []
  if (fault === 'malformed-event') middle.push('data: {"id": "x", "choices": [{"delta"\n\n')
  if (fault === 'error-event')
    middle.push(
      toEvent({ error: { message: 'The server had an error.', type: 'server_error', param: null, code: null } }),
    )
  const words = toWords(content).map((word) => toChunk({ content: word }))
  await sendPieces(exchange, 'text/event-stream', [
    toChunk({ role: 'assistant', content: '', refusal: null }),
    ...words.slice(0, 1),
    ...middle,
    ...words.slice(1),
    ...calls.flatMap((call, index) => toCallPieces(call, index)).map((piece) => toChunk({ tool_calls: [piece] })),
    ...(refusal ? [toChunk({ refusal })] : []),
    toChunk({}, finish),
    ...(wantsUsage ? [toEvent({ ...base, object: 'chat.completion.chunk', choices: [], usage })] : []),
    toEvent('[DONE]'),
  ])
}

/** Its name comes first, then its input in pieces. */
function toCallPieces({ id, type, function: { name, arguments: input } }: ToolCall, index: number) {
  const middle = Math.ceil(input.length / 2)
  return [
    { index, id, type, function: { name, arguments: '' } },
    { index, function: { arguments: input.slice(0, middle) } },
    { index, function: { arguments: input.slice(middle) } },
  ]
}

/** What does not go together, in OpenAI's words. */
function findMisfit({ model, messages, tools, tool_choice, response_format }: z.infer<typeof chat>) {
  if (tools && /no-tools/.test(model)) return { message: `${model} does not support tools`, param: 'tools' }
  if (tool_choice && !tools)
    return {
      message: "Invalid value for 'tool_choice': 'tool_choice' is only allowed when 'tools' are specified.",
      param: 'tool_choice',
    }
  const hasJson = messages.some(({ content }) => /json/i.test(textOf(content)))
  if (response_format?.type === 'json_object' && !hasJson)
    return {
      message: "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.",
      param: 'messages',
    }
  const loose = findLooseTool(messages)
  return loose === null ? null : { message: loose, param: 'messages' }
}

const textOf = (content: z.infer<typeof message>['content']) =>
  typeof content === 'string' ? content : (content ?? []).map((one) => (one.type === 'text' ? one.text : '')).join('\n')
