import { z } from 'zod'
import { countTokens, cutAnswer, toAnswer, toVector, toWords } from './answers.ts'
import { sendJson, sendPieces, toEvent, type Exchange } from './exchange.ts'
import { findRefusal, sendRefusal, type Refusal } from './faults.ts'
import { toFields } from './anthropic-tools.ts'
import { callPart, findLoosePart, responsePart, toCallParts, toolFields } from './google-tools.ts'

const part = z.union([
  z.looseObject({ text: z.string() }),
  z.looseObject({ inlineData: z.object({ mimeType: z.string().regex(/^image\//), data: z.string().min(1) }) }),
  callPart,
  responsePart,
])
const content = z.strictObject({ role: z.enum(['user', 'model']).optional(), parts: z.array(part).min(1) })
const generate = z.strictObject({
  contents: z.array(content).min(1),
  systemInstruction: z.object({ parts: z.array(z.object({ text: z.string() })) }).optional(),
  generationConfig: z
    .looseObject({
      maxOutputTokens: z.int().min(1).optional(),
      temperature: z.number().min(0).max(2).optional(),
      stopSequences: z.array(z.string()).max(5).optional(),
      responseMimeType: z.literal('application/json').optional(),
      responseSchema: z.looseObject({ additionalProperties: z.never().optional() }).optional(),
    })
    .optional(),
  safetySettings: z.unknown().optional(),
  ...toolFields,
})
const embed = z.strictObject({
  model: z
    .string()
    .regex(/^models\//)
    .optional(),
  content,
  taskType: z.string().optional(),
  outputDimensionality: z.int().optional(),
})

const STATUS: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
  529: 'UNAVAILABLE',
}
const INVALID_KEY = {
  '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
  reason: 'API_KEY_INVALID',
  domain: 'googleapis.com',
}

/** Google tells the wait in the body, not in a header. */
const toRetryInfo = (headers: Record<string, string> = {}) => {
  const wait = headers['retry-after']
  if (!wait) return []
  const seconds = /^\d+$/.test(wait) ? Number(wait) : Math.ceil((Date.parse(wait) - Date.now()) / 1_000)
  return [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${seconds}s` }]
}

const OWN_WORDS: Record<string, Partial<Refusal>> = {
  unauthorised: { status: 400, message: 'API key not valid. Please pass a valid API key.' },
  overloaded: { status: 503, message: 'The model is overloaded. Please try again later.' },
  'too-long': { message: 'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).' },
}
function refuse(exchange: Exchange, refusal: Refusal) {
  const own = { ...refusal, ...OWN_WORDS[refusal.kind] }
  const details = [...(refusal.kind === 'unauthorised' ? [INVALID_KEY] : []), ...toRetryInfo(refusal.headers)]
  const error = { code: own.status, message: own.message, status: STATUS[own.status] ?? 'UNKNOWN', details }
  sendRefusal(exchange, { ...own, headers: {} }, { error })
}

/** Google's face: the Gemini API. `path` begins with `/models`. */
export async function answerGoogle(exchange: Exchange, path: string): Promise<void> {
  const { asked, settings } = exchange
  const key = asked.headers['x-goog-api-key'] ?? asked.query.get('key')
  if (!key)
    return refuse(exchange, {
      status: 403,
      kind: 'keyless',
      message: "Method doesn't allow unregistered callers (callers without established identity).",
    })
  if (key === settings.forbiddenKey) return refuse(exchange, findRefusal('forbidden', '')!)
  if (key !== settings.key) return refuse(exchange, findRefusal('unauthorised', '')!)
  const [, model = '', method = ''] = /^\/models\/(.+):(\w+)$/.exec(path) ?? []
  const refusal = findRefusal(exchange.fault, model)
  if (refusal) return refuse(exchange, refusal)
  if (asked.method === 'GET' && path === '/models') return listModels(exchange)
  if (!model || asked.method !== 'POST')
    return refuse(exchange, { status: 404, kind: 'missing', message: 'Requested entity was not found.' })
  if (!exchange.models.includes(model) && !model.startsWith('fault-'))
    return refuse(exchange, {
      status: 404,
      kind: 'missing',
      message: `models/${model} is not found for API version v1beta, or is not supported for ${method}.`,
    })
  if (method === 'embedContent' || method === 'batchEmbedContents') return answerEmbed(exchange, method)
  if (method === 'generateContent' || method === 'streamGenerateContent') return answerGenerate(exchange, model, method)
  refuse(exchange, { status: 404, kind: 'missing', message: `Unknown method ${method}.` })
}

function listModels(exchange: Exchange) {
  const { query } = exchange.asked
  const size = Number(query.get('pageSize') ?? 50)
  const first = Number(query.get('pageToken') ?? 0)
  const models = exchange.models.slice(first, first + size).map((id) => ({
    name: `models/${id}`,
    version: '001',
    displayName: id,
    inputTokenLimit: 1_048_576,
    outputTokenLimit: 65_536,
    supportedGenerationMethods: /embed/.test(id) ? ['embedContent'] : ['generateContent', 'countTokens'],
  }))
  const hasMore = first + size < exchange.models.length
  sendJson(exchange, { body: { models, ...(hasMore && { nextPageToken: String(first + size) }) } })
}

function invalid(exchange: Exchange, error: z.ZodError) {
  const issue = error.issues[0]
  refuse(exchange, {
    status: 400,
    kind: 'invalid',
    message: `Invalid JSON payload received. ${issue?.path.join('.')}: ${issue?.message}`,
  })
}

async function answerGenerate(exchange: Exchange, model: string, method: string) {
  const read = generate.safeParse(exchange.asked.json)
  if (!read.success) return invalid(exchange, read.error)
  const { contents, systemInstruction, generationConfig } = read.data
  const loose = findLoosePart(contents)
  if (loose) return refuse(exchange, { status: 400, kind: 'invalid', message: loose })
  const parts = contents.at(-1)!.parts
  const question = parts.map(toWordsOf).join('\n')
  const pictures = parts.filter((one) => 'inlineData' in one).length
  const system = (systemInstruction?.parts ?? []).map((one) => one.text).join('\n')
  const plain = toAnswer({ system, text: question, pictures, model })
  const { responseMimeType, responseSchema = {} } = generationConfig ?? {}
  const whole = responseMimeType ? JSON.stringify(toFields(responseSchema, plain)) : plain
  const isTold = parts.some((one) => 'functionResponse' in one)
  const calls = isTold ? [] : toCallParts(read.data, question)
  const { text, isLong } = cutAnswer(
    whole,
    generationConfig?.maxOutputTokens ?? null,
    generationConfig?.stopSequences ?? [],
  )
  const { fault } = exchange
  const usageMetadata = {
    promptTokenCount: countTokens(system + question),
    candidatesTokenCount: countTokens(text),
    totalTokenCount: countTokens(system + question) + countTokens(text),
  }
  const base = { modelVersion: model, responseId: 'stand-in', usageMetadata }
  const isBlocked = fault === 'refusal'
  const finish = fault === 'filter' ? 'SAFETY' : isLong ? 'MAX_TOKENS' : 'STOP'
  const said = calls.length > 0 || fault === 'empty' || fault === 'filter' ? '' : text
  const toCandidate = (words: string, finishReason?: string) => ({
    candidates: [
      {
        content: { parts: [...(words ? [{ text: words }] : []), ...(finishReason ? calls : [])], role: 'model' },
        index: 0,
        ...(finishReason && { finishReason }),
      },
    ],
    ...base,
  })
  const blocked = { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, ...base }
  if (method === 'generateContent') return sendJson(exchange, { body: isBlocked ? blocked : toCandidate(said, finish) })
  if (exchange.asked.query.get('alt') !== 'sse')
    return sendJson(exchange, { body: [isBlocked ? blocked : toCandidate(said, finish)] })
  if (isBlocked) return sendPieces(exchange, 'text/event-stream', [toEvent(blocked)])
  const words = toWords(said)
  const pieces = words.slice(0, -1).map((word) => toEvent(toCandidate(word)))
  const middle: string[] = []
  if (fault === 'malformed-event') middle.push('data: {"candidates": [{"content"\n\n')
  if (fault === 'error-event')
    middle.push(toEvent({ error: { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' } }))
  await sendPieces(exchange, 'text/event-stream', [
    ...pieces.slice(0, 1),
    ...middle,
    ...pieces.slice(1),
    toEvent(toCandidate(words.at(-1) ?? '', finish)),
  ])
}

function answerEmbed(exchange: Exchange, method: string) {
  const toValues = (one: z.infer<typeof embed>) => ({
    values:
      exchange.fault === 'empty'
        ? []
        : toVector(one.content.parts.map((each) => ('text' in each ? String(each.text) : '')).join(' ')),
  })
  if (method === 'embedContent') {
    const read = embed.safeParse(exchange.asked.json)
    return read.success
      ? sendJson(exchange, { body: { embedding: toValues(read.data) } })
      : invalid(exchange, read.error)
  }
  const read = z.strictObject({ requests: z.array(embed).min(1).max(100) }).safeParse(exchange.asked.json)
  if (!read.success) return invalid(exchange, read.error)
  sendJson(exchange, { body: { embeddings: read.data.requests.map(toValues) } })
}

function toWordsOf(one: z.infer<typeof part>): string {
  if ('text' in one) return String(one.text)
  if (!('functionResponse' in one)) return ''
  return String((one as z.infer<typeof responsePart>).functionResponse.response.content)
}
