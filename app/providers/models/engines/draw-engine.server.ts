import { z } from 'zod'
import { callCompany, MAX_MEDIA_BYTES } from '#app/providers/company-call.server.ts'
import { toBrokenFailure } from '#app/providers/company-failure.ts'
import { EngineFailure } from '#app/providers/engine.ts'
import type { Engine } from '#app/providers/engine.ts'
import type { Ports } from '#app/providers/ports.ts'
import { askJson, toBearer } from '../asked-json.server.ts'
import { toEngineFacts } from '../engine-facts.ts'
import { JSON_TYPE, toSession, type EngineParts } from './session.server.ts'
import { toPictureType } from './picture-type.ts'
import { toPictureSize } from './picture-size.ts'

type Input = Ports['draw']['input']

const answer = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish() })),
  usage: z.object({ input_tokens: z.number().nullish(), output_tokens: z.number().nullish() }).nullish(),
})

/** The models that `/images/edits` takes. */
const EDITS = /^(?:gpt-image|chatgpt-image|dall-e-2)/

/** OpenAI's `/images/generations`, which many servers speak, and `/images/edits` for a picture to go on from. Pictures come as bytes; an address to fetch is not followed. */
export function createDrawEngine(parts: EngineParts): Engine<'draw'> {
  const { company, config, offered } = parts
  const who = config.label
  return {
    ...toEngineFacts(parts, 'draw'),
    takesStart: EDITS.test(offered.model),
    async run(input, { signal, onProgress }) {
      if (input.start && !EDITS.test(offered.model))
        throw new EngineFailure('unable', `${offered.model} draws from words alone.`)
      const { limits } = company
      const isSingle = /dall-e-3/.test(offered.model)
      const rounds = isSingle ? input.count : 1
      const pictures: Ports['draw']['result']['pictures'] = []
      for (let round = 0; round < rounds; round += 1) {
        const { data } = await callCompany(
          {
            ...{ config, signal, limits: { ...limits, firstMs: limits.wholeMs }, accepts: JSON_TYPE },
            maxBytes: MAX_MEDIA_BYTES,
            retries: 'unstarted',
          },
          (ask, inner) => {
            const session = toSession(company, config, ask, inner)
            const count = isSingle ? 1 : input.count
            if (input.start) {
              const init = { method: 'POST', headers: toBearer(session.key), body: toForm(offered.model, input, count) }
              return askJson(who, session, `${session.base}/images/edits`, init, answer)
            }
            const body = JSON.stringify(toBody(offered.model, input, count))
            const headers = { 'content-type': 'application/json', ...toBearer(session.key) }
            const init = { method: 'POST', headers, body }
            return askJson(who, session, `${session.base}/images/generations`, init, answer)
          },
        )
        if (data.length === 0) throw toBrokenFailure(who, 'drew nothing')
        pictures.push(...data.map(({ b64_json: text }) => toPicture(who, text ?? '')))
        onProgress?.((round + 1) / rounds)
      }
      return {
        result: { pictures: pictures.slice(0, input.count), understood: [], ignored: [] },
        usage: { input: null, output: pictures.length },
      }
    },
  }
}

/** gpt-image models always answer with bytes and refuse to be told so. */
function toBody(model: string, { prompt, style, width, height }: Input, count: number) {
  const isGpt = /gpt-image|chatgpt-image/.test(model)
  return {
    model,
    prompt: style ? `${prompt}\n\nStyle: ${style}` : prompt,
    n: count,
    size: toPictureSize(model, width, height),
    ...(!isGpt && { response_format: 'b64_json' }),
  }
}

function toForm(model: string, { prompt, style, width, height, start }: Input, count: number): FormData {
  const form = new FormData()
  form.set('model', model)
  form.set('prompt', style ? `${prompt}\n\nStyle: ${style}` : prompt)
  form.set('n', String(count))
  form.set('size', toPictureSize(model, width, height))
  if (/dall-e/.test(model)) form.set('response_format', 'b64_json')
  for (const [name, media] of [
    ['image', start?.picture],
    ['mask', start?.mask],
  ] as const)
    if (media) form.set(name, new Blob([new Uint8Array(media.bytes)], { type: media.type }), `${name}.png`)
  return form
}

function toPicture(who: string, text: string) {
  const bytes = new Uint8Array(Buffer.from(text, 'base64'))
  const type = toPictureType(bytes)
  if (!type) throw toBrokenFailure(who, 'sent what is no picture')
  return { bytes, type, svg: null, seed: null }
}
