import { z } from 'zod'
import { countTokens, cutAnswer, toAnswer, toVector, toWords } from './answers.ts'
import { sendJson, sendPieces, toEvent, type Exchange } from './exchange.ts'
import { findRefusal, sendRefusal, type Refusal } from './faults.ts'
import { drawPng, speakWav } from './media.ts'
import { readForm } from './multipart.ts'

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
  response_format: z.looseObject({ type: z.string() }).optional(),
  reasoning_effort: z.string().optional(),
  tools: z.array(z.unknown()).optional(),
  tool_choice: z.unknown().optional(),
})

const ERROR_WORDS: Record<string, { type: string; code: string | null }> = {
  unauthorised: { type: 'invalid_request_error', code: 'invalid_api_key' },
  forbidden: { type: 'invalid_request_error', code: 'insufficient_permissions' },
  missing: { type: 'invalid_request_error', code: 'model_not_found' },
  limited: { type: 'requests', code: 'rate_limit_exceeded' },
  'no-credit': { type: 'insufficient_quota', code: 'insufficient_quota' },
  'too-long': { type: 'invalid_request_error', code: 'context_length_exceeded' },
  blocked: { type: 'invalid_request_error', code: 'content_policy_violation' },
  invalid: { type: 'invalid_request_error', code: null },
}

const refuse = (exchange: Exchange, refusal: Refusal, param: string | null = null) =>
  sendRefusal(exchange, refusal, {
    error: { message: refusal.message, param, ...(ERROR_WORDS[refusal.kind] ?? { type: 'server_error', code: null }) },
  })

const invalid = (exchange: Exchange, message: string, param: string | null = null) =>
  refuse(exchange, { status: 400, kind: 'invalid', message }, param)

/** OpenAI's face, and that of everybody who speaks like it. `needsKey` is false for machines at home. */
export async function answerOpenAi(
  exchange: Exchange,
  path: string,
  { needsKey }: { needsKey: boolean },
): Promise<void> {
  const { asked } = exchange
  if (needsKey) {
    const key = /^Bearer (.+)$/.exec(asked.headers.authorization ?? '')?.[1] ?? ''
    const { key: right, forbiddenKey } = exchange.settings
    if (key === forbiddenKey) return refuse(exchange, findRefusal('forbidden', '')!)
    if (!key) return refuse(exchange, { status: 401, kind: 'invalid', message: "You didn't provide an API key." })
    if (key !== right)
      return refuse(exchange, {
        status: 401,
        kind: 'unauthorised',
        message: `Incorrect API key provided: ${key}. You can find your API key at https://platform.openai.com/account/api-keys.`,
      })
  }
  const refusal = findRefusal(exchange.fault, modelOf(asked.json))
  if (refusal) return refuse(exchange, refusal)
  if (asked.method === 'GET' && path === '/models') return listModels(exchange)
  if (asked.method === 'GET' && path === '/key')
    return sendJson(exchange, { body: { data: { label: 'stand-in', usage: 0, limit: null } } })
  if (asked.method !== 'POST')
    return refuse(exchange, { status: 405, kind: 'invalid', message: `Not allowed to ${asked.method} on ${path}.` })
  if (path === '/chat/completions') return answerChat(exchange)
  if (path === '/embeddings') return answerEmbeddings(exchange)
  if (path === '/images/generations') return answerImages(exchange)
  if (path === '/audio/speech') return answerSpeech(exchange)
  if (path === '/audio/transcriptions') return answerTranscription(exchange)
  refuse(exchange, { status: 404, kind: 'invalid', message: `Invalid URL (POST ${path})` })
}

function listModels(exchange: Exchange) {
  const data = exchange.models.map((id) => ({ id, object: 'model', created: CREATED, owned_by: 'stand-in' }))
  sendJson(exchange, { body: { object: 'list', data } })
}

const modelOf = (json: unknown) => String((json as { model?: unknown } | null)?.model ?? '')
const knows = ({ models }: Exchange, model: string) => models.includes(model) || model.startsWith('fault-')

/** The body when it is right; otherwise the refusal is sent and null comes back. */
function readBody<T>(exchange: Exchange, schema: z.ZodType<T>): T | null {
  const { json } = exchange.asked
  if (json === null) {
    invalid(exchange, 'We could not parse the JSON body of your request.')
    return null
  }
  const read = schema.safeParse(json)
  if (!read.success) {
    const issue = read.error.issues[0]
    const name = issue?.path.join('.') || ('keys' in (issue ?? {}) ? String((issue as { keys: string[] }).keys[0]) : '')
    invalid(
      exchange,
      issue?.code === 'unrecognized_keys'
        ? `Unrecognized request argument supplied: ${name}`
        : `Invalid value for '${name}'.`,
      name || null,
    )
    return null
  }
  const model = modelOf(json)
  if (knows(exchange, model)) return read.data
  refuse(exchange, findRefusal('missing', model)!)
  return null
}

async function answerChat(exchange: Exchange) {
  const body = readBody(exchange, chat)
  if (!body) return
  const said = (role: RegExp) => body.messages.filter((one) => role.test(one.role)).map((one) => textOf(one.content))
  const last = body.messages.at(-1)!
  const pictures = Array.isArray(last.content) ? last.content.filter((one) => one.type === 'image_url').length : 0
  const system = said(/system|developer/).join('\n')
  const whole = toAnswer({ system, text: textOf(last.content), pictures, model: body.model })
  const stop = typeof body.stop === 'string' ? [body.stop] : (body.stop ?? [])
  const { text, isLong } = cutAnswer(whole, body.max_completion_tokens ?? body.max_tokens ?? null, stop)
  const prompt = countTokens(body.messages.map((one) => textOf(one.content)).join(' '))
  const usage = {
    prompt_tokens: prompt,
    completion_tokens: countTokens(text),
    total_tokens: prompt + countTokens(text),
  }
  const { fault } = exchange
  const finish = fault === 'filter' ? 'content_filter' : isLong ? 'length' : 'stop'
  const content = fault === 'empty' || fault === 'filter' || fault === 'refusal' ? '' : text
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
            message: { role: 'assistant', content: content || null, refusal },
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
    ...(refusal ? [toChunk({ refusal })] : []),
    toChunk({}, finish),
    ...(wantsUsage ? [toEvent({ ...base, object: 'chat.completion.chunk', choices: [], usage })] : []),
    toEvent('[DONE]'),
  ])
}

const textOf = (content: z.infer<typeof message>['content']) =>
  typeof content === 'string' ? content : (content ?? []).map((one) => (one.type === 'text' ? one.text : '')).join('\n')

const embeddings = z.strictObject({
  model: z.string(),
  input: z.union([z.string().min(1), z.array(z.string().min(1)).min(1).max(2_048)]),
  encoding_format: z.enum(['float', 'base64']).optional(),
  dimensions: z.int().optional(),
  user: z.string().optional(),
})

function answerEmbeddings(exchange: Exchange) {
  const body = readBody(exchange, embeddings)
  if (!body) return
  const texts = typeof body.input === 'string' ? [body.input] : body.input
  const tokens = countTokens(texts.join(' '))
  const isBase64 = body.encoding_format === 'base64'
  const data = (exchange.fault === 'empty' ? [] : texts).map((text, index) => ({
    object: 'embedding',
    index,
    embedding: isBase64 ? Buffer.from(new Float32Array(toVector(text)).buffer).toString('base64') : toVector(text),
  }))
  sendJson(exchange, {
    body: { object: 'list', data, model: body.model, usage: { prompt_tokens: tokens, total_tokens: tokens } },
  })
}

const images = z.strictObject({
  model: z.string(),
  prompt: z.string().min(1),
  n: z.int().min(1).max(10).optional(),
  size: z
    .string()
    .regex(/^(auto|\d+x\d+)$/)
    .optional(),
  response_format: z.enum(['url', 'b64_json']).optional(),
  quality: z.string().optional(),
  output_format: z.string().optional(),
  user: z.string().optional(),
})

async function answerImages(exchange: Exchange) {
  const body = readBody(exchange, images)
  if (!body) return
  const isGpt = /gpt-image/.test(body.model)
  if (isGpt && body.response_format)
    return invalid(exchange, "Unknown parameter: 'response_format'.", 'response_format')
  if (body.model === 'dall-e-3' && (body.n ?? 1) > 1) return invalid(exchange, "Invalid value for 'n': must be 1.", 'n')
  const [width = 1_024, height = 1_024] = (body.size ?? '1024x1024').split('x').map(Number)
  const isUrl = !isGpt && body.response_format !== 'b64_json'
  const png = await drawPng(width || 1_024, height || 1_024, body.prompt)
  const picture = isUrl ? { url: 'https://stand-in.invalid/picture.png' } : { b64_json: png.toString('base64') }
  const data = exchange.fault === 'empty' ? [] : Array.from({ length: body.n ?? 1 }, () => picture)
  const usage = isGpt ? { usage: { input_tokens: 10, output_tokens: 1_056, total_tokens: 1_066 } } : {}
  sendJson(exchange, { body: { created: CREATED, data, ...usage } })
}

const speech = z.strictObject({
  model: z.string(),
  input: z.string().min(1).max(4_096),
  voice: z.string().min(1),
  response_format: z.enum(['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm']).optional(),
  speed: z.number().min(0.25).max(4).optional(),
  instructions: z.string().optional(),
})

function answerSpeech(exchange: Exchange) {
  const body = readBody(exchange, speech)
  if (!body) return
  if (body.response_format !== 'wav')
    return invalid(exchange, "This stand-in speaks wav only: set 'response_format'.", 'response_format')
  const audio = exchange.fault === 'empty' ? Buffer.alloc(0) : speakWav(body.input, body.speed ?? 1)
  exchange.response.writeHead(200, { 'content-type': 'audio/wav' }).end(audio)
}

const SECONDS_A_PIECE = 2

async function answerTranscription(exchange: Exchange) {
  const form = await readForm(exchange.asked)
  const file = form?.get('file')
  if (!form || !(file instanceof File)) return invalid(exchange, "Missing required parameter: 'file'.", 'file')
  const model = String(form.get('model') ?? '')
  const refusal = findRefusal(model.replace(/^fault-/, ''), model)
  if (refusal) return refuse(exchange, refusal)
  if (!knows(exchange, model)) return refuse(exchange, findRefusal('missing', model)!)
  const format = String(form.get('response_format') ?? 'json')
  if (/^gpt-4o/.test(model) && format !== 'json')
    return invalid(exchange, `response_format '${format}' is not compatible with model '${model}'.`, 'response_format')
  const size = (await file.arrayBuffer()).byteLength
  if (size === 0) return invalid(exchange, 'Audio file is too short.', 'file')
  const text = exchange.fault === 'empty' ? '' : `A recording of ${size} bytes. It was called ${file.name}.`
  const pieces = text.split(/(?<=\.) /)
  if (format === 'text') return void exchange.response.writeHead(200, { 'content-type': 'text/plain' }).end(text)
  if (format !== 'verbose_json')
    return sendJson(exchange, {
      body: {
        text,
        ...(/^gpt-4o/.test(model) && {
          usage: { type: 'tokens', input_tokens: 40, output_tokens: 12, total_tokens: 52 },
        }),
      },
    })
  const toSegment = (piece: string, id: number) => ({
    id,
    seek: 0,
    start: id * SECONDS_A_PIECE,
    end: (id + 1) * SECONDS_A_PIECE,
    text: ` ${piece}`,
    tokens: [1],
    temperature: 0,
    avg_logprob: -0.1,
    compression_ratio: 1,
    no_speech_prob: 0.01,
  })
  sendJson(exchange, {
    body: {
      task: 'transcribe',
      language: form.get('language') === 'de' ? 'german' : 'english',
      duration: pieces.length * SECONDS_A_PIECE,
      text,
      segments: pieces.map(toSegment),
    },
  })
}
