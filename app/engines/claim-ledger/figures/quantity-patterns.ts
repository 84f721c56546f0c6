import { AMOUNT } from './amounts.ts'
import { spelledNumber, spelledOrdinal } from './number-words.ts'
import type { Draft } from './quantity-readers.ts'

export const MONEY = '(?:US\\$|A\\$|C\\$|[$€£¥₹]|\\b(?:EUR|USD|GBP|CHF|JPY|CNY|INR)\\b\\s?)'

export const MONEY_AFTER =
  '(?:\\s?(?:US |American )?(?:dollars?|euros?|yen|rupees?|francs?|yuan|rou?bles?|renminbi|kron(?:er?|or|a)|pesos?|zloty|cents?|pence|p(?![a-z])|USD|EUR|GBP|CHF|€|¢))'

/** Cheap looks that spare the long patterns where no money is meant. */
const MONEY_SIGNS = /[$€£¥₹]|\b(?:EUR|USD|GBP|CHF|JPY|CNY|INR)\b/i

const MONEY_WORDS =
  /dollar|euro|yen|rupee|franc|yuan|ruble|rouble|renminbi|kron|peso|zloty|cent|pence|\dp\b|USD|EUR|GBP|CHF|€|¢/i

export const PER =
  `(?:\\s?(?:/|\\bper\\b|\\ban?\\b|\\beach\\b|\\bevery\\b)\\s?(s|sec|second|min|minute|h|hr|hour|` +
  `day|week|month|year|night)\\b)`

/** A figure in digits or words. */
const NUMBERISH = new RegExp(`[\\d½¼¾]|\\b${spelledNumber}`, 'i')

export const SINGLE =
  'second|hour|minute|fortnight|week|month|year|day|mile|decade|century|kilometre|kilogram|litre|metre|foot|inch|yard|' +
  'gram|gallon|tonne|pint'

export const LENGTHS = '(?:second|minute|hour|day|night|week|month|year|decade|centur)(?:s|y|ies)?\\b'

export const WEEKDAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'

export type Rule = {
  pattern: RegExp
  hint: RegExp | null
  read: (groups: Record<string, string | undefined>, text: string, at: number) => Draft | Draft[] | null
}

/** Cheap looks that spare a long pattern where the words it hangs on are missing. */
const HINTS: [part: string, hint: RegExp][] = [
  [
    '(?<f>(?:an?|one|two|three)[ -](?:half|quarters?|thirds?))',
    / and (?:an?|one|two|three)[ -](?:half|quarter|third)/i,
  ],
  [' and an? (?:half|quarter)', / and an? (?:half|quarter)/i],
  ['(?=-(?!for', /[a-z\d]-[a-z]{3}/i],
  [
    '(?<f>',
    /half|halves|quarter|\bthirds?\b|(?:fif|six|seven|eigh|nin|ten|twelf|teen|tie|hundred|thousand)ths?\b|\d\/\d/i,
  ],
  [MONEY_AFTER, MONEY_WORDS],
  [MONEY, MONEY_SIGNS],
  [spelledOrdinal, new RegExp(`\\b${spelledOrdinal}\\b`, 'i')],
  [`(?<d>${SINGLE}`, new RegExp(`\\b(?:an?|one) (?:full |whole |good )?(?:${SINGLE})\\b`, 'i')],
  ['in|out of', /\b(?:in|out of)\b/i],
  [
    '?<per>',
    /\b(?:hour|night|day|week|month|year|minute|second|decade|centur|dai|annual|hr|min|sec|s\b|h\b)|\/|per\b/i,
  ],
  [
    '?<m>',
    new RegExp(
      String.raw`\b(?:feet|foot|ft|h|hrs?|hours?|min|minutes?|days?|years?|kg|pounds|lbs?|degrees|weeks?|months?|` +
        String.raw`and a|half|quarter)\b|'`,
      'i',
    ),
  ],
  ['times|x', /\dx|times/i],
  ['by|x', /\w ?(?:by|x) ?(?:\d|a |one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty)/i],
]

/** A pattern with its named groups and what reads them. */
export function rule(source: string, read: Rule['read']): Rule {
  const hint =
    HINTS.find(([part]) => source.includes(part) && !source.includes(`${part})?`))?.[1] ??
    (source.includes(AMOUNT) ? NUMBERISH : null)
  return { hint, pattern: new RegExp(source.replace(PER, PER.replace('(s|sec', '(?<per>s|sec')), 'gi'), read }
}
