import { inOrder } from '#app/platform/values/pattern-parts.ts'
import { fence } from '#app/kits/foundation/untrusted/fence.ts'
import type { Engine } from '#app/providers/engine.ts'
import { askModel, toResult, toServing } from './asked-model.ts'

const MARK = 'NO ANSWER:'
const SYSTEM = `You answer a question for a careful reader. Say the answer in the first sentence, then at most four more \
sentences. Plain text, in the language of the question, without headings or lists. State only what you are confident of; name \
no source, quotation or web address. If you do not know, or nobody can know, or it happened after what you learned, reply with \
"${MARK}" and one short sentence with the reason, and nothing else.`

/** Short replies that decline in other words than the agreed ones. */
const DECLINES = inOrder(
  /^(?:i[’']m sorry,? (?:but )?|sorry,? (?:but )?|unfortunately,? )?i (?:do not|don[’']t|can ?not|can[’']t|am unable to|[’']m unable to) (?:really )?/i,
  /(?:know|answer|determine|say|tell|verify|have (?:any |enough |access to )?(?:information|real-time|current))/i,
)
const MAX_DECLINE = 300
const UNKNOWN = 'The model says that it does not know.'

/** A model as a voice: it answers from what it learned, without sources, or says that it does not know. */
export const asAnswer = (model: Engine<'write'>): Engine<'answer'> =>
  toServing(
    model,
    'answer',
    'Answers from what a language model learned. It names no sources and can be wrong.',
    async ({ question, context = null }, options) => {
      const { onPart } = options
      const held = onPart && holdBack(onPart)
      const text = context ? `${fence(context, 'what was said before')}\n\nThe question: ${question}` : question
      const asking = { system: SYSTEM, text }
      const { reply, usage } = await askModel(model, asking, { ...options, ...(held && { onPart: held.take }) })
      const why = readDecline(reply)
      if (why !== null) return toResult<'answer'>({ state: 'abstained', why }, usage)
      held?.flush(reply)
      return toResult<'answer'>(
        { state: 'answered', text: reply, sources: [], weight: null, isRecomputed: false },
        usage,
      )
    },
  )

/** The reason when a reply is none; null when it is an answer. */
function readDecline(reply: string): string | null {
  if (reply.toUpperCase().startsWith(MARK)) return reply.slice(MARK.length).trim() || UNKNOWN
  return reply.length <= MAX_DECLINE && DECLINES.test(reply) ? reply : null
}

/** After so many characters a reply that declines has shown it. */
const LONGEST_DOUBT = 80
const DOUBTFUL = /^(?:<|`|i\b|i[’']|sorry|unfortunately)/i

/**
 * Hands parts on once it is clear that the reply does not decline, so that nobody sees half a mark. `flush` hands on the
 * whole answer when that never became clear.
 */
function holdBack(onPart: (text: string) => void) {
  let kept = ''
  let isOpen = false
  return {
    take(part: string) {
      if (isOpen) return onPart(part)
      kept += part
      const start = kept.trimStart()
      const isMark = MARK.startsWith(start.slice(0, MARK.length).toUpperCase())
      const isDoubtful = DOUBTFUL.test(start) && start.length < LONGEST_DOUBT
      if (isMark || isDoubtful || DECLINES.test(start) || /^<think/i.test(start)) return
      isOpen = true
      onPart(kept)
    },
    flush(answer: string) {
      if (!isOpen) onPart(answer)
    },
  }
}
