import { z } from 'zod'
import { countTokens, cutAnswer, toAnswer, toVector, toWords } from './answers.ts'
import { sendJson, sendPieces, type Exchange } from './exchange.ts'
import { findRefusal, sendRefusal } from './faults.ts'
import { answerOpenAi } from './openai-face.ts'

const CREATED = '2026-01-01T00:00:00Z'

const chat = z.looseObject({
  model: z.string().min(1),
  messages: z.array(z.object({ role: z.string(), content: z.string(), images: z.array(z.string()).optional() })),
  stream: z.boolean().optional(),
  options: z.looseObject({ num_predict: z.int().optional(), stop: z.array(z.string()).optional() }).optional(),
})
const embed = z.looseObject({ model: z.string().min(1), input: z.union([z.string(), z.array(z.string())]) })

const refuse = (exchange: Exchange, status: number, error: string) => sendJson(exchange, { status, body: { error } })

/** Ollama's face: its own calls under `/api`, and the ones it has in common with OpenAI under `/v1`. */
export async function answerOllama(exchange: Exchange, path: string): Promise<void> {
  if (path.startsWith('/v1/')) return answerOpenAi(exchange, path.slice('/v1'.length), { needsKey: false })
  const { asked } = exchange
  const model = String((asked.json as { model?: unknown } | null)?.model ?? '')
  const refusal = findRefusal(exchange.fault, model)
  if (refusal) return sendRefusal(exchange, refusal, { error: refusal.message })
  if (path === '/api/version') return sendJson(exchange, { body: { version: '0.12.0' } })
  if (path === '/api/tags') return listTags(exchange)
  if (asked.method !== 'POST') return refuse(exchange, 405, 'method not allowed')
  if (asked.json === null) return refuse(exchange, 400, 'missing request body')
  if (model && !exchange.models.includes(model) && !model.startsWith('fault-'))
    return refuse(exchange, 404, `model '${model}' not found`)
  if (path === '/api/chat') return answerChat(exchange)
  if (path === '/api/embed') return answerEmbed(exchange)
  refuse(exchange, 404, '404 page not found')
}

function listTags(exchange: Exchange) {
  const models = exchange.models.map((name) => ({
    name,
    model: name,
    modified_at: CREATED,
    size: 2_019_393_189,
    digest: 'a80c4f17acd55265feec403c7aef86be0c25983ab279d83f3bcd3abbcb5b8b72',
    details: {
      parent_model: '',
      format: 'gguf',
      family: /embed|minilm/.test(name) ? 'nomic-bert' : 'llama',
      families: [/embed|minilm/.test(name) ? 'nomic-bert' : 'llama'],
      parameter_size: '3.2B',
      quantization_level: 'Q4_K_M',
    },
  }))
  sendJson(exchange, { body: { models } })
}

async function answerChat(exchange: Exchange) {
  const read = chat.safeParse(exchange.asked.json)
  if (!read.success) return refuse(exchange, 400, 'model is required')
  const { model, messages, stream, options } = read.data
  const last = messages.at(-1)
  const base = { model, created_at: CREATED }
  if (!last)
    return sendJson(exchange, {
      body: { ...base, message: { role: 'assistant', content: '' }, done: true, done_reason: 'load' },
    })
  const system = messages
    .filter((one) => one.role === 'system')
    .map((one) => one.content)
    .join('\n')
  const whole = toAnswer({ system, text: last.content, pictures: last.images?.length ?? 0, model })
  const { text, isLong } = cutAnswer(whole, options?.num_predict ?? null, options?.stop ?? [])
  const said = exchange.fault === 'empty' ? '' : text
  const end = {
    done: true,
    done_reason: isLong ? 'length' : 'stop',
    total_duration: 1_000_000,
    load_duration: 1,
    prompt_eval_count: countTokens(messages.map((one) => one.content).join(' ')),
    eval_count: countTokens(text),
  }
  if (stream === false)
    return sendJson(exchange, { body: { ...base, message: { role: 'assistant', content: said }, ...end } })
  const words = toWords(said).map((content) => ({ ...base, message: { role: 'assistant', content }, done: false }))
  const lines = [...words, { ...base, message: { role: 'assistant', content: '' }, ...end }].map(
    (line) => `${JSON.stringify(line)}\n`,
  )
  if (exchange.fault === 'malformed-event') lines.splice(1, 0, '{"model": "x", "mess\n')
  if (exchange.fault === 'error-event')
    lines.splice(1, lines.length, '{"error":"an error was encountered while running the model"}\n')
  await sendPieces(exchange, 'application/x-ndjson', lines)
}

function answerEmbed(exchange: Exchange) {
  const read = embed.safeParse(exchange.asked.json)
  if (!read.success) return refuse(exchange, 400, 'invalid input type')
  const texts = typeof read.data.input === 'string' ? [read.data.input] : read.data.input
  sendJson(exchange, {
    body: { model: read.data.model, embeddings: texts.map(toVector), prompt_eval_count: countTokens(texts.join(' ')) },
  })
}
