import { z } from 'zod'
import { sendJson, type Exchange } from './exchange.ts'
import { drawPng } from './media.ts'
import sharp from 'sharp'
import { findRefusal } from './faults.ts'
import { readForm } from './multipart.ts'
import { invalid, knows, readBody, refuse } from './openai-refusals.ts'

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

/** `/images/edits`: what is see-through in the mask becomes a green field, the rest stays as it was sent. */
export async function answerEdits(exchange: Exchange) {
  const form = await readForm(exchange.asked)
  const [image, mask] = [form?.get('image'), form?.get('mask')]
  if (!form || !(image instanceof File)) return invalid(exchange, "Missing required parameter: 'image'.", 'image')
  const model = String(form.get('model') ?? '')
  const refusal = findRefusal(exchange.fault, model)
  if (refusal) return refuse(exchange, refusal)
  if (!knows(exchange, model)) return refuse(exchange, findRefusal('missing', model)!)
  if (!String(form.get('prompt') ?? '')) return invalid(exchange, "Missing required parameter: 'prompt'.", 'prompt')
  const picture = sharp(Buffer.from(await image.arrayBuffer())).ensureAlpha()
  const { width = 1, height = 1 } = await picture.metadata()
  let kept = await picture.png().toBuffer()
  if (mask instanceof File) {
    const shape = sharp(Buffer.from(await mask.arrayBuffer()))
    const size = await shape.metadata()
    if (!size.hasAlpha) return invalid(exchange, 'Invalid input image - mask must have an alpha channel.', 'mask')
    if (size.width !== width || size.height !== height)
      return invalid(exchange, 'Invalid mask image size - must match the image.', 'mask')
    kept = await sharp(kept)
      .composite([{ input: await shape.png().toBuffer(), blend: 'dest-in' }])
      .png()
      .toBuffer()
  } else
    kept = await sharp({ create: { width, height, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer()
  const png = await sharp(kept).flatten({ background: '#1f9d55' }).png().toBuffer()
  const data = Array.from({ length: Number(form.get('n') ?? 1) }, () => ({ b64_json: png.toString('base64') }))
  sendJson(exchange, { body: { created: CREATED, data: exchange.fault === 'empty' ? [] : data } })
}
