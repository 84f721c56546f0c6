import type { PortName } from '#app/providers/ports.ts'

/** First match decides; null is a model that nothing here can ask. */
const SIGNS: readonly [RegExp, PortName | null][] = [
  [
    /moderation|realtime|gpt-audio|-audio-|native-audio|-live\b|-live-|\bsora|\bveo\b|veo-|rerank|computer-use|deep-research/,
    null,
  ],
  [/babbage|davinci|gpt-3\.5-turbo-instruct|codex|\bo\d-pro|gpt-[\d.]+-pro|\baqa\b|lyria|robotics|guard/, null],
  [/embed|(^|[/-])bge-|(^|[/-])(e5|gte)-|minilm|mxbai|arctic-embed/, 'embed'],
  [/whisper|transcribe|parakeet|canary|\bvoxtral/, 'transcribe'],
  [/(^|[/-])tts(-|$)|kokoro|piper|orpheus|chatterbox|-tts\b/, 'speak'],
  [
    /dall-?e|gpt-image|chatgpt-image|imagen|flash-image|pro-image|stable-?diffusion|sdxl|\bflux|z-image|qwen-image|midjourney/,
    'draw',
  ],
]

/** What a model is for, told by its name: unknown names write. */
export function toPort(model: string): PortName | null {
  const name = model.toLowerCase()
  const found = SIGNS.find(([pattern]) => pattern.test(name))
  return found ? found[1] : 'write'
}

/** The models that the company's ports can use, each once, in the company's order. */
export function toOffered(
  models: readonly { model: string; label?: string; port?: PortName | null }[],
  ports: readonly PortName[],
) {
  const seen = new Set<string>()
  return models.flatMap(({ model, label, port = toPort(model) }) => {
    if (!port || !ports.includes(port) || seen.has(model)) return []
    seen.add(model)
    return [{ model, port, ...(label && label !== model && { label }) }]
  })
}
