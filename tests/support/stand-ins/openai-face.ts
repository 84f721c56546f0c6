import { z } from 'zod'
import { countTokens, toVector } from './answers.ts'
import { sendJson, type Exchange } from './exchange.ts'
import { findRefusal } from './faults.ts'
import { answerChat } from './openai-chat.ts'
import { answerEdits, answerImages } from './openai-pictures.ts'
import { modelOf, readBody, refuse } from './openai-refusals.ts'
import { answerSpeech, answerTranscription } from './openai-sound.ts'

const CREATED = 1_760_000_000

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
  if (path === '/images/edits') return answerEdits(exchange)
  if (path === '/audio/speech') return answerSpeech(exchange)
  if (path === '/audio/transcriptions') return answerTranscription(exchange)
  refuse(exchange, { status: 404, kind: 'invalid', message: `Invalid URL (POST ${path})` })
}

function listModels(exchange: Exchange) {
  const data = exchange.models.map((id) => ({ id, object: 'model', created: CREATED, owned_by: 'stand-in' }))
  sendJson(exchange, { body: { object: 'list', data } })
}

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
