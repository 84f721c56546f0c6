import { z } from 'zod'
import { sendJson, type Exchange } from './exchange.ts'
import { findRefusal } from './faults.ts'
import { speakWav } from './media.ts'
import { readForm } from './multipart.ts'
import { invalid, knows, readBody, refuse } from './openai-refusals.ts'

const speech = z.strictObject({
  model: z.string(),
  input: z.string().min(1).max(4_096),
  voice: z.string().min(1),
  response_format: z.enum(['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm']).optional(),
  speed: z.number().min(0.25).max(4).optional(),
  instructions: z.string().optional(),
})

/** `/audio/speech`. */
export function answerSpeech(exchange: Exchange) {
  const body = readBody(exchange, speech)
  if (!body) return
  if (body.response_format !== 'wav')
    return invalid(exchange, "This stand-in speaks wav only: set 'response_format'.", 'response_format')
  const audio = exchange.fault === 'empty' ? Buffer.alloc(0) : speakWav(body.input, body.speed ?? 1)
  exchange.response.writeHead(200, { 'content-type': 'audio/wav' }).end(audio)
}

const SECONDS_A_PIECE = 2

/** `/audio/transcriptions`. */
export async function answerTranscription(exchange: Exchange) {
  const form = await readForm(exchange.asked)
  const file = form?.get('file')
  if (!form || !(file instanceof File)) return invalid(exchange, "Missing required parameter: 'file'.", 'file')
  const model = String(form.get('model') ?? '')
  const refusal = findRefusal(exchange.fault, model)
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
