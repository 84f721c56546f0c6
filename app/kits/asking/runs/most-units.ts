import { toMostTokens } from '#app/kits/asking/engines/price.ts'
import type { Ports, PortName } from '#app/providers/ports.ts'

/** Tokens a model may write when nobody said how many. */
const USUAL_OUTPUT_TOKENS = 2_048
const TOKENS_PER_PICTURE = 1_500
const BYTES_PER_SECOND_OF_SPEECH = 2_000
const CHARS_PER_SECOND_OF_SPEECH = 12

/** The most units a use is likely to take, for setting money aside before it. */
export function toMostUnits<Port extends PortName>(
  port: Port,
  input: Ports[Port]['input'],
): { input: number; output: number } {
  const read = readers[port] as (input: Ports[Port]['input']) => { input: number; output: number }
  return read(input)
}

const ofText = (text: string, output: number) => ({ input: toMostTokens(text), output })

const toJsonTokens = (things: readonly unknown[]) => (things.length > 0 ? toMostTokens(JSON.stringify(things)) : 0)

const readers: { [Port in PortName]: (input: Ports[Port]['input']) => { input: number; output: number } } = {
  answer: ({ question }) => ofText(question, USUAL_OUTPUT_TOKENS),
  write: ({ system = '', messages, maxOutput, tools = [], json = null }) => ({
    input: messages.reduce(
      (sum, { text, pictures, calls = [], results = [] }) =>
        sum + toMostTokens(text) + (pictures?.length ?? 0) * TOKENS_PER_PICTURE + toJsonTokens([...calls, ...results]),
      toMostTokens(system) + toJsonTokens(tools) + toJsonTokens(json ? [json] : []),
    ),
    output: maxOutput ?? USUAL_OUTPUT_TOKENS,
  }),
  summarise: ({ text }) => ofText(text, USUAL_OUTPUT_TOKENS),
  polish: ({ text }) => ofText(text, toMostTokens(text)),
  translate: ({ text }) => ofText(text, 2 * toMostTokens(text)),
  detect: ({ text }) => ofText(text, 1),
  embed: ({ texts }) => ({ input: texts.reduce((sum, text) => sum + toMostTokens(text), 0), output: 0 }),
  speak: ({ text }) => ({ input: text.length, output: text.length / CHARS_PER_SECOND_OF_SPEECH }),
  transcribe: ({ audio }) => ({ input: audio.bytes.length / BYTES_PER_SECOND_OF_SPEECH, output: 0 }),
  read: () => ({ input: 1, output: 0 }),
  see: ({ question }) => ({ input: TOKENS_PER_PICTURE + toMostTokens(question ?? ''), output: USUAL_OUTPUT_TOKENS }),
  draw: ({ count }) => ({ input: 0, output: count }),
  film: ({ scenes }) => ({ input: scenes.length, output: scenes.reduce((sum, { seconds }) => sum + seconds, 0) }),
  search: () => ({ input: 1, output: 0 }),
  moderate: ({ text }) => ofText(text ?? '', 1),
}
