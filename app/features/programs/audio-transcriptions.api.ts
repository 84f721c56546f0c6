import { readFile } from 'node:fs/promises'
import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { guessLength, mend } from '#app/engines/transcript/mend.ts'
import { spreadText } from '#app/engines/transcript/spread-text.ts'
import type { Transcript } from '#app/engines/transcript/transcript.ts'
import { toSrt, toVtt } from '#app/engines/transcript/write/captions.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import { readUpload } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { EngineFailure, toFailure } from '#app/providers/engine.ts'
import { beginAudioRun, isUsualName } from './audio-run.server.ts'
import { requireKeyOwner } from './caller.server.ts'
import { errorResponse, failureResponse } from './openai-error.ts'

const MAX_BYTES = 26_214_400
const rules = { file: { most: 1, maxBytes: MAX_BYTES } }
const granularity = z.enum(['word', 'segment'])
const inputs = z.object({
  'model': z.string().min(1).max(200).optional(),
  'language': z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/, 'is a code such as en')
    .optional(),
  'response_format': z
    .enum(['json', 'text', 'srt', 'verbose_json', 'vtt'], 'is json, text, srt, verbose_json or vtt')
    .default('json'),
  'timestamp_granularities[]': z.union([granularity, z.array(granularity)]).optional(),
  'prompt': z.string().max(10_000).optional(),
  'temperature': z.string().max(20).optional(),
})
type Inputs = z.output<typeof inputs>

export const loader = () => errorResponse(405, { message: 'Send the recording with POST.' }, { Allow: 'POST' })

/** `POST /v1/audio/transcriptions`, in OpenAI's shape: a form with `file`; one run of the owner of the key. */
export async function action({ request, context }: ActionFunctionArgs) {
  const owner = await requireKeyOwner(request, context.network)
  const upload = await readUpload(request, inputs, rules)
  try {
    if (upload.problem) {
      const [param = null, words = 'does not fit'] = Object.entries(upload.problem.errors)[0] ?? []
      return errorResponse(
        upload.init.status,
        { message: `${param ?? 'The form'}: ${words}`, param },
        upload.init.headers,
      )
    }
    const [file] = upload.files['file'] ?? []
    if (!file || file.content.bytes === 0)
      return errorResponse(400, { message: 'file: is missing or empty', param: 'file' })
    const { model, language = null } = upload.input
    const engines = await listEngines(toViewer(owner), 'transcribe')
    const isNamed = model !== undefined && !isUsualName(model)
    if (isNamed && !engines.some(({ engine }) => engine.id === model))
      return errorResponse(404, {
        message: `There is no model ${model} for you here.`,
        code: 'model_not_found',
        param: 'model',
      })
    const begun = await beginAudioRun(owner, context.network)
    if ('refusal' in begun) return begun.refusal
    const audio = { bytes: await readFile(file.content.path), type: file.claimedType || 'application/octet-stream' }
    const engineId = isNamed ? model : null
    const { result, listed } = await useBest(
      begun.run,
      'transcribe',
      { audio, language },
      { engineId, signal: request.signal },
    )
    // An engine that tells no times gives its words as one stretch.
    const pieces = result.pieces.length > 0 ? result.pieces : spreadText(result.text, 0, guessLength(result.text))
    const { transcript } = mend(pieces, result.language)
    return toAnswer(upload.input, result.text, transcript, listed.engine.id)
  } catch (error) {
    if (error instanceof Response) throw error
    return failureResponse(error instanceof EngineFailure ? error : toFailure(error))
  } finally {
    await upload.discard()
  }
}

function toAnswer(asked: Inputs, text: string, transcript: Transcript, engine: string): Response {
  const headers = { 'Cache-Control': 'no-store', 'x-frenly-engine': engine }
  const plain = (body: string, type: string) =>
    new Response(body, { headers: { ...headers, 'Content-Type': `${type}; charset=utf-8` } })
  switch (asked.response_format) {
    case 'text':
      return plain(`${text}\n`, 'text/plain')
    case 'srt':
      return plain(toSrt(transcript), 'text/plain')
    case 'vtt':
      return plain(toVtt(transcript), 'text/vtt')
    case 'json':
      return Response.json({ text }, { headers })
    case 'verbose_json':
      return Response.json(toVerbose(asked, text, transcript), { headers })
  }
}

function toVerbose(asked: Inputs, text: string, { pieces, language }: Transcript) {
  const grains = [asked['timestamp_granularities[]'] ?? 'segment'].flat()
  const words = pieces.flatMap((piece) =>
    piece.words.map(({ text: word, startS, endS }) => ({ word, start: startS, end: endS })),
  )
  return {
    task: 'transcribe',
    language,
    duration: pieces.at(-1)?.endS ?? 0,
    text,
    ...(grains.includes('segment') && {
      segments: pieces.map((piece, id) => ({
        id,
        start: piece.startS,
        end: piece.endS,
        text: piece.text,
        confidence: piece.confidence,
      })),
    }),
    ...(grains.includes('word') && { words }),
  }
}
