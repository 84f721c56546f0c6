import { fence } from '#app/kits/foundation/untrusted/fence.ts'
import type { Engine } from '#app/providers/engine.ts'
import type { Ports } from '#app/providers/ports.ts'
import { askModel, toNonsense, toResult, toServing } from './asked-model.ts'
import { toChanges } from './text-changes.ts'

type Tone = Ports['polish']['input']['tone']

const WISHES: Record<Tone, string> = {
  plain: 'Change as little as you can: only what is wrong or hard to read.',
  warm: 'Make it friendlier and warmer, without flattery.',
  formal: 'Make it formal and polite.',
  short: 'Make it clearly shorter without losing a fact.',
  firm: 'Make it firm and clear, without rudeness.',
}
const REASONS: Record<Tone, string> = {
  plain: 'Reads more easily',
  warm: 'Sounds warmer',
  formal: 'Sounds more formal',
  short: 'Shorter',
  firm: 'Sounds firmer',
}
const toSystem = (tone: Tone) =>
  `Rewrite the text the user sends: correct spelling, grammar and punctuation. ${WISHES[tone]} Keep its language, its meaning, \
its paragraphs, and every name, number, date, web and mail address exactly. Add nothing. Do not answer it and do not comment on \
it. Reply with the rewritten text alone.`

const ADDRESS = /https?:\/\/[^\s<>"')\]]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const NUMBER = /\d[\d.,:/-]*\d/g
const MAX_GROWTH = 3
const MAX_GROWTH_BASE = 200
const MIN_SHARE = 0.15

/** A rewrite by a model. What changed is found by comparing the two texts, never by asking the model. */
export const asPolish = (model: Engine<'write'>): Engine<'polish'> =>
  toServing(
    model,
    'polish',
    'Rewrites with a language model. Every change is marked; whether the meaning is kept is for you to see.',
    async ({ text, tone }, options) => {
      if (text.trim() === '') return toResult<'polish'>({ text, changes: [] }, { input: 0, output: 0 })
      const asking = { system: toSystem(tone), text: fence(text, 'text to rewrite') }
      const { reply, usage } = await askModel(model, asking, options)
      const polished = keepEdges(text, reply)
      const wrong = findWrong(text, polished, tone)
      if (wrong) throw toNonsense(model, wrong)
      return toResult<'polish'>({ text: polished, changes: toChanges(text, polished, REASONS[tone]) }, usage)
    },
  )

/** Blanks round a text are the writer's, whatever the model did with them. */
function keepEdges(text: string, reply: string): string {
  const [before = ''] = /^\s*/.exec(text) ?? []
  const [after = ''] = /\s*$/.exec(text) ?? []
  return `${before}${reply.trim()}${after}`
}

/** What makes a reply no rewrite of this text; null when it is one. */
function findWrong(text: string, polished: string, tone: Tone): string | null {
  const addresses = new Set(polished.match(ADDRESS) ?? [])
  if (tone !== 'short' && (text.match(ADDRESS) ?? []).some((one) => !addresses.has(one)))
    return 'a text without one of its addresses'
  if ([...addresses].some((one) => !text.includes(one))) return 'an address that was not in the text'
  const digits = text.replace(/\D/g, '')
  if ((polished.match(NUMBER) ?? []).some((one) => !digits.includes(one.replace(/\D/g, ''))))
    return 'a number that was not in the text'
  if (polished.length > text.length * MAX_GROWTH + MAX_GROWTH_BASE) return 'far more than a rewrite'
  return tone === 'plain' && sharedWords(text, polished) < MIN_SHARE ? 'another text' : null
}

const toWordSet = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])

/** The share of the first text's words that the second still has. */
function sharedWords(text: string, other: string): number {
  const words = toWordSet(text)
  const kept = toWordSet(other)
  return words.size === 0 ? 1 : [...words].filter((word) => kept.has(word)).length / words.size
}
