import { sentencesOf } from '#app/engines/english/sentences.ts'
import { fence } from '#app/kits/foundation/untrusted/fence.ts'
import type { Engine } from '#app/providers/engine.ts'
import { askModel, toNonsense, toResult, toServing } from './asked-model.ts'

const toSystem = (sentences: number) =>
  `Summarise the text the user sends, in at most ${sentences} ${sentences === 1 ? 'sentence' : 'sentences'}, in the language \
of the text. Use only what the text says: add no facts, no opinion. Reply with the summary alone, as plain text.`

const PREAMBLE =
  /^(?:(?:sure|certainly|of course)[^\n]{0,40}\n+|(?:here(?: is|'s|’s)|this is|summary)\b[^\n]{0,60}:\s*)/i
/** Below this a summary may well be as long as its text. */
const SHORT_TEXT = 400

/** A summary in a model's own words. It never quotes, so there is nothing to mark in the text. */
export const asSummarise = (model: Engine<'write'>): Engine<'summarise'> =>
  toServing(
    model,
    'summarise',
    'Summarises in the own words of a language model; it may leave out or twist something.',
    async ({ text, sentences }, options) => {
      const asking = { system: toSystem(sentences), text: fence(text, 'text to summarise') }
      const { reply, usage } = await askModel(model, asking, options)
      const summary = toSentences(reply.replace(PREAMBLE, '').trim(), sentences)
      if (summary === '') throw toNonsense(model, 'an empty summary')
      if (text.length > SHORT_TEXT && summary.length >= text.length)
        throw toNonsense(model, 'a summary longer than its text')
      return toResult<'summarise'>({ text: summary, quotes: null }, usage)
    },
  )

/** The first sentences, as many as were asked for, with what stands between them. */
function toSentences(text: string, most: number): string {
  const spans = sentencesOf(text).slice(0, most)
  return text.slice(spans[0]?.start ?? 0, spans.at(-1)?.end ?? 0)
}
