import { findEngine } from '#app/kits/asking/engines/registry.server.ts'
import { nameLanguage } from '#app/kits/asking/intent/languages.ts'
import { toMoneyWords } from '#app/kits/asking/runs/money-words.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { useBest, type BestUse } from '#app/kits/asking/runs/use-best.server.ts'
import { useEngine } from '#app/kits/asking/runs/use-engine.server.ts'
import { fence } from '#app/kits/foundation/untrusted/fence.ts'
import { EngineFailure } from '#app/providers/engine.ts'
import { hasFfmpeg } from '#app/providers/ffmpeg.server.ts'
import type { Media, PortName } from '#app/providers/ports.ts'
import { CALCULATOR } from './hub-offer.server.ts'
import type { HubTool } from './hub-tools.ts'
import type { ToolInputs } from './hub.inputs.ts'

/** What a tool made, with its receipt. `text` is what can be copied and passed on. */
export type Made = {
  tool: HubTool
  text: string
  lines: string[]
  picture: string | null
  audio: string | null
  engine: string
  about: string
  receipt: string
  /** Engines that were asked before and could not. */
  passedOver: string[]
}

const SENTENCES_PER_CHARS = 700
const [LEAST_SENTENCES, MOST_SENTENCES] = [2, 6]
const PICTURE = { width: 768, height: 576 }
const MAIL_TOKENS = 900
const MAIL =
  'Write the email or letter the user describes: a subject line as "Subject: …", an empty line, then the text. Use only facts that were given, and leave a gap in square brackets for what is missing. Write in the language of the request. Reply with the mail alone.'

/** Uses the first engine of this server that does what a tool is for. Throws EngineFailure. */
export async function makeWith(run: Run, input: ToolInputs, signal: AbortSignal): Promise<Made> {
  const { tool, text, from, to: into, tone } = input
  switch (tool) {
    case 'translate': {
      const used = await useBest(run, 'translate', { text, from: from || null, to: into }, { signal })
      const { result } = used
      const unknown = result.unknown.map(({ start, end }) => result.text.slice(start, end))
      return toMade(tool, used, result.text, [
        `From ${nameLanguage(result.from)} into ${nameLanguage(into)}.`,
        ...(result.note ? [result.note] : []),
        ...(unknown.length > 0 ? [`Left as it was: ${unknown.join(', ')}.`] : []),
      ])
    }
    case 'summarise': {
      const used = await useBest(run, 'summarise', { text, sentences: toSentences(text) }, { signal })
      const { quotes } = used.result
      return toMade(tool, used, used.result.text, [
        quotes ? 'Made of sentences of your text, word for word.' : 'Written anew: check it against your text.',
      ])
    }
    case 'polish': {
      const used = await useBest(run, 'polish', { text, tone }, { signal })
      const changes = used.result.changes.map(
        ({ start, end, after, why }) => `${text.slice(start, end) || '(nothing)'} → ${after || '(nothing)'}: ${why}`,
      )
      return toMade(tool, used, used.result.text, changes.length > 0 ? changes : ['It found nothing to change.'])
    }
    case 'detect': {
      const used = await useBest(run, 'detect', { text }, { signal })
      const { languages, isCertain } = used.result
      const [first] = languages
      const said = first ? `${nameLanguage(first.code)}${isCertain ? '' : ', but it is not sure'}` : 'It cannot tell.'
      return toMade(
        tool,
        used,
        said,
        languages
          .slice(0, SHOWN_LANGUAGES)
          .map(({ code, share }) => `${nameLanguage(code)}: ${Math.round(share * 100)}%`),
      )
    }
    case 'calculate': {
      const { used, result } = await calculate(run, text, signal)
      const steps = result.sources.map(({ quote }) => quote)
      return toMade(tool, used, result.text, steps)
    }
    case 'draw': {
      const used = await useBest(
        run,
        'draw',
        { prompt: text, style: null, ...PICTURE, seed: null, count: 1 },
        { signal },
      )
      const { pictures, ignored } = used.result
      const [picture] = pictures
      if (!picture) throw new EngineFailure('broken', 'It drew nothing')
      const made = toMade(tool, used, text, ignored.length > 0 ? [`It made nothing of: ${ignored.join(', ')}.`] : [])
      return { ...made, picture: toDataAddress(picture) }
    }
    case 'speak': {
      const format = hasFfmpeg() ? 'mp3' : 'wav'
      const used = await useBest(run, 'speak', { text, voice: null, speed: 1, pitch: 1, format }, { signal })
      const { audio, seconds } = used.result
      return { ...toMade(tool, used, text, [`${seconds.toFixed(1)} s of speech.`]), audio: toDataAddress(audio) }
    }
    case 'email': {
      const messages = [{ role: 'user' as const, text: fence(text, 'what the mail should say') }]
      const used = await useBest(run, 'write', { system: MAIL, messages, maxOutput: MAIL_TOKENS }, { signal })
      return toMade(tool, used, used.result.text, [
        'Check names, dates and anything in square brackets before you send it.',
      ])
    }
  }
}

async function calculate(run: Run, question: string, signal: AbortSignal) {
  const listed = await findEngine(run.viewer, 'answer', CALCULATOR)
  if (!listed) throw new EngineFailure('unable', 'The calculator is switched off on this server.')
  const used = { ...(await useEngine(run, listed, { question }, { signal })), listed, failed: [] }
  const { result } = used
  if (result.state === 'abstained') throw new EngineFailure('unable', result.why)
  return { used, result }
}

const SHOWN_LANGUAGES = 3

const toSentences = (text: string) =>
  Math.min(MOST_SENTENCES, Math.max(LEAST_SENTENCES, Math.round(text.length / SENTENCES_PER_CHARS)))

const toDataAddress = ({ bytes, type }: Media) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

function toMade<Port extends PortName>(tool: HubTool, used: BestUse<Port>, text: string, lines: string[]): Made {
  const { listed, failed, tookMs, costMicros } = used
  return {
    tool,
    text,
    lines,
    picture: null,
    audio: null,
    engine: listed.engine.label,
    about: listed.engine.about,
    receipt: `${tookMs.toLocaleString('en')} ms, ${toMoneyWords(costMicros)}`,
    passedOver: failed.map(({ listed: { engine } }) => engine.label),
  }
}
