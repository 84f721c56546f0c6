import { toFailureWords } from '#app/kits/engines/failure-words.ts'
import { findEngine } from '#app/kits/engines/registry.server.ts'
import type { Run } from '#app/kits/runs/run.ts'
import { toMoneyWords } from '#app/kits/runs/money-words.ts'
import { useEngine } from '#app/kits/runs/use-engine.server.ts'
import { toFailure } from '#app/providers/engine.ts'
import type { Media, Ports } from '#app/providers/ports.ts'
import type { TryInputs } from './try.inputs.ts'
import type { TriablePort } from './try-ports.ts'

/** What came of trying an engine: its words and its receipt, or why there are none. */
export type Tried = Told & { label: string; receipt: string | null; isDone: boolean }

const SUMMARY_SENTENCES = 2
const FOUND = 5
const MOST_TOKENS = 600
const PICTURE = { width: 640, height: 480 }

/** Lets one engine do one small thing. Null when there is no such engine for whoever asks. */
export async function tryEngine(run: Run, input: TryInputs, signal: AbortSignal): Promise<Tried | null> {
  const listed = await findEngine(run.viewer, input.port, input.engine)
  if (!listed) return null
  const { label } = listed.engine
  try {
    const used = await useEngine(run, listed, toInput(input) as never, { signal })
    const told = tell[input.port](used.result as never)
    return {
      label,
      ...told,
      receipt: `${used.tookMs.toLocaleString('en')} ms, ${toMoneyWords(used.costMicros)}`,
      isDone: true,
    }
  } catch (error) {
    return { label, text: toFailureWords(toFailure(error)), lines: [], receipt: null, isDone: false }
  }
}

function toInput({ port, text, language }: TryInputs): Ports[TriablePort]['input'] {
  switch (port) {
    case 'answer':
      return { question: text }
    case 'write':
      return { messages: [{ role: 'user', text }], maxOutput: MOST_TOKENS }
    case 'summarise':
      return { text, sentences: SUMMARY_SENTENCES }
    case 'polish':
      return { text, tone: 'plain' }
    case 'translate':
      return { text, from: null, to: language || 'es' }
    case 'detect':
      return { text }
    case 'moderate':
      return { text, picture: null }
    case 'search':
      return { query: text, count: FOUND, language: null }
    case 'draw':
      return { prompt: text, style: null, ...PICTURE, seed: null, count: 1 }
    case 'speak':
      return { text, voice: null, speed: 1, pitch: 1, format: 'wav' }
  }
}

/** What it says, and what it made, as an address that carries its bytes. */
type Told = { text: string; lines: string[]; picture?: string; audio?: string }

const toDataAddress = ({ bytes, type }: Media) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
const percent = (share: number) => `${Math.round(share * 100)} %`

const tell: { [Port in TriablePort]: (result: Ports[Port]['result']) => Told } = {
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
  moderate: ({ isFlagged, labels }) => ({
    text: isFlagged ? 'It would show this to a person.' : 'It sees nothing to look at.',
    lines: labels.map(({ name, score }) => `${name}: ${percent(score)}`),
  }),
  draw: ({ pictures: [picture], ignored }) => ({
    text: ignored.length > 0 ? `It made nothing of: ${ignored.join(', ')}.` : 'It made use of every word.',
    lines: [],
    ...(picture && { picture: toDataAddress(picture) }),
  }),
  speak: ({ audio, seconds }) => ({
    text: `${seconds.toFixed(1)} s of speech.`,
    lines: [],
    audio: toDataAddress(audio),
  }),
  search: ({ results }) => ({
    text: results.length > 0 ? `${results.length} pages found.` : 'It found nothing.',
    lines: results.map(({ title, url }) => `${title} (${url})`),
  }),
}
