import { z } from 'zod'
import { sendJson, type Exchange } from './exchange.ts'
import { drawPng } from './media.ts'
import { invalid, readBody } from './openai-refusals.ts'

const CREATED = 1_760_000_000

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

/** `/images/generations`. */
export async function answerImages(exchange: Exchange) {
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
