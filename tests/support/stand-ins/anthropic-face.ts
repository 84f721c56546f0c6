import { z } from 'zod'
import { countTokens, cutAnswer, toAnswer, toWords } from './answers.ts'
import { sendJson, sendPieces, toEvent, type Exchange } from './exchange.ts'
import { findRefusal, sendRefusal, type Refusal } from './faults.ts'
import { findLooseResult, toFields, toolFields, toolResult, toolUse, toToolUses } from './anthropic-tools.ts'

const ID = 'msg_stand_in'
const REQUEST_ID = 'req_stand_in'

const block = z.union([
  z.looseObject({ type: z.literal('text'), text: z.string() }),
  z.looseObject({
    type: z.literal('image'),
    source: z.object({
      type: z.literal('base64'),
      media_type: z.enum(['image/png', 'image/jpeg', 'image/webp', 'image/gif']),
      data: z.string().min(1),
    }),
  }),
  toolUse,
  toolResult,
])
const messages = z.strictObject({
  model: z.string(),
  max_tokens: z.int().min(1),
  messages: z
    .array(
      z.object({ role: z.enum(['user', 'assistant']), content: z.union([z.string().min(1), z.array(block).min(1)]) }),
    )
    .min(1),
  system: z
    .union([z.string(), z.array(z.looseObject({ type: z.literal('text'), text: z.string().min(1) }))])
    .optional(),
  stream: z.boolean().optional(),
  temperature: z.number().min(0).max(1).optional(),
  top_p: z.number().optional(),
  top_k: z.number().optional(),
  stop_sequences: z.array(z.string()).optional(),
  metadata: z.unknown().optional(),
  thinking: z.unknown().optional(),
  ...toolFields,
})

const ERROR_TYPES: Record<string, string> = {
  unauthorised: 'authentication_error',
  forbidden: 'permission_error',
  missing: 'not_found_error',
  limited: 'rate_limit_error',
  overloaded: 'overloaded_error',
  broken: 'api_error',
  unavailable: 'api_error',
}

const toBody = ({ kind, message }: Pick<Refusal, 'kind' | 'message'>) => ({
  type: 'error',
  error: { type: ERROR_TYPES[kind] ?? 'invalid_request_error', message },
  request_id: REQUEST_ID,
})
/** Anthropic's own words, where it has others than most. */
const OWN_WORDS: Record<string, Partial<Refusal>> = {
  unauthorised: { message: 'invalid x-api-key' },
  'no-credit': {
    status: 400,
    message: 'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing.',
  },
  'too-long': { message: 'prompt is too long: 210000 tokens > 200000 maximum' },
  blocked: { message: 'Output blocked by content filtering policy' },
}
const refuse = (exchange: Exchange, refusal: Refusal) => {
  const own = { ...refusal, ...OWN_WORDS[refusal.kind] }
  sendRefusal(exchange, own, toBody(own))
}
const invalid = (exchange: Exchange, message: string) => refuse(exchange, { status: 400, kind: 'invalid', message })

/** Anthropic's face: the messages and models of its API. */
export async function answerAnthropic(exchange: Exchange, path: string): Promise<void> {
  const { asked, settings, fault } = exchange
  const key = asked.headers['x-api-key']
  if (!key) return refuse(exchange, { status: 401, kind: 'keyless', message: 'x-api-key header is required' })
  if (key === settings.forbiddenKey) return refuse(exchange, findRefusal('forbidden', '')!)
  if (key !== settings.key) return refuse(exchange, findRefusal('unauthorised', '')!)
  if (asked.headers['anthropic-version'] !== '2023-06-01')
    return invalid(exchange, 'anthropic-version: header is required')
  const model = String((asked.json as { model?: unknown } | null)?.model ?? '')
  const refusal = findRefusal(fault, model)
  if (refusal) return refuse(exchange, refusal)
  if (asked.method === 'GET' && path === '/models') return listModels(exchange)
  if (asked.method === 'POST' && path === '/messages') return answerMessages(exchange)
  refuse(exchange, { status: 404, kind: 'missing', message: 'Not Found' })
}

/** One model a page when asked so, as the real list is paged. */
function listModels(exchange: Exchange) {
  const { query } = exchange.asked
  const limit = Number(query.get('limit') ?? 20)
  const first = exchange.models.indexOf(query.get('after_id') ?? '') + 1
  const page = exchange.models.slice(first, first + limit)
  const data = page.map((id) => ({
    type: 'model',
    id,
    display_name: id.replace(/-/g, ' '),
    created_at: '2026-01-01T00:00:00Z',
  }))
  const hasMore = first + limit < exchange.models.length
  sendJson(exchange, { body: { data, has_more: hasMore, first_id: page[0] ?? null, last_id: page.at(-1) ?? null } })
}

async function answerMessages(exchange: Exchange) {
  const { asked, fault } = exchange
  const read = messages.safeParse(asked.json)
  if (!read.success) {
    const issue = read.error.issues[0]
    return invalid(exchange, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`)
  }
  const body = read.data
  if (!exchange.models.includes(body.model) && !body.model.startsWith('fault-'))
    return refuse(exchange, { status: 404, kind: 'missing', message: `model: ${body.model}` })
  const loose = findLooseResult(body.messages)
  if (loose) return invalid(exchange, loose)
  const last = body.messages.at(-1)!
  const blocks = typeof last.content === 'string' ? [{ type: 'text' as const, text: last.content }] : last.content
  const question = blocks.map(toWordsOf).join('\n')
  const pictures = blocks.filter((one) => one.type === 'image').length
  const system = typeof body.system === 'string' ? body.system : (body.system ?? []).map((one) => one.text).join('\n')
  const plain = toAnswer({ system, text: question, pictures, model: body.model })
  const format = body.output_config?.format
  const whole = format ? JSON.stringify(toFields(format.schema, plain)) : plain
  const isTold = blocks.some((one) => one.type === 'tool_result')
  const calls = isTold ? [] : toToolUses(body, question, plain)
  const uses = calls.map(({ id, function: { name, arguments: input } }) => ({ type: 'tool_use', id, name, input }))
  const { text, isLong } = cutAnswer(whole, body.max_tokens, body.stop_sequences ?? [])
  const content = uses.length > 0 || fault === 'empty' || fault === 'filter' || fault === 'refusal' ? '' : text
  const isRefused = fault === 'filter' || fault === 'refusal'
  const stopReason = isRefused ? 'refusal' : uses.length > 0 ? 'tool_use' : isLong ? 'max_tokens' : 'end_turn'
  const usage = { input_tokens: countTokens(system + question), output_tokens: countTokens(text) }
  const base = { id: ID, type: 'message', role: 'assistant', model: body.model }
  if (!body.stream)
    return sendJson(exchange, {
      headers: { 'request-id': REQUEST_ID },
      body: {
        ...base,
        content: [
          ...(content ? [{ type: 'text', text: content }] : []),
          ...uses.map((use) => ({ ...use, input: JSON.parse(use.input) as unknown })),
        ],
        stop_reason: stopReason,
        stop_sequence: null,
        usage,
      },
    })
  const send = (data: { type: string } & Record<string, unknown>) => toEvent(data, data.type)
  const deltas = toWords(content).map((word) =>
    send({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: word } }),
  )
  const middle: string[] = []
  if (fault === 'malformed-event')
    middle.push('event: content_block_delta\ndata: {"type":"content_block_delta","in\n\n')
  if (fault === 'error-event') middle.push(send(toBody({ kind: 'overloaded', message: 'Overloaded' })))
  await sendPieces(exchange, 'text/event-stream; charset=utf-8', [
    send({
      type: 'message_start',
      message: { ...base, content: [], stop_reason: null, stop_sequence: null, usage: { ...usage, output_tokens: 1 } },
    }),
    ...(uses.length > 0
      ? []
      : [send({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } })]),
    send({ type: 'ping' }),
    ...deltas.slice(0, 1),
    ...middle,
    ...deltas.slice(1),
    ...(uses.length > 0 ? [] : [send({ type: 'content_block_stop', index: 0 })]),
    ...uses.flatMap((use, index) => toUseEvents(use, index).map(send)),
    send({
      type: 'message_delta',
      delta: { stop_reason: stopReason, stop_sequence: null },
      usage: { output_tokens: usage.output_tokens },
    }),
    send({ type: 'message_stop' }),
  ])
}

const toWordsOf = (one: z.infer<typeof block>): string =>
  one.type === 'text' ? one.text : one.type === 'tool_result' ? toResultText(one.content) : ''
const toResultText = (content: z.infer<typeof toolResult>['content']) =>
  typeof content === 'string' ? content : content.map(({ text }) => text).join('\n')

/** Its name comes first, then its input in pieces. */
function toUseEvents({ input, ...use }: { type: string; id: string; name: string; input: string }, index: number) {
  const middle = Math.ceil(input.length / 2)
  const toDelta = (partial_json: string) => ({
    type: 'content_block_delta',
    index,
    delta: { type: 'input_json_delta', partial_json },
  })
  return [
    { type: 'content_block_start', index, content_block: { ...use, input: {} } },
    ...['', input.slice(0, middle), input.slice(middle)].map(toDelta),
    { type: 'content_block_stop', index },
  ]
}
