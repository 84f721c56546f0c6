import { plain, startSentence, writeAmount, writeNumber } from '../amount.ts'
import {
  fromInteger,
  findSquareRoot,
  add,
  multiply,
  type Rational,
  readDecimal,
  toNumber,
  toRational,
} from '../rational.ts'
import { findUnit } from '../unit-table.ts'
import type { Worked } from './worked.ts'

type Measure = 'radius' | 'diameter' | 'side' | 'width' | 'length' | 'height' | 'base' | 'leg'
type Sizes = Partial<Record<Measure, Rational>>
/** What a formula gives: a factor of π and the rest, how it was reached, and whether length (1), area (2) or volume (3). */
type Formula = {
  shapes: string
  of: string
  needs: readonly Measure[]
  power: 1 | 2 | 3
  isOfPi?: boolean
  isRoot?: boolean
  work: (sizes: Record<string, Rational>) => Rational
  say: (sizes: Record<string, string>) => string
}

const times = (...factors: (Rational | undefined)[]): Rational =>
  factors.reduce<Rational>((product, factor) => multiply(product, factor ?? fromInteger(0)), fromInteger(1))
const part = (top: number, bottom: number) => toRational(BigInt(top), BigInt(bottom))
const whole = fromInteger
const squares = (a: Rational | undefined, b: Rational | undefined) => add(times(a, a), times(b, b))

/** Euclid's and Archimedes' formulas of plane and solid figures. */
const FORMULAS: readonly Formula[] = [
  {
    shapes: 'circle|disc|disk',
    of: 'area',
    needs: ['radius'],
    power: 2,
    isOfPi: true,
    work: ({ radius: r }) => times(r, r),
    say: ({ radius: r }) => `π × ${r}²`,
  },
  {
    shapes: 'circle|disc|disk',
    of: 'circumference|perimeter',
    needs: ['radius'],
    power: 1,
    isOfPi: true,
    work: ({ radius: r }) => times(whole(2), r),
    say: ({ radius: r }) => `2 × π × ${r}`,
  },
  {
    shapes: 'square',
    of: 'area',
    needs: ['side'],
    power: 2,
    work: ({ side: a }) => times(a, a),
    say: ({ side: a }) => `${a}²`,
  },
  {
    shapes: 'square',
    of: 'perimeter',
    needs: ['side'],
    power: 1,
    work: ({ side: a }) => times(whole(4), a),
    say: ({ side: a }) => `4 × ${a}`,
  },
  {
    shapes: 'square',
    of: 'diagonal',
    needs: ['side'],
    power: 1,
    isRoot: true,
    work: ({ side: a }) => squares(a, a),
    say: ({ side: a }) => `√(${a}² + ${a}²)`,
  },
  {
    shapes: 'rectangle',
    of: 'area',
    needs: ['length', 'width'],
    power: 2,
    work: ({ length: a, width: b }) => times(a, b),
    say: ({ length: a, width: b }) => `${a} × ${b}`,
  },
  {
    shapes: 'rectangle',
    of: 'perimeter',
    needs: ['length', 'width'],
    power: 1,
    work: ({ length: a = whole(0), width: b = whole(0) }) => times(whole(2), add(a, b)),
    say: ({ length: a, width: b }) => `2 × (${a} + ${b})`,
  },
  {
    shapes: 'rectangle',
    of: 'diagonal',
    needs: ['length', 'width'],
    power: 1,
    isRoot: true,
    work: ({ length: a, width: b }) => squares(a, b),
    say: ({ length: a, width: b }) => `√(${a}² + ${b}²)`,
  },
  {
    shapes: 'triangle',
    of: 'area',
    needs: ['base', 'height'],
    power: 2,
    work: ({ base: a, height: b }) => times(part(1, 2), a, b),
    say: ({ base: a, height: b }) => `${a} × ${b} ÷ 2`,
  },
  {
    shapes: 'triangle',
    of: 'hypotenuse',
    needs: ['leg', 'height'],
    power: 1,
    isRoot: true,
    work: ({ leg: a, height: b }) => squares(a, b),
    say: ({ leg: a, height: b }) => `√(${a}² + ${b}²)`,
  },
  {
    shapes: 'cube',
    of: 'volume',
    needs: ['side'],
    power: 3,
    work: ({ side: a }) => times(a, a, a),
    say: ({ side: a }) => `${a}³`,
  },
  {
    shapes: 'cube',
    of: 'surface area|surface',
    needs: ['side'],
    power: 2,
    work: ({ side: a }) => times(whole(6), a, a),
    say: ({ side: a }) => `6 × ${a}²`,
  },
  {
    shapes: 'sphere|ball',
    of: 'volume',
    needs: ['radius'],
    power: 3,
    isOfPi: true,
    work: ({ radius: r }) => times(part(4, 3), r, r, r),
    say: ({ radius: r }) => `4/3 × π × ${r}³`,
  },
  {
    shapes: 'sphere|ball',
    of: 'surface area|surface|area',
    needs: ['radius'],
    power: 2,
    isOfPi: true,
    work: ({ radius: r }) => times(whole(4), r, r),
    say: ({ radius: r }) => `4 × π × ${r}²`,
  },
  {
    shapes: 'cylinder',
    of: 'volume',
    needs: ['radius', 'height'],
    power: 3,
    isOfPi: true,
    work: ({ radius: r, height: h }) => times(r, r, h),
    say: ({ radius: r, height: h }) => `π × ${r}² × ${h}`,
  },
  {
    shapes: 'cone',
    of: 'volume',
    needs: ['radius', 'height'],
    power: 3,
    isOfPi: true,
    work: ({ radius: r, height: h }) => times(part(1, 3), r, r, h),
    say: ({ radius: r, height: h }) => `1/3 × π × ${r}² × ${h}`,
  },
  {
    shapes: 'box|cuboid|rectangular prism',
    of: 'volume',
    needs: ['length', 'width', 'height'],
    power: 3,
    work: ({ length: a, width: b, height: c }) => times(a, b, c),
    say: ({ length: a, width: b, height: c }) => `${a} × ${b} × ${c}`,
  },
]

const SHAPES = [...new Set(FORMULAS.flatMap(({ shapes }) => shapes.split('|')))].join('|')
const OF = [...new Set(FORMULAS.flatMap(({ of }) => of.split('|')))].toSorted((a, b) => b.length - a.length).join('|')
const ASKED = new RegExp(
  `^(?:what is |find |calculate |compute |work out |give |how (?:big|large|long) is )?(?:the )?(?<of>${OF}) (?:of|for) (?:an? |the )?(?:right(?:-angled| angled| angle)? )?(?<shape>${SHAPES}),? ?(?:(?:with|whose|having|that has|which has|of|if|when|measuring|where) )?(?:the |an? |its )?(?<rest>.+)$`,
)
const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`
const UNIT = '(?: ?(?<unit>[a-zµ]+?))??'
const MEASURES = 'radius|diameter|sides?|edges?|width|length|height|base|legs?|catheti'
const NAMED = [
  new RegExp(`^(?<name>${MEASURES})(?: length)?s?(?: of| is| =|:| equal to| are)? ?(?<number>${NUMBER})${UNIT}$`),
  new RegExp(`^(?<number>${NUMBER})${UNIT} (?<name>${MEASURES})$`),
  new RegExp(`^(?<number>${NUMBER})${UNIT}(?: (?:long|wide|high|tall))?$`),
]

/** Areas, perimeters and volumes of plain figures, by their formulas. */
export function workShape(text: string): Worked {
  const groups = ASKED.exec(text)?.groups
  if (!groups?.rest) return null
  const formula = FORMULAS.find(
    ({ shapes, of }) => shapes.split('|').includes(groups.shape ?? '') && of.split('|').includes(groups.of ?? ''),
  )
  const read = formula && readSizes(groups.rest, formula.needs)
  if (!formula || !read) return null
  return say(formula, read, groups.of ?? '', groups.shape ?? '')
}

/** The sizes in "radius 5 cm and height 10 cm" or "5 by 3 m", named or in the order of the formula; null when one is left over. */
function readSizes(rest: string, needs: readonly Measure[]): { sizes: Sizes; unit: string } | null {
  const pieces = rest.split(/,? and (?:the |an? )?|, (?:the |an? )?| by | ?[x×] /).map((piece) => piece.trim())
  const sizes: Sizes = {}
  const units = new Set<string>()
  for (const piece of pieces) {
    const groups = NAMED.map((form) => form.exec(piece)?.groups).find((found) => found !== undefined)
    const value = readDecimal(groups?.number ?? '')
    if (!groups || !value) return null
    if (groups.unit) units.add(groups.unit)
    const named = toMeasure(groups.name)
    const measure = measureOf(named, needs, sizes)
    if (!measure || sizes[measure] || (!named && pieces.length === 1 && measure === 'radius')) return null
    sizes[measure] = named === 'diameter' ? times(part(1, 2), value) : value
  }
  const [unit = ''] = units
  const isKnown = unit === '' || findUnit(unit)?.dimension === 'length'
  return units.size <= 1 && isKnown && needs.every((need) => sizes[need])
    ? { sizes, unit: findUnit(unit)?.sign ?? '' }
    : null
}

/** What a size is for: the one it is named as, or the first still missing where it bears no name or a looser one. */
function measureOf(named: Measure | null, needs: readonly Measure[], sizes: Sizes): Measure | undefined {
  if (named && needs.includes(named)) return named
  if (named === 'diameter') return needs.find((need) => need === 'radius')
  const free = needs.find((need) => !sizes[need])
  return named === null || free === 'length' || free === 'width' || needs.includes('leg') ? free : undefined
}

const toMeasure = (name: string | undefined): Measure | null =>
  name === undefined
    ? null
    : /^edge/.test(name)
      ? 'side'
      : /^cathet/.test(name)
        ? 'leg'
        : (name.replace(/s$/, '').replace('radiu', 'radius') as Measure)

function say(formula: Formula, { sizes, unit }: { sizes: Sizes; unit: string }, of: string, shape: string): Worked {
  const values = sizes as Record<string, Rational>
  const result = formula.work(values)
  const sign = unit ? ` ${unit}${['', '²', '³'][formula.power - 1] ?? ''}` : ''
  const shown = formula.say(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)])))
  const given = formula.needs
    .filter((need) => need !== 'leg')
    .map((need) => `${need} ${plain(values[need] ?? whole(0))}${unit ? ` ${unit}` : ''}`)
  const subject = of === 'hypotenuse' ? 'The hypotenuse' : `The ${of} of a ${shape} with ${given.join(' and ')}`
  if (formula.isOfPi) {
    const amount = writeNumber(toNumber(result) * Math.PI, 6).text
    const exact =
      result.bottom === 1n ? `${result.top === 1n ? '' : plain(result)}π` : `${result.top}/${result.bottom} × π`
    return {
      text: `${subject} is ${exact}${sign}, about ${amount}${sign}.`,
      working: `${shown} = ${exact} ≈ ${amount}${sign}`,
    }
  }
  const root = formula.isRoot ? findSquareRoot(result) : result
  const amount = root ? writeAmount(root) : writeNumber(Math.sqrt(toNumber(result)), 6)
  const about = root ? '' : 'about '
  return {
    text: `${startSentence(subject)} is ${about}${amount.text}${sign}.`,
    working: `${shown} ${root ? '=' : '≈'} ${amount.text}${sign}`,
  }
}
