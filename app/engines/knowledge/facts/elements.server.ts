import { toTable } from '#app/platform/table.ts'
import { readPackageData } from './package-data.server.ts'
import { fold } from './wording.ts'

/** A chemical element; `mass` is the mean atomic mass in unified units, null where no stable mix exists. */
export type Element = { number: number; symbol: string; name: string; mass: number | null }

const OTHER_NAMES: Record<string, string> = toTable({
  aluminum: 'aluminium',
  cesium: 'caesium',
  sulphur: 'sulfur',
  wolfram: 'tungsten',
  quicksilver: 'mercury',
  natrium: 'sodium',
  kalium: 'potassium',
})

type Book = { all: Element[]; byName: Map<string, Element>; bySymbol: Map<string, Element> }
let book: Book | null = null

/** The 118 elements, read on first use; the large isotope tables are not kept. */
export function openElements(): Book {
  if (book) return book
  const { elements } = readPackageData<{ elements: Element[] }>('chemical-elements/lib/src/elements.js')
  const all = elements.map(({ number, symbol, name, mass }) => ({ number, symbol, name, mass }))
  const byName = new Map(all.map((element) => [fold(element.name), element]))
  for (const [other, name] of Object.entries(OTHER_NAMES)) {
    const element = byName.get(name)
    if (element) byName.set(other, element)
  }
  book = { all, byName, bySymbol: new Map(all.map((element) => [element.symbol.toLowerCase(), element])) }
  return book
}

/** Atomic mass to four decimals at most, without trailing zeros. */
export const writeMass = (mass: number) => String(Number(mass.toFixed(mass < 100 ? 3 : 2)))

/** The molar mass of a formula such as H2O or Ca(OH)2 in g/mol with its parts, or null when it is no formula. */
export function weighFormula(formula: string): { mass: number; parts: string[] } | null {
  if (!/^(?:[A-Z][a-z]?\d{0,3}|\(|\)\d{0,3}){1,24}$/.test(formula)) return null
  const counts = new Map<string, number>()
  const stack: number[] = []
  let factor = 1
  for (const [, symbol, digits, close, times] of [
    ...formula.matchAll(/([A-Z][a-z]?)(\d*)|(\))(\d*)|\(/g),
  ].toReversed()) {
    if (close) {
      stack.push(factor)
      factor *= Number(times || 1)
    } else if (symbol) counts.set(symbol, (counts.get(symbol) ?? 0) + factor * Number(digits || 1))
    else {
      const outer = stack.pop()
      if (outer === undefined) return null
      factor = outer
    }
  }
  let mass = 0
  const parts: string[] = []
  for (const [symbol, many] of [...counts].toReversed()) {
    const element = openElements().all.find((each) => each.symbol === symbol)
    if (!element?.mass) return null
    mass += element.mass * many
    parts.push(`${many} × ${writeMass(element.mass)} (${symbol})`)
  }
  return stack.length === 0 && parts.length > 0 ? { mass, parts } : null
}
