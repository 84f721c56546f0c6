import { beginFreeRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { findEngine } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { toFailureInit } from '#app/kits/asking/engines/failure-init.ts'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import { useEngine } from '#app/kits/asking/runs/use-engine.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { once } from '#app/platform/once.ts'
import { notFound, problem } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { toFailure } from '#app/providers/engine.ts'
import { listVoiceChoices, readVoice } from '#app/kits/asking/engines/voice-choices.server.ts'

const spendSample = createRateLimit('voice-samples', { points: 60, windowS: 60 })
const MOST_KEPT = 60
const SAMPLE = 'Good day. This is how I sound when I read something to you.'
const kept = () => once('voice-samples', () => new Map<string, Uint8Array>())

/** A sentence in one of the built-in voices, to be heard before choosing. A company's voice costs money, so it has none. */
export async function sendVoiceSample(request: Request, network: string): Promise<Response> {
  const value = new URL(request.url).searchParams.get('voice') ?? ''
  const member = await findUser(request)
  const choices = await listVoiceChoices(member)
  if (!value.startsWith('embedded:') || !choices.some((one) => one.value === value))
    throw notFound('There is no such voice here.')
  const bytes = kept().get(value) ?? (await speakSample(value, request, network))
  if (kept().size >= MOST_KEPT) kept().clear()
  kept().set(value, bytes)
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': 'audio/wav',
      'Content-Length': String(bytes.length),
      'Cache-Control': 'private, max-age=86400',
    },
  })
}

async function speakSample(value: string, request: Request, network: string): Promise<Uint8Array> {
  const waitS = await spendSample(network)
  if (waitS > 0) throw problem(429, tooManyAtOnce('voices', waitS), overLimit(waitS).headers)
  const member = await findUser(request)
  const { engineId, voice } = readVoice(value)
  const listed = await findEngine(toViewer(member), 'speak', engineId)
  if (!listed) throw notFound('There is no such voice here.')
  const run = await beginFreeRun({ member, network }, { screen: 'voice-tools' })
  try {
    const input = { text: SAMPLE, voice, speed: 1, pitch: 1, format: 'wav' as const }
    return (await useEngine(run, listed, input, { signal: request.signal })).result.audio.bytes
  } catch (error) {
    const failure = toFailure(error)
    const { status, headers } = toFailureInit(failure)
    throw problem(status, toFailureWords(failure), headers)
  }
}
