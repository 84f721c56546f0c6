import type { Unit } from '#app/providers/engine.ts'
import type { Price } from './price.ts'
import { characterPrices, gatheredOn, secondPrices, tokenPrices, type PriceRow } from './price-list.server.ts'

/** A price with what it counts, and how many tokens fit into the model when that is known. */
export type ListPrice = Price & { unit: Unit; contextTokens: number | null }

/** The edition of the list, for the ledger: what a use cost was reckoned with. */
export const priceVersion = gatheredOn

const MICROS_A_DOLLAR = 1_000_000

/** A machine of one's own costs no money by the use. */
const FREE_COMPANIES = new Map<string, Unit>([
  ['ollama', 'token'],
  ['llama-cpp', 'token'],
  ['searxng', 'query'],
])
/** `gpt-4o-2024-08-06`, `claude-sonnet-4-5-20250929`, `…@20250929`, `…-latest`, `gemini-2.0-flash-001`. */
const EDITION = /(?:-20\d\d-\d\d-\d\d|-20\d{6}|@[\w.-]+|-latest|-00\d)$/

const lists: readonly [Unit, ReadonlyMap<string, readonly PriceRow[]>][] = [
  ['token', new Map(Object.entries(tokenPrices))],
  ['second', new Map(Object.entries(secondPrices))],
  ['character', new Map(Object.entries(characterPrices))],
]

/**
 * The list price of a model at a company, by their ids: of this very name, else of the name without its date. Machines of
 * one's own, and what ends in `:free`, cost nothing. Null is unknown, which is never nothing.
 */
export function findPrice(company: string, model: string): ListPrice | null {
  const free = FREE_COMPANIES.get(company)
  if (free) return { inputMicros: 0, outputMicros: 0, unit: free, contextTokens: null }
  const name = model.toLowerCase()
  if (company === 'openrouter' && name.endsWith(':free')) {
    const paid = findRow(company, name.slice(0, -':free'.length))
    return { inputMicros: 0, outputMicros: 0, unit: 'token', contextTokens: paid?.contextTokens ?? null }
  }
  return findRow(company, name) ?? findRow(company, name.replace(EDITION, ''))
}

function findRow(company: string, name: string): ListPrice | null {
  for (const [unit, list] of lists) {
    const row = list.get(company)?.find(([model]) => model === name)
    if (!row) continue
    const [, input, output, contextTokens] = row
    return { inputMicros: toMicros(input), outputMicros: toMicros(output), unit, contextTokens }
  }
  return null
}

/** Dollars for a million units are so many micro-dollars for one, and a million times that for a million. */
const toMicros = (dollars: number) => Math.round(dollars * MICROS_A_DOLLAR)
