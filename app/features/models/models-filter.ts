import type { PortName } from '#app/providers/ports.ts'
import { readTableState, type TableOrder } from '#app/ui/data/table-address.ts'
import { findPort } from './try-ports.ts'

export const modelColumns = ['label', 'price', 'speed', 'context'] as const
export type ModelColumn = (typeof modelColumns)[number]

export const places = { 'built-in': 'Built in', 'remote': 'Configured', 'own': 'Your own' } as const
export type Place = keyof typeof places

/** So many stand side by side. */
const COMPARED_MAX = 4

export type ModelsFilter = {
  q: string
  port: PortName | null
  where: Place | null
  /** Null: the operator's order. */
  order: TableOrder<ModelColumn> | null
  compare: string[]
  /** The engine to try. */
  trying: string | null
  /** What it should do. */
  doing: PortName | null
}

/** What an address asks of the list of engines; what can't be read is left out. */
export function readModelsFilter(params: URLSearchParams): ModelsFilter {
  const { query, order } = readTableState(params, {
    columns: modelColumns,
    order: { column: 'label', direction: 'asc' },
  })
  const where = params.get('where') ?? ''
  return {
    q: query,
    port: findPort(params.get('port')),
    where: Object.hasOwn(places, where) ? (where as Place) : null,
    order: params.has('sort') ? order : null,
    compare: [...new Set(params.getAll('compare'))].slice(0, COMPARED_MAX),
    trying: params.get('try'),
    doing: findPort(params.get('do')),
  }
}
