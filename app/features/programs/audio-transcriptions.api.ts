import { readFile } from 'node:fs/promises'
import type { ActionFunctionArgs } from '@remix-run/node'
import type { KeyOwner } from '#app/kits/members/api-keys/api-keys.server.ts'
import { guessLength, mend } from '#app/engines/transcript/mend.ts'
import { spreadText } from '#app/engines/transcript/spread-text.ts'
import type { Transcript } from '#app/engines/transcript/transcript.ts'
import { toSrt, toVtt } from '#app/engines/transcript/write/captions.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import { readUpload } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { EngineFailure, toFailure } from '#app/providers/engine.ts'
import { answerCall, onlyBy } from './calls/answer-call.server.ts'
import { errorResponse, failureResponse } from './calls/openai-error.server.ts'
import { beginCall, findNamed } from './calls/read-call.server.ts'
import { transcriptionInputs, type TranscriptionInputs } from './inputs/transcription.inputs.ts'

const MAX_BYTES = 26_214_400
const rules = { file: { most: 1, maxBytes: MAX_BYTES } }
export const loader = onlyBy('POST', 'Send the recording with POST.')

/** `POST /v1/audio/transcriptions`, in OpenAI's shape: a form with `file`; one run of the owner of the key. */
export const action = (args: ActionFunctionArgs) => answerCall(args, 'audio', (owner) => answer(args, owner))

async function answer({ request, context }: ActionFunctionArgs, owner: KeyOwner): Promise<Response> {
  const upload = await readUpload(request, transcriptionInputs, rules)
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
    const { engineId } = await findNamed(owner, 'transcribe', model)
    const run = await beginCall(owner, context.network)
    const audio = { bytes: await readFile(file.content.path), type: file.claimedType || 'application/octet-stream' }
    const { result, listed } = await useBest(
      run,
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

function toAnswer(asked: TranscriptionInputs, text: string, transcript: Transcript, engine: string): Response {
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

function toVerbose(asked: TranscriptionInputs, text: string, { pieces, language }: Transcript) {
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
