import { AMOUNT, FRACTION, SCALES, TOPS, readAmount } from './amounts.ts'
import { spelledNumber, spelledOrdinal } from './number-words.ts'
import {
  LAST,
  count,
  countRange,
  fraction,
  frequency,
  interval,
  isPlainRatio,
  money,
  ordinal,
  part,
  partOf,
  plain,
  range,
  ratio,
  sum,
  times,
  unitRange,
  united,
} from './quantity-readers.ts'
import type { Draft } from './quantity-readers.ts'
import { unitPattern } from './units.ts'

const MONEY = '(?:US\\$|A\\$|C\\$|[$€£¥₹]|\\b(?:EUR|USD|GBP|CHF|JPY|CNY|INR)\\b\\s?)'

const MONEY_AFTER =
  '(?:\\s?(?:US |American )?(?:dollars?|euros?|yen|rupees?|francs?|yuan|rou?bles?|renminbi|USD|EUR|GBP|CHF|€))'

/** Cheap looks that spare the long patterns where no money is meant. */
const MONEY_SIGNS = /[$€£¥₹]|\b(?:EUR|USD|GBP|CHF|JPY|CNY|INR)\b/i

const MONEY_WORDS = /dollar|euro|yen|rupee|franc|yuan|ruble|rouble|renminbi|USD|EUR|GBP|CHF|€/i

const PER =
  `(?:\\s?(?:/|\\bper\\b|\\ban?\\b|\\beach\\b|\\bevery\\b)\\s?(s|sec|second|min|minute|h|hr|hour|` +
  `day|week|month|year|night)\\b)`

/** A figure in digits or words. */
const NUMBERISH = new RegExp(`[\\d½¼¾]|\\b${spelledNumber}`, 'i')

const LAPSES =
  'few|several|two|three|four|five|ten|year|month|week|night|day|decade|century|hour|minute|time|' +
  'summer|winter|spring|autumn|season|ice|known|resort|name|\\d'

type Rule = {
  pattern: RegExp
  hint: RegExp | null
  read: (groups: Record<string, string | undefined>, text: string, at: number) => Draft | Draft[] | null
}

/** Cheap looks that spare a long pattern where the words it hangs on are missing. */
const HINTS: [part: string, hint: RegExp][] = [
  ['(?<h>half|quarter)', /\band an? (?:half|quarter)\b/i],
  [FRACTION, /hal(?:f|ves)|third|quarter|fifth|tenth|eighth|sixth/i],
  [MONEY_AFTER, MONEY_WORDS],
  [MONEY, MONEY_SIGNS],
  [spelledOrdinal, new RegExp(`\\b${spelledOrdinal}\\b`, 'i')],
  ['(?:an?|one) (?<d>hour', /\b(?:an?|one) (?:hour|minute|week|month|year|day|mile|decade|century|kilo|litre)/i],
  ['in|out of', /\b(?:in|out of)\b/i],
  ['?<per>', /\b(?:hour|night|day|week|month|year|minute|dai|annual|hr|min|sec|s\b|h\b)|\/|per\b/i],
  [
    '?<m>',
    new RegExp(
      String.raw`\b(?:feet|foot|ft|h|hrs?|hours?|min|minutes?|days?|years?|kg|pounds|lbs?|degrees|weeks?|months?|` +
        String.raw`and a|half|quarter)\b|'`,
      'i',
    ),
  ],
  ['times|x', /\dx|times/i],
]

function rule(source: string, read: Rule['read']): Rule {
  const hint =
    HINTS.find(([part]) => source.includes(part) && !source.includes(`${part})?`))?.[1] ??
    (source.includes(AMOUNT) ? NUMBERISH : null)
  return { hint, pattern: new RegExp(source.replace(PER, PER.replace('(s|sec', '(?<per>s|sec')), 'gi'), read }
}

export const RULES: Rule[] = [
  rule(`\\b${spelledNumber} \\((?<n>\\d+)\\)[ -](?<d>${unitPattern})(?![A-Za-z])`, ({ n, d }) =>
    united(n ?? '', d ?? ''),
  ),
  rule(`\\b${spelledNumber} \\((?<n>\\d+)\\)`, ({ n }) =>
    readAmount(n ?? '') ? plain(readAmount(n ?? '') ?? { value: 0, step: 0 }) : null,
  ),
  rule(`\\b(?<n>${spelledNumber}|\\d+) and an? (?<h>half|quarter) (?<s>${SCALES})\\b`, ({ n, h, s }) =>
    part((readAmount(n ?? '')?.value ?? NaN) + (h === 'half' ? 0.5 : 0.25), s),
  ),
  rule(`\\b(?<n>${FRACTION}) (?:of )?an? (?<d>${unitPattern})(?![A-Za-z])`, ({ n, d }) => partOf(n, d)),
  rule(`\\b(?<n>${FRACTION}) (?:of|the)\\b`, ({ n }) => fraction(n)),
  rule(`\\b(?<n>(?:${TOPS})[ -](?:thirds?|quarters?|fifths?|tenths?))\\b(?! century)`, ({ n }) => fraction(n)),
  rule(`(?<n>${AMOUNT}) (?:in|out of)(?: every)? (?<of>${AMOUNT})\\b(?! (?:the|hours?|days?))`, ({ n, of }) =>
    ratio(n, of),
  ),
  rule(`\\b(?<n>\\d+) ?/ ?(?<of>\\d+)\\b(?!/)`, ({ n, of }, text, at) =>
    isPlainRatio(text, at) ? ratio(n, of) : null,
  ),
  rule(
    `\\b(?<n>once|twice|thrice|${AMOUNT}(?: times|x))(?: ?(?:an?|per|each|every|/))? ?(?<per>hour|` +
      `day|night|week|month|year|daily|weekly|monthly|yearly|annually)\\b`,
    ({ n, per }) => frequency(n, per),
  ),
  rule(
    `\\b(?:once )?every (?<n>${AMOUNT}) ?(?:-|to|or) ?(?<m>${AMOUNT}) (?<per>hour|day|week|month|year|minute)s?\\b`,
    ({ n, m, per }) => range(interval(m, per), interval(n, per)),
  ),
  rule(`\\b(?:once )?every (?<n>${AMOUNT}|other)? ?(?<per>hour|day|week|month|year|minute)s?\\b`, ({ n, per }) =>
    interval(n, per),
  ),
  rule(`(?<![a-z])(?<per>hourly|daily|nightly|weekly|monthly|yearly|annually)\\b`, ({ per }) => frequency('once', per)),
  rule(
    `\\b(?<n>${AMOUNT})[ -](?<d>feet|foot|ft)[ ,]{1,2}(?:and )?(?<m>${AMOUNT}) ?(?<e>inches|inch|in)\\b`,
    ({ n, d, m, e }) => sum(n, d, m, e),
  ),
  rule(`\\b(?<n>\\d)' ?(?<m>\\d{1,2})(?:"|'')`, ({ n, m }) => sum(n, 'ft', m, 'inches')),
  rule(
    `\\b(?<n>${AMOUNT}) ?(?<d>hours?|h|hrs?|minutes?|min|days?|years?|kg|pounds|lbs?|degrees|weeks?|` +
      `months?)(?: and |, |,? )(?<m>${AMOUNT}) ?(?<e>minutes?|mins?|m|seconds?|secs?|s|hours?|days?|` +
      `months?|ounces?|oz|g|weeks?)\\b`,
    ({ n, d, m, e }) => sum(n, d, m, e),
  ),
  rule(
    `\\b(?:an?|one) (?<d>hour|year|minute|mile|month|day|decade|week|century|metre|meter|cup|teaspoon|` +
      `tablespoon|litre) and a (?<m>half|quarter)\\b`,
    ({ d, m }) => united(m === 'half' ? '1.5' : '1.25', d ?? ''),
  ),
  rule(`\\bhalf an? (?<d>${unitPattern})(?![A-Za-z])`, ({ d }) => united('0.5', d ?? '')),
  rule(`\\b(?<n>half|quarter) (?:a |of a )(?<s>${SCALES})\\b(?<m>${MONEY_AFTER})?`, ({ n, s, m }) =>
    part(n === 'half' ? 0.5 : 0.25, s, m),
  ),
  rule(`\\bthree[ -]quarters of an hour\\b`, () => united('45', 'minutes')),
  rule(`(?<sign>${MONEY})(?<a>${AMOUNT}) ?(?:-|to|and) ?(?:${MONEY})?(?<n>${AMOUNT}(?:[mkb]\\b)?)`, ({ sign, a, n }) =>
    range(money(a, sign, n), money(n, sign)),
  ),
  rule(`(?<sign>${MONEY})(?<n>${AMOUNT}(?:(?:[mkKMBb]|bn)\\b)?)`, ({ sign, n }) => money(n, sign)),
  rule(
    `(?<![\\w.,])(?<a>${AMOUNT})(?: ?(?<c>${unitPattern})\\b)? ?(?:-|to|and|or) ?` +
      `(?<n>${AMOUNT})(?<m>${MONEY_AFTER})(?![A-Za-z])`,
    ({ a, n, m }) => range(money(a, m), money(n, m)),
  ),
  rule(`(?<n>${AMOUNT}(?:(?:[mkKMBb]|bn)\\b)?)(?<m>${MONEY_AFTER})(?![A-Za-z])`, ({ n, m }) => money(n, m)),
  rule(
    `(?<![\\w.,])(?:between )?(?<a>-?${AMOUNT})(?:[ -]?(?<c>${unitPattern}))? ?(?:-|to|and|through) ` +
      `?(?<n>-?${AMOUNT})[ -]?(?<d>${unitPattern})(?![A-Za-z])${PER}?`,
    (g, text, at) => unitRange(g, text, at),
  ),
  rule(
    `(?<![\\w.,])(?<n>(?:(?<![\\d)a-z] ?)-|minus )?${AMOUNT})[ -]?(?<d>${unitPattern})(?![A-Za-z²³])${PER}?`,
    ({ n, d, per }) => united(n ?? '', d ?? '', per),
  ),
  rule(
    `\\b(?:about|around|roughly|for|takes?|took|lasts?|lasted|under|over|than|nearly|almost|within|` +
      `after|at most|at least|up to|in|is) (?:about |around |roughly )?(?:an?|one) (?<d>hour|minute|` +
      `week|month|year|day|mile|decade|century|kilometre|kilogram|litre)\\b(?! (?:of|old)\\b)`,
    ({ d }) => united('1', d ?? ''),
  ),
  rule(`\\ba couple of (?<d>hours|days|weeks|months|years|minutes|miles)\\b`, ({ d }) => united('2', d ?? '')),
  rule(
    `(?<![\\w.,])(?:between )?(?<a>${AMOUNT}) ?(?:-|to|and(?= )) ?(?<n>${AMOUNT})(?![\\w%])(?: [a-z]+)?${PER}?`,
    (g, text, at) => countRange(g, text, at),
  ),
  rule(`\\bhalf\\b(?! (?:time|life|brother|sister))(?! ?-)`, (_, text, at) =>
    /\b(?:second|first|other|by|in) $/i.test(text.slice(0, at)) ? null : fraction('half'),
  ),
  rule(`\\b(?<n>twice|thrice)\\b`, ({ n }) => times(n === 'twice' ? 2 : 3)),
  rule(`\\b(?<n>doubl|tripl|quadrupl|halv)(?:es|ed|ing|e)\\b`, ({ n }) =>
    times({ doubl: 2, tripl: 3, quadrupl: 4, halv: 0.5 }[n?.toLowerCase() ?? ''] ?? NaN),
  ),
  rule(`(?<n>${AMOUNT})(?: times|x)\\b`, ({ n }) => times(readAmount(n ?? '')?.value ?? NaN)),
  rule(
    `(?<=\\b(?:the|its|his|her|their|\\w+'s|a|an|as|in|is|was|finished|finish|finishes|came|come|` +
      `comes|placed|places|ranked|ranks|rank|finishing|coming) )(?<n>${spelledOrdinal})(?=[ -](?!place\\b)[a-z]+|` +
      `[ .,]|$)`,
    ({ n }, text, at) => ordinal(n, text, at),
  ),
  rule(
    `(?<=\\b(?:the|finish(?:es|ed)?|came|comes?|placed|ranked|ranks|was|is) )last(?=[.,;]|$| (?!${LAPSES}))`,
    () => ({ dimension: 'ordinal', unit: '', value: LAST, step: 0, isUnitless: false }),
  ),
  rule(
    `\\b(?<n>\\d+(?:st|nd|rd|th)|second|third|fourth|fifth)(?=[ -](?:largest|longest|tallest|highest|` +
      `biggest|smallest|most|president|US|U\\.S\\.|place))`,
    ({ n }, text, at) => ordinal(n, text, at),
  ),
  rule(
    `(?<![\\w.,$€£/]|[A-Za-z]-)(?<n>(?:(?<![\\d)a-z] ?)-)?${AMOUNT}(?:k\\b|-bit\\b)?)(?![\\d]|[.,]\\d|` +
      `%)(?!-[a-z])(?:[ -](?!a\\b)[a-z]+)?${PER}`,
    ({ n, per }, text, at) => count(n, text, at, per),
  ),
  rule(
    `(?<![\\w.,$€£/]|[A-Za-z]-)(?<n>(?:(?<![\\d)a-z] ?)-)?${AMOUNT}(?:k\\b)?)(?![\\d]|[.,]\\d|%)(?!-[a-z])`,
    ({ n }, text, at) => count(n, text, at),
  ),
  rule(`\\b(?<n>${spelledNumber}|\\d+)(?=-[a-z]{3,}ed\\b)`, ({ n }, text, at) => count(n, text, at)),
  rule(`\\b(?:a |one )?single\\b(?! (?:most|person|man|woman|parent))`, () => ({
    ...plain({ value: 1, step: 0 }),
    dimension: 'count',
    isUnitless: false,
  })),
]
