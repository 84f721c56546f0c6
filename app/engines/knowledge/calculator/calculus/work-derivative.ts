import { inOrder } from '#app/platform/values/pattern-parts.ts'
import { writeNumber } from '../amount.ts'
import type { Worked } from '../problems/worked.ts'
import { readDecimal } from '../rational.ts'
import { differentiate, expand } from './derivative.ts'
import { type Formula, holdsLetter, number, substitute, toNear } from './formula.ts'
import { readFormula } from './read-formula.ts'
import { writeFormula } from './write-formula.ts'

const IS_ABOUT = /\b(?:derivative|differentiate)\b|\bd\/d[a-z]\b|\bd[fy]\/d[a-z]\b/
const SPOKEN: readonly [RegExp, string][] = [
  [/ squared\b/g, '^2'],
  [/ cubed\b/g, '^3'],
  [/ (?:raised )?to the (?:power (?:of )?)?(-?[\da-z]+)(?:th|nd|rd|st)?(?: power)?(?= |$)/g, '^($1)'],
  [/\b(?:natural log(?:arithm)?) (?:of )?/g, 'ln '],
  [/\b(?:log(?:arithm)?) of /g, 'log '],
  [/\b(sin|cos)(?:e|ine) (?:of )?/g, '$1 '],
  [/\btangent (?:of )?/g, 'tan '],
  [/\b(sin|cos|tan|ln) of /g, '$1 '],
  [/\b(?:the )?square root (?:of )?/g, 'sqrt '],
  [/\b(?:the )?cube root (?:of )?/g, 'cbrt '],
  [/ (?:plus|added to) /g, ' + '],
  [/ minus /g, ' - '],
  [/ times /g, ' * '],
  [/ (?:divided by|over) /g, ' / '],
]

const LEAD =
  /^(?:(?:what is|find|calculate|compute|work out|give|determine|evaluate|take|get|what does|show) )?(?:the )?/
const PLACE = /(?:,? (?:at|when|where|for|if) (?:the point )?(?<a>[a-z]) ?= ?(?<n>-?\d+(?:\.\d+)?))?$/
const BY = /(?:,? (?:with respect to|wrt|by|in respect of|regarding) (?<v>[a-z]))?/
const ASKED = [
  inOrder(LEAD, /(?:(?<o>first|second|third|1st|2nd|3rd) )?derivative of (?<f>.+?)/, BY, PLACE),
  inOrder(/^(?:please )?(?:differentiate|derive) (?<f>.+?)/, BY, PLACE),
  inOrder(LEAD, /d(?:[fy])?\/d(?<v2>[a-z]) (?:of |if |for |when )?(?<f>.+?)/, PLACE),
  inOrder(
    /^(?:if|for|given|let) (?<f>.+?),? (?:then )?(?:what is|find|calculate|determine|work out) (?:the |its )?/,
    /(?:derivative|d[fy]\/d(?<v2>[a-z]))(?: of [fgy](?:\([a-z]\))?)?/,
    PLACE,
  ),
]
const NAMED = /^(?:the )?(?:(?:function|curve|expression) )?(?:[fghy](?: ?\( ?[a-z] ?\))? ?= ?)?/
const TIMES = new Map([
  ['second', 2],
  ['2nd', 2],
  ['third', 3],
  ['3rd', 3],
])

/** Works out the derivative of a formula, at a place where one is named: "what is the derivative of x^2 + 3x". */
export function workDerivative(text: string): Worked {
  if (!IS_ABOUT.test(text)) return null
  const groups = ASKED.map((form) => form.exec(text)?.groups).find((found) => found !== undefined)
  if (!groups) return null
  const said = SPOKEN.reduce((so, [words, sign]) => so.replace(words, sign), groups.f!.replace(NAMED, ''))
  const given = readFormula(said)
  const by = given && findLetter(given, said, groups.v ?? groups.v2)
  if (!given || !by || (groups.a && groups.a !== by)) return null
  const formula = expand(given)
  const rest = TIMES.get(groups.o ?? '') ?? 1
  const steps = Array.from({ length: rest }).reduce<Formula[]>(
    (found) => [...found, expand(differentiate(found.at(-1)!, by))],
    [formula],
  )
  const derivative = steps.at(-1)!
  const name = `${groups.o && rest > 1 ? `${groups.o.replace('2nd', 'second').replace('3rd', 'third')} ` : ''}derivative`
  const working = steps
    .map((step, at) => (at === 0 ? writeFormula(step) : `d/d${by} = ${writeFormula(step)}`))
    .join('; ')
  return groups.n
    ? sayAt(derivative, by, groups.n, { name, formula, working })
    : {
        text: `The ${name} of ${writeFormula(formula)} with respect to ${by} is ${writeFormula(derivative)}.`,
        working,
      }
}

/** The letter that changes: the one named, x, or the only one there is; null where it is open. A lone word is no formula. */
function findLetter(formula: Formula, said: string, named: string | undefined): string | null {
  const letters = [...new Set(said.replace(/[a-z]{3,}|\bpi\b|\bln\b/g, ' ').match(/[a-z]/g))].filter(
    (each) => each !== 'e',
  )
  if (/^[a-z]{2,}$/.test(said.trim()) || (/^[a-z]$/.test(said.trim()) && said.trim() !== 'x' && !named)) return null
  if (named) return named === 'e' ? null : named
  const by = letters.includes('x') ? 'x' : letters.length === 1 ? letters[0]! : null
  return by && (holdsLetter(formula, by) || letters.length === 1) ? by : null
}

function sayAt(
  derivative: Formula,
  by: string,
  place: string,
  { name, formula, working }: { name: string; formula: Formula; working: string },
): Worked {
  const value = readDecimal(place)
  const at = value && substitute(derivative, by, number(value))
  if (!at) return null
  const near = toNear(at)
  if (!Number.isFinite(near))
    return { refusal: `The ${name} of ${writeFormula(formula)} has no value at ${by} = ${place}.` }
  const written = at.kind === 'number' ? writeFormula(at) : `about ${writeNumber(near).text}`
  return {
    text: `At ${by} = ${place.replace('-', '−')} the ${name} of ${writeFormula(formula)} is ${written}.`,
    working: `${working}; at ${by} = ${place}: ${written}`,
  }
}
