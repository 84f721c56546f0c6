import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'
import { toTable } from '#app/platform/table.ts'
import { listWords, sayEquals, sayIs, startSentence } from './amount.ts'
import { CannotWork, evaluate, type Evaluated, writeValue } from './expression.ts'
import { isWhole } from './rational.ts'
import type { Worked } from './problems/worked.ts'

/** Figures of speech that only look like sums. */
const NOT_SUMS =
  /^(?:9\/11|24\/7|7\/7|7\/11|50\/50|20\/20|\d{1,4}[-/]\d{1,2}[-/]\d{1,4}|\d{3}-\d{4}|\+?\d{1,3}[- ]\d{3}[- ]\d{3,4}[- ]?\d*|\d+(?:\.\d+){2,})$/

const SHELL = inOrder(
  /^/,
  anyOf(
    /what (?:is|are|does|do|would|will)/,
    /whats/,
    /how much (?:is|are|does|do)/,
    /how many (?:is|are)/,
    /calculate/,
    /compute/,
    /evaluate/,
    /solve(?: for)?/,
    /work out/,
    /find/,
    /determine/,
    /simplify/,
    /do/,
    /maths?:?/,
    /what/,
    /which/,
    /(?:the )?(?:answer|result|value|solution) (?:of|to|for)/,
    /you get (?:if|when) you/,
    /(?:i|we|you|one) gets? (?:if|when|by) (?:i |we |you |one )?/,
    /the/,
    /sum:/,
    /equation:?/,
    /expression:?/,
    /problem:?/,
    /if (?:i|you|we) (?=add|multiply|divide|subtract|take)/,
  ),
  /\s+/,
)
const ENDING = /\s?(?:\b(?:equals?(?: to)?(?: what)?|makes?|come to|is what|is how much|is)|=(?:\s?\?+)?)\s*$/

const REWRITES: [RegExp, string][] = [
  [/\bpercent\b|\bper cent\b|\bpct\b/g, '%'],
  [/\bnegative (?=\d)/g, '-'],
  [/^difference (?:between|of) (.+?) and (.+)$/, 'abs(($1)-($2))'],
  [/^(?:product|multiplication) of (.+?) (?:and|with|by) (.+)$/, '($1)*($2)'],
  [/^(?:quotient|ratio|division) of (.+?) (?:and|to|by) (.+)$/, '($1) / ($2)'],
  [/^(?:remainder|rest) (?:of|when|if|from|after)(?: dividing)? (.+?)(?: is)?(?: divided)? by (.+)$/, '($1) mod ($2)'],
  [/^add(?:ing)? (.+?) (?:and|to|with|plus) (.+)$/, '($1)+($2)'],
  [/^(?:subtract(?:ing)?|take|deduct)(?: away)? (.+?) (?:away )?from (.+)$/, '($2)-($1)'],
  [/^multiply(?:ing)? (.+?) (?:by|and|with|times) (.+)$/, '($1)*($2)'],
  [/^divid(?:e|ing) (.+?) (?:by|with) (.+)$/, '($1) / ($2)'],
  [
    /^(?:divide|split|share) (.+?) (?:between|among|into|in|across) (\d+)(?: (?:people|persons|ways|parts|friends|equal parts|equally))*$/,
    '($1) / $2',
  ],
  [/\b(?:the )?(\d+)(?:st|nd|rd|th) root (?:of )?(\d+(?:\.\d+)?)/g, '($2)^(1/$1)'],
  [/\b(?:the )?cub(?:e|ic) root (?:of )?/g, 'cbrt '],
  [/\b(?:the )?(?:square|sqr|2nd) root (?:of )?|\broot of (?=\d)/g, 'sqrt '],
  [/\b(?:the )?absolute value (?:of )?|\bmodulus of /g, 'abs '],
  [/\b(?:the )?natural log(?:arithm)?(?: of)? /g, 'ln '],
  [/\blog(?:arithm)? (?:to )?(?:the )?base 2 (?:of )?(\d+(?:\.\d+)?)/g, 'log2 $1'],
  [/\blog(?:arithm)? (?:to )?(?:the )?base (\d+) (?:of )?(\d+(?:\.\d+)?)/g, '(ln $2/ln $1)'],
  [/\blog(?:arithm)? of /g, 'log '],
  [/\blogarithm /g, 'log '],
  [/\b(?:the )?(sin)e? (?:of )?|\b(?:the )?(cos)(?:ine)? (?:of )?|\b(?:the )?(tan)(?:gent)? (?:of )?/g, '$1$2$3 '],
  [/\b(?:the )?factorial (?:of )?(\d+)/g, '$1!'],
  [/(\d)(?:'s)? factorial\b/g, '$1!'],
  [/\b(?:the )?square of (\d+(?:\.\d+)?)/g, '$1^2'],
  [/\b(?:the )?cube of (\d+(?:\.\d+)?)/g, '$1^3'],
  [/\bsquare (\d+(?:\.\d+)?)$/g, '$1^2'],
  [/\bcube (\d+(?:\.\d+)?)$/g, '$1^3'],
  [/ squared\b/g, '^2'],
  [/ cubed\b/g, '^3'],
  [/ (?:raised )?to (?:the )?power (?:of )?| raised to /g, '^'],
  [/ to the (\d+)(?:st|nd|rd|th)?(?: power)?\b/g, '^$1'],
  [/\b(?:twice|double|2 times|doubled) /g, '2*'],
  [/\b(?:thrice|triple|3 times|treble) /g, '3*'],
  [/\bquadruple /g, '4*'],
  [/ (?:times|multiplied (?:by|with)|lots of|groups of) /g, '*'],
  [/ (?:divided by|over) /g, ' / '],
  [/ (?:plus|added to|add|and also) /g, '+'],
  [/ (?:minus|take away|subtract|less) /g, '-'],
  [/^(?:minus) /, '-'],
  [/ (?:modulo|mod) /g, ' mod '],
]

const LONE_BRACKETS = /(?<![a-z\d)!]\s?)\((\d[\d.,]*)\)/g

/** Puts signs for spoken operators, after taking off the question around the sum. Expects lower case with digits for number words. */
export function toExpression(text: string): string {
  let inner = text.replace(/[$£€](?=\d)/g, '')
  for (let turn = 0; turn < 4; turn += 1) inner = inner.replace(SHELL, '').replace(ENDING, '').trim()
  for (const [spoken, written] of REWRITES) inner = inner.replace(spoken, written)
  return inner
    .replace(/(\d|\))\s*[x✕✖]\s*(?=\d|\(|sqrt|√)/g, '$1×')
    .replace(LONE_BRACKETS, '$1')
    .trim()
}

/** Works out a sum given in signs or words. */
export function workArithmetic(text: string): Worked {
  const expression = toExpression(text)
  if (NOT_SUMS.test(expression) || !/\d|π|\bpi\b/.test(expression)) return null
  try {
    const evaluated = evaluate(expression)
    const isSingleFraction = /^\d+\/\d+$/.test(expression)
    if (!evaluated || (evaluated.operations === 0 && !isSingleFraction)) return null
    return say(evaluated, isSingleFraction)
  } catch (error) {
    if (error instanceof CannotWork) return { refusal: error.message }
    throw error
  }
}

const SOLE_NAMES: Record<string, string> = toTable({
  sqrt: 'the square root of',
  cbrt: 'the cube root of',
  abs: 'the absolute value of',
})

function nameSubject(pretty: string, sole: string | null): string {
  const named = sole ? SOLE_NAMES[sole] : undefined
  const difference = /^abs \((\S+) − (\S+)\)$/.exec(pretty)
  if (difference) return `The difference between ${difference[1]} and ${difference[2]}`
  return named ? startSentence(`${named} ${pretty.replace(/^(?:[√∛]|abs)\s*/, '')}`) : pretty
}

function say(evaluated: Evaluated, isSingleFraction: boolean): Worked {
  const { value, pretty, sole } = evaluated
  const amount = writeValue(value)
  const fraction = 'exact' in value && !isWhole(value.exact) && value.exact.bottom < 1_000_000n ? value.exact : null
  const notes = [
    ...(evaluated.usesRadians ? ['the angle is read in radians'] : []),
    ...(fraction && amount.isRounded && !evaluated.hasFraction
      ? [`exactly ${fraction.top}/${fraction.bottom}`.replace('-', '−')]
      : []),
  ]
  const note = notes.length > 0 ? ` (${listWords(notes)})` : ''
  const working = `${pretty} ${sayEquals(amount)}`
  if (fraction && evaluated.hasFraction && !isSingleFraction) {
    const exactly = `${fraction.top}/${fraction.bottom}`.replace('-', '−')
    return {
      text: `${pretty} is ${exactly}, which ${sayIs(amount)}.`,
      working: `${pretty} = ${exactly} ${sayEquals(amount)}`,
    }
  }
  const subject = nameSubject(pretty, sole)
  return { text: `${subject} ${sayIs(amount)}${note}.`, working }
}
