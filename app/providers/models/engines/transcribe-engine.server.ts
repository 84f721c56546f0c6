import { z } from 'zod'
import { callCompany } from '#app/providers/company-call.server.ts'
import type { Engine } from '#app/providers/engine.ts'
import type { Media, Ports } from '#app/providers/ports.ts'
import { askJson, toBearer } from '../asked-json.server.ts'
import { toEngineFacts } from '../engine-facts.ts'
import { toLanguageCode } from './language-code.ts'
import { JSON_TYPE, toSession, type EngineParts } from './session.server.ts'

const segment = z.object({
  start: z.number(),
  end: z.number(),
  text: z.string(),
  avg_logprob: z.number().nullish(),
})
const answer = z.object({
  text: z.string(),
  language: z.string().nullish(),
  duration: z.coerce.number().nullish(),
  segments: z.array(segment).nullish(),
  usage: z.looseObject({ type: z.string().nullish(), seconds: z.number().nullish() }).nullish(),
})

/** OpenAI's `/audio/transcriptions`, which Whisper servers speak. Silence is an empty text, not a failure. */
export function createTranscribeEngine(parts: EngineParts): Engine<'transcribe'> {
  const { company, config, offered } = parts
  return {
    ...toEngineFacts(parts, 'transcribe'),
    async run({ audio, language }, { signal }) {
      const { limits } = company
      const said = await callCompany(
        { config, signal, limits: { ...limits, firstMs: limits.wholeMs }, accepts: JSON_TYPE, retries: 'unstarted' },
        (ask, inner) => {
          const session = toSession(company, config, ask, inner)
          const body = toForm(offered.model, audio, language)
          const init = { method: 'POST', headers: toBearer(session.key), body }
          return askJson(config.label, session, `${session.base}/audio/transcriptions`, init, answer)
        },
      )
      const pieces = (said.segments ?? []).map(toPiece)
      const seconds = said.duration ?? said.usage?.seconds ?? pieces.at(-1)?.endS ?? null
      return {
        result: { text: said.text.trim(), language: toLanguageCode(said.language) ?? language, pieces },
        usage: { input: seconds === null ? null : Math.ceil(seconds), output: null },
      }
    },
  }
}

/** The GPT models of this call know no segments and refuse to be asked for them. */
function toForm(model: string, { bytes, type }: Media, language: string | null): FormData {
  const form = new FormData()
  form.set('model', model)
  form.set('response_format', /^gpt-/.test(model) ? 'json' : 'verbose_json')
  if (language) form.set('language', language.split('-')[0]!.toLowerCase())
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), `recording.${toExtension(type)}`)
  return form
}

const EXTENSIONS: readonly [RegExp, string][] = [
  [/wav/, 'wav'],
  [/mpeg|mp3/, 'mp3'],
  [/webm/, 'webm'],
  [/ogg|opus/, 'ogg'],
  [/mp4|m4a|aac/, 'm4a'],
  [/flac/, 'flac'],
]

/** Servers tell the format by the name. */
const toExtension = (type: string) => EXTENSIONS.find(([pattern]) => pattern.test(type))?.[1] ?? 'wav'

type Piece = Ports['transcribe']['result']['pieces'][number]
const toPiece = ({ start, end, text, avg_logprob: log }: z.infer<typeof segment>): Piece => ({
  startS: start,
  endS: end,
  text: text.trim(),
  confidence: log == null ? null : Math.min(1, Math.exp(log)),
})
