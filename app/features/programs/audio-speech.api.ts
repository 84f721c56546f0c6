import type { ActionFunctionArgs } from '@remix-run/node'
import type { KeyOwner } from '#app/kits/members/api-keys/api-keys.server.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import { toFailure } from '#app/providers/engine.ts'
import { speechInputs } from './inputs/audio-speech.inputs.ts'
import { answerCall, onlyBy } from './calls/answer-call.server.ts'
import { failureResponse } from './calls/openai-error.server.ts'
import { beginCall, findNamed, readCallJson } from './calls/read-call.server.ts'

const TYPES = { mp3: 'audio/mpeg', opus: 'audio/ogg', wav: 'audio/wav' } as const

export const loader = onlyBy('POST', 'Send the text with POST.')

/** `POST /v1/audio/speech`, in OpenAI's shape: one run of the owner of the key. */
export const action = (args: ActionFunctionArgs) => answerCall(args, 'audio', (owner) => answer(args, owner))

async function answer({ request, context }: ActionFunctionArgs, owner: KeyOwner): Promise<Response> {
  const { input: text, model, voice, response_format: asked, speed, pitch } = await readCallJson(request, speechInputs)
  const { engines, engineId } = await findNamed(owner, 'speak', model)
  const run = await beginCall(owner, context.network)
  const first = engines.find(({ engine }) => engine.id === engineId) ?? engines[0]
  const format = asked ?? 'mp3'
  // Programs name the voices of the company they were written for; a built-in engine has others, and speaks in its first.
  const known = first?.engine.providerId === null && isUsualVoice(voice) ? null : (voice ?? null)
  try {
    const wish = { text, voice: known, speed: speed ?? 1, pitch: pitch ?? 1, format }
    const { result, listed } = await useBest(run, 'speak', wish, { engineId, signal: request.signal })
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
