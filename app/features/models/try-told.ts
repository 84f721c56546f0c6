import type { Media, PortName, Ports } from '#app/providers/ports.ts'
import { toLines, type TryInputs } from './try.inputs.ts'

/** What an engine said, and what it made, as an address that carries its bytes. */
export type Told = { text: string; lines: string[]; picture?: string; audio?: string; video?: string }

const LIKENESSES = 10

const toDataAddress = ({ bytes, type }: Media) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
const percent = (share: number) => `${Math.round(share * 100)}%`
const seconds = (count: number) => `${count.toFixed(1)} s`

/** The result of a port in words, for whoever tried it. */
export function toTold<Port extends PortName>(port: Port, result: Ports[Port]['result'], input: TryInputs): Told {
  const say = tell[port] as (result: Ports[Port]['result'], input: TryInputs) => Told
  return say(result, input)
}

const tell: { [Port in PortName]: (result: Ports[Port]['result'], input: TryInputs) => Told } = {
  answer: (said) =>
    said.state === 'answered'
      ? { text: said.text, lines: said.sources.map(({ title, quote }) => `${title}: ${quote}`) }
      : { text: said.why, lines: [] },
  write: ({ text }) => ({ text, lines: [] }),
  summarise: ({ text }) => ({ text, lines: [] }),
  polish: ({ text, changes }) => ({ text, lines: changes.map(({ after, why }) => `${after}: ${why}`) }),
  translate: ({ text, note }) => ({ text, lines: note ? [note] : [] }),
  detect: ({ languages, isCertain }) => ({
    text: languages[0] ? `${languages[0].code}${isCertain ? '' : ', but it is not sure'}` : 'It cannot tell.',
    lines: languages.map(({ code, share }) => `${code}: ${percent(share)}`),
  }),
  embed: ({ vectors: [first, ...others] }, { text }) => ({
    text: 'How close the meaning of each line is to that of the first:',
    lines: others
      .slice(0, LIKENESSES)
      .map((other, nth) => `${likeness(first, other)}: ${toLines(text)[nth + 1] ?? ''}`),
  }),
  speak: ({ audio, seconds: length }) => ({
    text: `${seconds(length)} of speech.`,
    lines: [],
    audio: toDataAddress(audio),
  }),
  transcribe: ({ text, pieces }) => ({
    text: text || 'It heard no words.',
    lines: pieces.map(({ startS, text: said }) => `${seconds(startS)}: ${said}`),
  }),
  read: ({ text, lines }) => ({
    text: text || 'It found no writing.',
    lines:
      lines.length === 0 ? [] : [`${lines.length === 1 ? 'One line' : `${lines.length} lines`}, ${sureness(lines)}`],
  }),
  see: ({ text, things, colours }) => ({
    text,
    lines: [
      ...things.map(({ name, confidence }) => `${name}: ${percent(confidence)} sure`),
      ...colours.map(({ name, hex, share }) => `${name} (${hex}): ${percent(share)} of the picture`),
    ],
  }),
  draw: ({ pictures: [picture], ignored }) => ({
    text: ignored.length > 0 ? `It made nothing of: ${ignored.join(', ')}.` : 'Here it is.',
    lines: [],
    ...(picture && { picture: toDataAddress(picture) }),
  }),
  film: ({ video, seconds: length }) => ({
    text: `${seconds(length)} of film.`,
    lines: [],
    video: toDataAddress(video),
  }),
  search: ({ results }) => ({
    text: results.length > 0 ? `${results.length} pages found.` : 'It found nothing.',
    lines: results.map(({ title, url }) => `${title} (${url})`),
  }),
  moderate: ({ isFlagged, labels }) => ({
    text: isFlagged ? 'It would show this to a person.' : 'It sees nothing to look at.',
    lines: labels.map(({ name, score }) => `${name}: ${percent(score)}`),
  }),
}

const sureness = (lines: readonly { confidence: number }[]) =>
  `${percent(lines.reduce((sum, { confidence }) => sum + confidence, 0) / lines.length)} sure on average`

/** The cosine of the angle between two meanings. */
function likeness(first: Float32Array = new Float32Array(), other: Float32Array): string {
  let [dot, a, b] = [0, 0, 0]
  for (const [at, value] of other.entries()) {
    const own = first[at] ?? 0
    dot += own * value
    a += own * own
    b += value * value
  }
  return a === 0 || b === 0 ? 'no meaning' : (dot / Math.sqrt(a * b)).toFixed(2)
}
