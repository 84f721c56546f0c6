import { plain, writeAmount, writeNumber } from './amount.ts'
import { CannotWork, evaluate } from './expression.ts'
import {
  add,
  divide,
  findSquareRoot,
  fromInteger,
  isSame,
  multiply,
  negate,
  type Rational,
  subtract,
  toNumber,
} from './rational.ts'
import type { Worked } from './problems/worked.ts'

const ASK = '(?:please )?(?:solve|find|calculate|work out|determine|compute|what is|what does|get|give)?'
const ASKED = [
  /^if (?<e>[^=]+=[^=]+?),? (?:then )?(?:what is|find|what does|solve for|work out|calculate) (?:the )?(?:value of )?[a-z](?: equal)?$/,
  /^(?<e>[^=]+=[^=]+?),? (?:solve for|find|what is|solve|then) (?:the )?(?:value of )?(?:[a-z])?$/,
  new RegExp(
    `^${ASK} ?(?:the )?(?:linear |quadratic )?(?:equation )?(?:for )?(?:(?:value of )?[a-z] ?(?:equal )?(?:in|if|when|where|for|:) ?)?(?<e>[^=]+=[^=]+)$`,
  ),
]
const SPOKEN: readonly [RegExp, string][] = [
  [/ (?:plus|added to) /g, ' + '],
  [/ (?:minus|less) /g, ' - '],
  [/(?<=\d|\)) times (?=[a-z]\b|\()/g, ' * '],
  [/ (?:equals|is equal to) /g, ' = '],
  [/ squared\b/g, '^2'],
]
/** Where the polynomial is read, and where it must hold as well. */
const [READ, HELD] = [
  [0, 1, 2],
  [3, -1, 5, -7],
]

/** Solves an equation of first or second degree in one unknown, named by a letter. */
export function workEquation(text: string): Worked {
  const spoken = SPOKEN.reduce((said, [words, sign]) => said.replace(words, sign), text)
  const equation = ASKED.map((form) => form.exec(spoken)?.groups?.e).find((found) => found !== undefined)
  const [left = '', right = ''] = equation?.split('=').map((side) => side.trim()) ?? []
  const letters = new Set(`${left} ${right}`.match(/[a-z]+/g))
  const [unknown] = letters
  if (!equation || letters.size !== 1 || unknown?.length !== 1 || unknown === 'e' || /\d\s*x\s*\d/.test(equation))
    return null
  if (/^[a-z] ?= ?[\d.,]+$|^[\d.,]+ ?= ?[a-z]$/.test(equation)) return null
  try {
    const [c, b, a] = readCoefficients(left, right, unknown) ?? []
    if (!a || !b || !c) return null
    const written = equation
      .replace(/\s*([-+*/=])\s*/g, ' $1 ')
      .replaceAll(' - ', ' − ')
      .replaceAll(' * ', ' × ')
      .trim()
    return a.top === 0n ? solveLinear(unknown, b, c, written) : solveQuadratic(unknown, { a, b, c }, written)
  } catch (error) {
    if (error instanceof CannotWork) return null
    throw error
  }
}

/** The numbers before 1, x and x² in left − right = 0; null where it is no such polynomial. */
function readCoefficients(left: string, right: string, unknown: string): [Rational, Rational, Rational] | null {
  const at = (x: number): Rational | null => {
    const [l, r] = [left, right].map((side) => evaluate(side.replaceAll(unknown, `(${x})`))?.value)
    return l && r && 'exact' in l && 'exact' in r ? subtract(l.exact, r.exact) : null
  }
  const [f0, f1, f2] = READ.map(at)
  if (!f0 || !f1 || !f2) return null
  const a = divide(add(subtract(f2, multiply(fromInteger(2), f1)), f0), fromInteger(2))
  const b = subtract(subtract(f1, f0), a)
  const isHeld = HELD.every((x) => {
    const found = at(x)
    const value = fromInteger(x)
    return found && isSame(found, add(f0, multiply(value, add(b, multiply(a, value)))))
  })
  return isHeld ? [f0, b, a] : null
}

function solveLinear(unknown: string, b: Rational, c: Rational, written: string): Worked {
  if (b.top === 0n)
    return {
      text: c.top === 0n ? `${written} holds for every ${unknown}.` : `${written} has no solution.`,
      working: `${plain(c)} = 0 ${c.top === 0n ? 'always' : 'never'} holds`,
    }
  const root = divide(negate(c), b)
  const factor = plain(b).replace(/^(−?)1$/, '$1')
  const steps = [written, `${factor}${unknown} = ${plain(negate(c))}`, `${unknown} = ${write(root)}`]
  return { text: `${written} has the solution ${unknown} = ${write(root)}.`, working: [...new Set(steps)].join('; ') }
}

/** A fraction that decimals don't hold stands as a fraction, with about how much that is. */
function write(value: Rational): string {
  const amount = writeAmount(value)
  return amount.isRounded && value.bottom < 1_000_000n
    ? `${value.top}/${value.bottom}`.replace('-', '−') + ` (about ${writeNumber(toNumber(value), 6).text})`
    : amount.text
}

function solveQuadratic(unknown: string, of: Record<'a' | 'b' | 'c', Rational>, written: string): Worked {
  const { a, b, c } = of
  const discriminant = subtract(multiply(b, b), multiply(fromInteger(4), multiply(a, c)))
  const working = `${unknown} = (−b ± √(b² − 4ac)) ÷ 2a with a = ${plain(a)}, b = ${plain(b)}, c = ${plain(c)}; b² − 4ac = ${plain(discriminant)}`
  if (discriminant.top < 0n) return { text: `${written} has no real solution.`, working }
  const twice = multiply(fromInteger(2), a)
  const root = findSquareRoot(discriminant)
  const [first, second] = root
    ? [add(negate(b), root), subtract(negate(b), root)].map((top) => write(divide(top, twice)))
    : [1, -1].map((sign) => {
        const top = -toNumber(b) + sign * Math.sqrt(toNumber(discriminant))
        return writeNumber(top / toNumber(twice), 6).text
      })
  if (discriminant.top === 0n) return { text: `${written} has the one solution ${unknown} = ${first}.`, working }
  const is = root ? '=' : '≈'
  return {
    text: `${written} has the solutions ${unknown} ${is} ${first} and ${unknown} ${is} ${second}.`,
    working,
  }
}
