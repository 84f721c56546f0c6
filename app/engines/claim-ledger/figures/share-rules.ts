import { AMOUNT, FRACTION, SCALES, fractionOf } from './amounts.ts'
import { spelledOrdinal } from './number-words.ts'
import { everyNth } from './often-readers.ts'
import { LENGTHS, MONEY_AFTER, WEEKDAY, rule } from './quantity-patterns.ts'
import type { Rule } from './quantity-patterns.ts'
import {
  andPart,
  fraction,
  isNth,
  isPlainRatio,
  part,
  partOf,
  plain,
  range,
  ratio,
  united,
} from './quantity-readers.ts'
import { unitPattern } from './units.ts'

/** Fractions, shares and figures that take their unit from a neighbour. */
export const SHARE_RULES: Rule[] = [
  rule(
    `\\b(?<n>an?|${AMOUNT}) (?<d>${unitPattern}) and (?<f>(?:an?|one|two|three)[ -](?:half|quarters?|thirds?))\\b(?! of)`,
    ({ n, d, f }) => andPart(n, d, f),
  ),
  rule(
    `(?<![\\w.,/]|[a-z] and |\\d |\\b(?:an?|one|two|three)[ -])(?<f>(?:(?:an?|one|two|three)[ -])?(?:half|quarters?)|\\d{1,2}/\\d+)(?: of)?(?:(?: |-|(?<= of) )an?)?[ -](?<d>${unitPattern})(?![A-Za-z])`,
    ({ f, d }) => partOf(f, d),
  ),
  rule(`(?<![\\w.,/])(?<f>${FRACTION}|\\d{1,2}/\\d+) of an? (?<d>${unitPattern})(?![A-Za-z])`, ({ f, d }) =>
    partOf(f, d),
  ),
  rule(`\\b(?:an? )?baker's dozen\\b`, () => plain({ value: 13, step: 0 })),
  rule(`\\b(?<f>${FRACTION}) (?:of )?an? (?<s>${SCALES})\\b(?<m>${MONEY_AFTER})?`, ({ f, s, m }) =>
    part(fractionOf(f ?? '') ?? NaN, s, m),
  ),
  rule(`\\b(?<f>${FRACTION}) (?:of|the)\\b`, ({ f }) => fraction(f)),
  rule(
    `(?<!\\band )\\b(?<f>(?:an?|one|two|three|four|five|seven|nine|\\d)[ -](?:quarters?|(?:thir|fif|six|eigh|ten)(?:d|th)s?))\\b(?! century)`,
    ({ f }, text, at) => (isNth(f, text, at) ? null : fraction(f)),
  ),
  rule(
    `(?<![\\w-])(?<n>one|1|a single) (?:[A-Za-z]+ ){1,2}(?:in|out of) (?:every )?(?<of>${AMOUNT})\\b(?! (?:the|${LENGTHS}))`,
    ({ n, of }) => ratio(n?.replace('a single', 'one'), of),
  ),
  rule(`(?<!\\w)every (?<n>${spelledOrdinal})(?= (?!${LENGTHS}|${WEEKDAY})[a-z])`, ({ n }) => everyNth(n)),
  rule(
    `(?<![\\w-])(?<n>${AMOUNT}) (?:in|(?:[a-z]+ )?out of)(?: every| the)? (?<of>${AMOUNT})\\b(?! (?:the|${LENGTHS}))`,
    ({ n, of }) => ratio(n, of),
  ),
  rule(`\\b(?<n>\\d+(?:\\.\\d+)?)(?: over |/)(?<low>\\d+(?:\\.\\d+)?) ?(?<d>mmHg|mm Hg|kPa)`, ({ n, low, d }) =>
    range(united(low ?? '', d ?? ''), united(n ?? '', d ?? '')),
  ),
  rule(`\\b(?<n>[12]\\d\\d)(?: over |/)(?<low>\\d\\d)\\b`, ({ n, low }) =>
    range(united(low ?? '', 'mmHg'), united(n ?? '', 'mmHg')),
  ),
  rule(`(?<![\\w.,])(?<n>${AMOUNT})(?= ?(?:by|x) ?${AMOUNT}[ -]?(?<d>${unitPattern})(?![A-Za-z]))`, ({ n, d }) =>
    united(n ?? '', d ?? ''),
  ),
  rule(
    `(?<=\\d (?<d>${unitPattern}) (?:by|x) |[a-z] (?<e>metres|meters|feet|inches|yards) by )(?<n>${AMOUNT})(?! ?(?:${unitPattern})(?![A-Za-z]))`,
    ({ n, d, e }) => united(n ?? '', d ?? e ?? ''),
  ),
  rule(`\\b(?<n>\\d+) ?/ ?(?<of>\\d+)\\b(?!/)`, ({ n, of }, text, at) =>
    isPlainRatio(text, at) ? ratio(n, of) : null,
  ),
]
