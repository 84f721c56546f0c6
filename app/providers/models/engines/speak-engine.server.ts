import { callCompany, MAX_MEDIA_BYTES } from '#app/providers/company-call.server.ts'
import { toBrokenFailure } from '#app/providers/company-failure.ts'
import { EngineFailure, type Engine } from '#app/providers/engine.ts'
import { toBearer } from '../asked-json.server.ts'
import { toAudioSeconds } from './audio-seconds.ts'
import { toEngineFacts } from '../engine-facts.ts'
import { toSession, type EngineParts } from './session.server.ts'

const AUDIO_TYPE = /^audio\/|ogg|octet-stream|mpeg/i
const TYPES = { wav: 'audio/wav', mp3: 'audio/mpeg', opus: 'audio/ogg' } as const
const DEFAULT_VOICE = 'alloy'
const MIN_SPEED = 0.25
const MAX_SPEED = 4

/** OpenAI's `/audio/speech`, which many servers speak. It has no pitch; that wish is left aside. */
export function createSpeakEngine(parts: EngineParts): Engine<'speak'> {
  const { company, config, offered } = parts
  const who = config.label
  return {
    ...toEngineFacts(parts, 'speak'),
    async run({ text, voice, speed, format }, { signal }) {
      if (text.trim() === '') throw new EngineFailure('unable', 'There is nothing to say.')
      const { limits } = company
      const bytes = await callCompany(
        {
          ...{ config, signal, limits: { ...limits, firstMs: limits.wholeMs }, accepts: AUDIO_TYPE },
          maxBytes: MAX_MEDIA_BYTES,
          retries: 'unstarted',
        },
        async (ask, inner) => {
          const session = toSession(company, config, ask, inner)
          const response = await ask(`${session.base}/audio/speech`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...toBearer(session.key) },
            body: JSON.stringify({
              model: offered.model,
              input: text,
              voice: voice ?? DEFAULT_VOICE,
              response_format: format,
              speed: Math.min(MAX_SPEED, Math.max(MIN_SPEED, speed)),
            }),
          })
          return new Uint8Array(await response.arrayBuffer())
        },
      )
      const seconds = toAudioSeconds(bytes)
      if (!seconds) throw toBrokenFailure(who, 'sent what is no sound')
      return {
        result: { audio: { bytes, type: TYPES[format] }, seconds },
        usage: { input: [...text].length, output: null },
      }
    },
  }
}
