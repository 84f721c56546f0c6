import type { Ports } from '#app/providers/ports.ts'
import { beginsSentence, capitalised } from './edit.ts'
import type { Edit } from './edit.ts'

export type Tone = Ports['polish']['input']['tone']

/** `after` may use the groups of the pattern; an empty one takes the words out. */
type Rule = { pattern: RegExp; after: string; why: string; isNoQuestion: boolean }

const rules = (why: string, pairs: readonly (readonly [pattern: string, after: string])[]): Rule[] =>
  pairs.map(([pattern, after]) => ({
    pattern: new RegExp(pattern, 'giu'),
    after,
    why,
    isNoQuestion: after === 'please ',
  }))

/** In a question the words would have to move: "isn't it". */
const NOT_ASKING = String.raw`(?! (?:i|you|he|she|it|we|they|there|this|that|one)\b)`

const contractions = rules('A formal text writes it out.', [
  [String.raw`\bcan['’]t\b${NOT_ASKING}`, 'cannot'],
  [String.raw`\bwon['’]t\b${NOT_ASKING}`, 'will not'],
  [String.raw`\bshan['’]t\b${NOT_ASKING}`, 'shall not'],
  [String.raw`\blet['’]s\b`, 'let us'],
  [
    String.raw`\b(do|does|did|is|are|was|were|has|have|had|would|should|could|must|need)n['’]t\b${NOT_ASKING}`,
    '$1 not',
  ],
  [String.raw`\b(I)['’]m\b`, '$1 am'],
  [String.raw`\b(you|we|they)['’]re\b`, '$1 are'],
  [String.raw`\b(I|you|we|they|he|she|it)['’]ll\b`, '$1 will'],
  [String.raw`\b(I|you|we|they)['’]ve\b`, '$1 have'],
])

const everyday = rules('A more formal word.', [
  [String.raw`\bgonna\b`, 'going to'],
  [String.raw`\bwanna\b`, 'want to'],
  [String.raw`\bgotta\b`, 'have to'],
  [String.raw`\b(?:plz|pls)\b`, 'please'],
  [String.raw`\bu\b(?!\.)`, 'you'],
  [String.raw`\bthx\b|\bthanks\b(?! to\b)`, 'thank you'],
  [String.raw`\b(?:hey|hi|hiya)\b(?=[ ,])`, 'hello'],
  [String.raw`\b(?:yeah|yep|yup)\b`, 'yes'],
  [String.raw`\bnope\b`, 'no'],
  [String.raw`\basap\b`, 'as soon as possible'],
  [String.raw`\bfyi\b,?`, 'for your information,'],
  [String.raw`\bkids\b`, 'children'],
])

const calm = rules('One mark is enough.', [
  [String.raw`!+(?=\s|$)`, '.'],
  [String.raw`\?{2,}`, '?'],
])

const fillers = rules('It says nothing that is missing without it.', [
  [String.raw`\b(?:basically|actually|honestly|literally|needless to say|as you may know|to be honest),? `, ''],
  [String.raw`(?<=\b(?:is|are|was|were|am) )(?:really|very|quite|rather) (?=\p{L})`, ''],
  [
    String.raw`\b(?:it should be noted that|please note that|I just wanted to (?:say|let you know) that|I am writing to (?:say|inform you|let you know) that) `,
    '',
  ],
])

const hedges = rules('Says it straight.', [
  [
    String.raw`\b(?:I was (?:just )?wondering (?:if|whether)|I just wanted to ask (?:if|whether)|I would be grateful if) you (?:could|would|might)(?: maybe| perhaps| possibly)? `,
    'please ',
  ],
  [String.raw`\b(?:maybe|perhaps|possibly) you (?:could|can|might) `, 'please '],
  [String.raw`\bI(?: just)? (?:think|feel|believe|guess) (?:that )?(?=(?:we|you|it|this|that|they|I)\b)`, ''],
  [String.raw`\b(?:sort of|kind of) (?=\p{L})`, ''],
  [
    String.raw`,? if (?:that['’]s|that is|it['’]s|it is)? ?(?:okay|ok|possible|not too much trouble)(?: (?:with|for) you)?(?=[.,;?!]|$)`,
    '',
  ],
  [String.raw`\b(?:sorry to bother you,? but|I hate to ask,? but|I['’]m no expert,? but) `, ''],
])

const kinder = rules('Asks kindly.', [
  [
    String.raw`(?<=(?:^|[.!?]\s+|\n))(send|call|tell|give|bring|let|check|write|answer|reply|confirm|read|sign|fix|help|come|wait|look|return|pay|finish)(?= (?!please\b)(?:me|us|him|her|them|the|this|that|your|my|our|it|back|by|at|to|for|in|on)\b)(?![^.!?\n]*\bplease\b)`,
    'please $1',
  ],
  [String.raw`\bI want\b`, 'I would like'],
  [String.raw`\bI need you to\b`, 'I would be glad if you could'],
  [String.raw`\bASAP\b|\bimmediately\b`, 'as soon as you can'],
])

const byTone: Record<Tone, readonly Rule[]> = {
  plain: [],
  formal: [...contractions, ...everyday, ...calm],
  warm: kinder,
  short: fillers,
  firm: hedges,
}

/** What a tone changes in an English text. Quotations stay: they are somebody else's words. */
export function toneEdits(text: string, tone: Tone): Edit[] {
  const quoted = [...text.matchAll(/"[^"\n]*"|“[^”\n]*”/g)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }))
  return byTone[tone].flatMap((rule) =>
    [...text.matchAll(rule.pattern)]
      .filter(({ index }) => !quoted.some(({ start, end }) => index >= start && index < end))
      .flatMap((match) => [toEdit(text, match, rule), ...(rule.isNoQuestion ? noQuestion(text, match, rule) : [])]),
  )
}

/** Words keep their case, and what comes to stand at the beginning of a sentence gets its capital. */
function toEdit(text: string, match: RegExpExecArray, { after, why }: Rule): Edit {
  const [found, group = ''] = match
  const start = match.index
  const end = start + found.length
  const isFirst = beginsSentence(text, start)
  const next = text.slice(end, end + 1)
  if (after === '' && isFirst && /\p{Ll}/u.test(next))
    return { start, end: end + 1, after: next.toUpperCase(), why, isBold: true }
  const written = after.replace('$1', after.startsWith('$1') ? group : group.toLowerCase())
  const hasCapital = isFirst || /^\p{Lu}\p{Ll}/u.test(found)
  return { start, end, after: hasCapital ? capitalised(written) : written, why, isBold: true }
}

/** A request that was dressed as a question ends with a full stop. */
function noQuestion(text: string, match: RegExpExecArray, { why }: Rule): Edit[] {
  const from = match.index + match[0].length
  const end = text.slice(from).search(/[.!?\n]/)
  const place = from + end
  return end >= 0 && text[place] === '?' ? [{ start: place, end: place + 1, after: '.', why, isBold: true }] : []
}
