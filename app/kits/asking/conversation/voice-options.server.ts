import { costOf, holdFor, toMostTokens } from '#app/kits/asking/engines/price.ts'
import { toMoneyWords } from '#app/kits/asking/runs/money-words.ts'
import { toAllyKey } from './allies/ally.ts'
import { USUAL_CONTEXT } from './turns/prompt.ts'
import type { VoiceOption } from './voice-option.ts'
import type { Voice } from './voices.server.ts'

/** What our own instructions and an everyday question come to, and an everyday answer. */
const USUAL_INPUT_TOKENS = 300
const USUAL_OUTPUT_TOKENS = 400
const MOST_OUTPUT = 4_096
const OUTPUT_SHARE = 4
const CHARS_PER_TOKEN = 4

/** A voice for a page, with what its next answer is likely to cost after so much text. */
export const toVoiceOption = (voice: Voice, text: string): VoiceOption => ({
  key: voice.key,
  label: voice.label,
  about: voice.about,
  kind: voice.kind,
  handle: voice.handle,
  isOwn: voice.ally?.wishes !== null && voice.ally !== null,
  by: voice.model?.engine.label ?? 'built-in engines',
  estimate: toEstimate(voice, text),
  ally: voice.ally && {
    goodFor: voice.ally.goodFor,
    without: voice.ally.without,
    example: voice.ally.example,
    job: voice.ally.job,
    id: voice.ally.wishes === null ? null : voice.ally.key.slice(toAllyKey('').length),
    engineId: voice.ally.engineId,
  },
})

function toEstimate({ model }: Voice, text: string): string | null {
  if (!model) return null
  if (model.isOwn) return 'Paid by your own key.'
  const { price } = model
  const context = model.engine.contextUnits ?? USUAL_CONTEXT
  const likely = costOf(price, {
    input: Math.min(context, text.length / CHARS_PER_TOKEN + USUAL_INPUT_TOKENS),
    output: USUAL_OUTPUT_TOKENS,
  })
  if (likely === 0) return null
  const most = holdFor(price, {
    input: Math.min(context, toMostTokens(text) + USUAL_INPUT_TOKENS),
    output: Math.min(MOST_OUTPUT, Math.floor(context / OUTPUT_SHARE)),
  })
  if (likely === null) return `What an answer costs is unknown; ${toMoneyWords(most)} is set aside for it.`
  return `About ${toMoneyWords(likely)} for an answer, ${toMoneyWords(most)} at most.`
}
