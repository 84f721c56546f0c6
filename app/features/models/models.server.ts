import { listAllEngines, type ListedEngine } from '#app/kits/asking/engines/registry.server.ts'
import type { Viewer } from '#app/kits/asking/engines/viewer.ts'
import { readHealth, type Health } from '#app/kits/asking/runs/health.server.ts'
import { toPriceWords } from '#app/kits/asking/runs/money-words.ts'
import { breakers } from '#app/kits/asking/runs/use-engine.server.ts'
import { clock } from '#app/platform/clock.ts'
import { groupBy } from '#app/platform/values/group-by.ts'
import { portLabels, portNames, type PortName } from '#app/providers/ports.ts'
import type { ModelsFilter } from './models-filter.ts'

/** One engine with all it can be asked. */
export type ModelRow = {
  id: string
  label: string
  about: string
  maker: string
  where: 'built-in' | 'remote' | 'own'
  ports: PortName[]
  price: string
  /** For sorting: micro-dollars of a million in and out; null is unknown. */
  priceMicros: number | null
  contextUnits: number | null
  unit: string
  health: {
    uses: number
    failed: number
    p50Ms: number | null
    p95Ms: number | null
    lastFailure: string | null
    isResting: boolean
  }
}

export type ModelsView = {
  rows: ModelRow[]
  all: number
  ports: { port: PortName; label: string }[]
  compared: ModelRow[]
}

/** The engines somebody may use, as they asked to see them. */
export async function listModels(viewer: Viewer, filter: ModelsFilter): Promise<ModelsView> {
  const [engines, health] = await Promise.all([listAllEngines(viewer), readHealth()])
  const byId = groupBy(engines, ({ engine }) => engine.id)
  const rows = [...byId.values()].map((same) => toRow(same, health.get(same[0]!.engine.id)))
  const used = new Set(rows.flatMap(({ ports }) => ports))
  return {
    rows: sorted(
      rows.filter((row) => fits(row, filter)),
      filter,
    ),
    all: rows.length,
    ports: portNames.filter((port) => used.has(port)).map((port) => ({ port, label: portLabels[port] })),
    compared: filter.compare.flatMap((id) => rows.find((row) => row.id === id) ?? []),
  }
}

function toRow(same: readonly ListedEngine[], health: Health | undefined): ModelRow {
  const { engine, price, isOwn } = same[0]!
  const ports = portNames.filter((port) => same.some((one) => one.engine.port === port))
  return {
    id: engine.id,
    label: engine.label,
    about: engine.about,
    maker: engine.maker,
    where: isOwn ? 'own' : engine.providerId === null ? 'built-in' : 'remote',
    ports,
    price: toPriceWords(price, engine.unit),
    priceMicros: price && price.inputMicros + price.outputMicros,
    contextUnits: engine.contextUnits,
    unit: engine.unit,
    health: {
      uses: health?.uses ?? 0,
      failed: health?.failed ?? 0,
      p50Ms: health?.p50Ms ?? null,
      p95Ms: health?.p95Ms ?? null,
      lastFailure: health?.lastFailure?.kind ?? null,
      isResting: breakers().isOpen(engine.id, clock.now().getTime()),
    },
  }
}

function fits(row: ModelRow, { q, port, where }: ModelsFilter): boolean {
  const words = `${row.label} ${row.maker} ${row.id} ${row.about}`.toLowerCase()
  return (
    (port === null || row.ports.includes(port)) &&
    (where === null || row.where === where) &&
    q
      .toLowerCase()
      .split(/\s+/)
      .every((word) => words.includes(word))
  )
}

const values = {
  label: ({ label }: ModelRow) => label.toLowerCase(),
  price: ({ priceMicros }: ModelRow) => priceMicros,
  speed: ({ health }: ModelRow) => health.p50Ms,
  context: ({ contextUnits }: ModelRow) => contextUnits,
}

/** What is unknown stands last, whichever way. */
function sorted(rows: ModelRow[], { order }: ModelsFilter): ModelRow[] {
  if (!order) return rows
  const way = order.direction === 'desc' ? -1 : 1
  const valueOf = values[order.column]
  return [...rows].sort((a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)]
    if (left === null || right === null) return left === right ? 0 : left === null ? 1 : -1
    return left < right ? -way : left > right ? way : 0
  })
}
