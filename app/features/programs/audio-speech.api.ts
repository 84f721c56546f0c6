import type { ActionFunctionArgs } from '@remix-run/node'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import { readJson } from '#app/platform/request/fields.server.ts'
import { toFailure } from '#app/providers/engine.ts'
import { speechInputs } from './audio-speech.inputs.ts'
import { beginAudioRun, isUsualName } from './audio-run.server.ts'
import { requireKeyOwner } from './caller.server.ts'
import { errorResponse, failureResponse } from './openai-error.ts'

const TYPES = { mp3: 'audio/mpeg', opus: 'audio/ogg', wav: 'audio/wav' } as const

export const loader = () => errorResponse(405, { message: 'Send the text with POST.' }, { Allow: 'POST' })

/** `POST /v1/audio/speech`, in OpenAI's shape: one run of the owner of the key. */
export async function action({ request, context }: ActionFunctionArgs) {
  const owner = await requireKeyOwner(request, context.network)
  const read = speechInputs.safeParse(await readJson(request).catch(() => undefined))
  if (!read.success) {
    const [issue] = read.error.issues
    const param = issue?.path.join('.') || null
    return errorResponse(400, { message: `${param ?? 'The body'}: ${issue?.message ?? 'is not JSON'}`, param })
  }
  const { input: text, model, voice, response_format: asked, speed, pitch } = read.data
  const engines = await listEngines(toViewer(owner), 'speak')
  if (model && !isUsualName(model) && !engines.some(({ engine }) => engine.id === model))
    return errorResponse(404, {
      message: `There is no model ${model} for you here.`,
      code: 'model_not_found',
      param: 'model',
    })
  const begun = await beginAudioRun(owner, context.network)
  if ('refusal' in begun) return begun.refusal
  const engineId = model && !isUsualName(model) ? model : null
  const first = engines.find(({ engine }) => engine.id === engineId) ?? engines[0]
  const format = asked ?? 'mp3'
  // Programs name the voices of the company they were written for; a built-in engine has others, and speaks in its first.
  const known = first?.engine.providerId === null && isUsualVoice(voice) ? null : (voice ?? null)
  try {
    const wish = { text, voice: known, speed: speed ?? 1, pitch: pitch ?? 1, format }
    const { result, listed } = await useBest(begun.run, 'speak', wish, { engineId, signal: request.signal })
    return new Response(result.audio.bytes as Uint8Array<ArrayBuffer>, {
      headers: {
        'Content-Type': TYPES[format],
        'Content-Length': String(result.audio.bytes.length),
        'Cache-Control': 'no-store',
        'x-frenly-engine': listed.engine.id,
        'x-frenly-seconds': result.seconds.toFixed(2),
      },
    })
  } catch (error) {
    return failureResponse(toFailure(error))
  }
}

const USUAL_VOICES: ReadonlySet<string> = new Set(
  'alloy ash ballad coral echo fable nova onyx sage shimmer verse marin cedar'.split(' '),
)
const isUsualVoice = (voice: string | null | undefined) =>
  voice !== null && voice !== undefined && USUAL_VOICES.has(voice)
