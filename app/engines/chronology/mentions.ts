import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'
import type { Sentence } from './sentences.ts'

/** Something named in the text, with the sentence that names it. */
export type Mention = { text: string; sentence: string }

const AMOUNT =
  /(?:[£€$]|\b(?:EUR|GBP|USD|CHF)) ?\d(?:[\d.,]*\d)?(?: ?(?:k|thousand|million|m)\b)?|\b\d(?:[\d.,]*\d)? ?(?:pounds|euros?|dollars|francs|pence|EUR|GBP|USD|CHF)\b/gi

const documents = [
  'tenancy agreement',
  'rental agreement',
  'lease',
  'employment contract',
  'work contract',
  'contract',
  'settlement agreement',
  'agreement',
  'purchase agreement',
  'letter of dismissal',
  'dismissal letter',
  'termination letter',
  'notice to quit',
  'eviction notice',
  'written notice',
  'notice',
  'written warning',
  'warning',
  'reminder',
  'letter',
  'e-mail',
  'email',
  'text message',
  'message',
  'screenshot',
  'voicemail',
  'recording',
  'invoice',
  'receipt',
  'bill',
  'quote',
  'estimate',
  'bank statement',
  'payslip',
  'pay slip',
  'medical report',
  'medical certificate',
  'sick note',
  'doctor’s note',
  'expert report',
  'police report',
  'accident report',
  'inspection report',
  'report',
  'photograph',
  'photo',
  'picture',
  'video',
  'certificate',
  'deed',
  'will',
  'power of attorney',
  'court order',
  'summons',
  'judgment',
  'decision',
  'fine',
  'ticket',
  'insurance policy',
  'policy',
  'inventory',
  'handover protocol',
  'protocol',
  'minutes',
  'timesheet',
  'rota',
  'passport',
  'visa',
  'birth certificate',
  'marriage certificate',
  'prenuptial agreement',
  'loan agreement',
  'guarantee',
  'warranty',
] as const
const longestFirst = [...documents].sort((a, b) => b.length - a.length)
const DOCUMENT = new RegExp(
  String.raw`\b(?:a|an|the|my|his|her|their|our|this|that|no|any|first|second|third|last|two|three|several|some|\d+|signed|written|old|new|final)\s+(?:(?:signed|written|registered|formal|first|second|final|old|new|official)\s+)?(${longestFirst.join('|')})(?:e?s)?\b(?! (?:be|not|have|go|come|call|send|pay|take|is|was) )`,
  'giu',
)

const NOTICE = inOrder(
  /\b/i,
  anyOf(
    /deadline/i,
    /within (?:the next )?(?:\d+|[a-z]+) (?:working |business )?(?:day|week|month)s?/i,
    /no later than/i,
    /by (?:the )?(?:\d|next|end)/i,
    /due (?:on|by|date)/i,
    /notice period/i,
    /(?:days|weeks|months)['’]? notice/i,
    /expires?/i,
    /limitation/i,
    /appeal/i,
    /objection/i,
    /hearing/i,
    /court date/i,
    /summons/i,
    /respond/i,
    /reply by/i,
    /time limit/i,
  ),
  /\b/i,
)

/** Sums of money, in the order of the text. */
export const findAmounts = (sentences: readonly Sentence[]): Mention[] =>
  unique(
    sentences.flatMap(({ text }) =>
      [...text.matchAll(AMOUNT)].map(([amount]) => ({ text: amount.trim(), sentence: text })),
    ),
  )

/** Papers, pictures and messages the text speaks of. */
export const findDocuments = (sentences: readonly Sentence[]): Mention[] =>
  unique(
    sentences.flatMap(({ text }) =>
      [...text.matchAll(DOCUMENT)].map((match) => ({ text: (match[1] ?? '').toLowerCase(), sentence: text })),
    ),
  )

/** Sentences in which time may be running. Which day a period counts from is for a lawyer to say. */
export const findDeadlines = (sentences: readonly Sentence[]): Mention[] =>
  sentences.flatMap(({ text }) => {
    const words = NOTICE.exec(text)?.[0]
    return words ? [{ text: words, sentence: text }] : []
  })

/** Each once, however it is written. */
export function unique(mentions: readonly Mention[]): Mention[] {
  const seen = new Set<string>()
  return mentions.filter(({ text }) => {
    const key = text.toLowerCase()
    return seen.has(key) ? false : Boolean(seen.add(key))
  })
}
