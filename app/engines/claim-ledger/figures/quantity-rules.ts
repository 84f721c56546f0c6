import { toTable } from '#app/platform/table.ts'
import { AMOUNT, SCALES, readAmount } from './amounts.ts'
import { LAST, count, ordinal } from './count-readers.ts'
import { spelledNumber, spelledOrdinal } from './number-words.ts'
import { OFTEN_RULES } from './often-rules.ts'
import { POWER_RULES } from './power-rules.ts'
import { MONEY, MONEY_AFTER, PER, SINGLE, rule } from './quantity-patterns.ts'
import type { Rule } from './quantity-patterns.ts'
import { countRange, fraction, money, plain, range, sum, times, unitRange, united } from './quantity-readers.ts'
import { SHARE_RULES } from './share-rules.ts'
import { unitPattern } from './units.ts'

const LAPSES =
  'few|several|two|three|four|five|ten|year|month|week|night|day|decade|century|hour|minute|time|' +
  'summer|winter|spring|autumn|season|ice|known|resort|name|\\d'

/** Every way a quantity is written, the most telling first. */
export const RULES: Rule[] = [
  rule(`\\b${spelledNumber} \\((?<n>\\d+)\\)[ -](?<d>${unitPattern})(?![A-Za-z])`, ({ n, d }) =>
    united(n ?? '', d ?? ''),
  ),
  rule(`\\b${spelledNumber} \\((?<n>\\d+)\\)`, ({ n }) =>
    readAmount(n ?? '') ? plain(readAmount(n ?? '') ?? { value: 0, step: 0 }) : null,
  ),
  ...POWER_RULES,
  ...SHARE_RULES,
  ...OFTEN_RULES,
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
    `(?<![\\w.,])(?:between )?(?<a>-?${AMOUNT})(?:[ -]?(?<c>${unitPattern}))? ?(?:-|to|and|or|through) ` +
      `?(?<n>-?${AMOUNT})(?: (?:full|working|business) |[ -]?)(?<d>${unitPattern})(?![A-Za-z])${PER}?`,
    (g, text, at) => unitRange(g, text, at),
  ),
  rule(
    `(?<![\\w.,]|[\\w)]-)(?<n>(?:(?<![\\d)] ?|[a-z)])-|minus )?${AMOUNT})(?: (?:full|whole|solid|long|short|good|working|business|school|calendar) |[ -]?)(?<d>${unitPattern})(?![A-Za-z²³])${PER}?`,
    ({ n, d, per }) => united(n ?? '', d ?? '', per),
  ),
  rule(
    `\\b(?:about|around|roughly|for|takes?|took|lasts?|lasted|under|over|than|nearly|almost|within|` +
      `after|at most|at least|up to|(?<!s )in|is|barely|hardly|have|has|had|by|weighs|drips|uses) (?:about |around |roughly |only |just )?(?:an?|one) (?:full |whole |good )?(?<d>${SINGLE})\\b(?! old\\b)`,
    ({ d }) => united('1', d ?? ''),
  ),
  rule(
    `(?<!(?:per|[/\\d]) ?|${MONEY_AFTER} ?)\\b(?:an?|one) (?:full |whole |good )?(?<d>${SINGLE})\\b(?= (?:deep|thick|long|high|wide|tall|across|down|apart|away|later|earlier|ago|before|after|an?|per|of)\\b)`,
    ({ d }) => united('1', d ?? ''),
  ),
  rule(`\\ba couple of (?<d>hours|days|weeks|months|years|minutes|miles)\\b`, ({ d }) => united('2', d ?? '')),
  rule(
    `(?<![\\w.,])(?:between )?(?<a>${AMOUNT}) ?(?:-|to|and(?= )) ?(?<n>${AMOUNT})(?![\\w%])(?: [a-z]+)?${PER}?`,
    (g, text, at) => countRange(g, text, at),
  ),
  rule(
    `(?<![\\w.,])(?<n>(?:${spelledNumber}|\\d+) and an? (?:half|quarter)(?: (?:${SCALES})\\b)?)(?! of\\b)`,
    ({ n }) => {
      const amount = readAmount(n ?? '')
      return amount && plain(amount)
    },
  ),
  rule(`\\bhalf\\b(?! (?:time|life|brother|sister))(?! ?-)`, (_, text, at) =>
    /\b(?:second|first|other|by|in) $/i.test(text.slice(0, at)) ? null : fraction('half'),
  ),
  rule(`\\b(?<n>twice|thrice)\\b`, ({ n }) => times(n?.toLowerCase() === 'twice' ? 2 : 3)),
  rule(`\\b(?<n>doubl|tripl|quadrupl|halv)(?:es|ed|ing|e)\\b`, ({ n }) =>
    times(toTable({ doubl: 2, tripl: 3, quadrupl: 4, halv: 0.5 })[n?.toLowerCase() ?? ''] ?? NaN),
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
  rule(
    `(?<![\\w.,]|[a-z]-)(?<n>${spelledNumber}|\\d+)(?=-(?!for|way|fold|time|off|part|party|year)[a-z]{3,}\\b)`,
    ({ n }, text, at) => count(n, text, at),
  ),
  rule(`\\b(?:a |one )?single\\b(?! (?:most|person|man|woman|parent))`, () => ({
    ...plain({ value: 1, step: 0 }),
    dimension: 'count',
    isUnitless: false,
  })),
]
