import { AMOUNT } from './amounts.ts'
import { frequency, interval, weekdays } from './often-readers.ts'
import { WEEKDAY, rule } from './quantity-patterns.ts'
import type { Rule } from './quantity-patterns.ts'
import { range } from './quantity-readers.ts'
import { unitPattern } from './units.ts'

/** "3.8 cm every year" is a rate, read with its measure. */
const MEASURED = new RegExp(`(?<![\\w.,])${AMOUNT}[ -]?(?:${unitPattern}) $`, 'i')

/** How often something happens. */
export const OFTEN_RULES: Rule[] = [
  rule(
    `\\b(?<n>once|twice|thrice) (?:in|within) (?:every )?(?:an? |(?<k>${AMOUNT}) )(?<per>hour|day|week|month|year|decade|century)s?\\b`,
    ({ n, k, per }) => frequency(n, per, k),
  ),
  rule(
    `(?<![\\w.,])(?<a>${AMOUNT}) ?(?:-|to) ?(?<n>${AMOUNT})(?: times|x) ?(?:an?|per|each|every|/) ?(?<per>second|minute|hour|day|night|week|month|year|decade|century)\\b`,
    ({ a, n, per }) => range(frequency(`${a} times`, per), frequency(`${n} times`, per)),
  ),
  rule(
    `\\b(?<n>once|twice|thrice|${AMOUNT}(?: times|x))(?: ?(?:an?|per|each|every|/))? ?(?<per>second|minute|hour|` +
      `day|night|week|month|year|decade|century|daily|weekly|monthly|yearly|annually)\\b`,
    ({ n, per }) => frequency(n, per),
  ),
  rule(
    `\\b(?:once )?every (?<n>${AMOUNT}) ?(?:-|to|or) ?(?<m>${AMOUNT}) (?<per>hour|day|week|month|year|minute)s?\\b`,
    ({ n, m, per }) => range(interval(m, per), interval(n, per)),
  ),
  rule(
    `\\b(?<once>once )?every (?<n>${AMOUNT}|other)? ?(?<per>second|minute|hour|night|day|week|month|year|decade|century)s?\\b`,
    ({ once, n, per }, text, at) =>
      (once ?? n) === undefined && MEASURED.test(text.slice(0, at)) ? null : interval(n, per),
  ),
  rule(`\\b(?:each and )?every (?:(?<n>other|second|third|fourth) )?(?=${WEEKDAY})`, ({ n }, text) =>
    [...text.matchAll(new RegExp(WEEKDAY, 'g'))].length === 1 ? weekdays(n) : null,
  ),
  rule(`(?<![a-z])(?<per>hourly|daily|nightly|weekly|monthly|yearly|annual|annually)\\b`, ({ per }) =>
    frequency('once', per),
  ),
]
