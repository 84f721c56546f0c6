import type { Engine } from '#app/providers/engine.ts'
import type { PortName } from '#app/providers/ports.ts'
import { embeddedEngines } from './embedded.server.ts'
import { listEngineSettings, type EngineSettings } from './engine-settings.store.server.ts'
import { isPrivatePlace } from './private-place.ts'
import { findPrice, priceVersion } from './price-list.ts'
import type { Price } from './price.ts'
import { toConfig } from './provider-config.server.ts'
import { listProviderRows, listUsableRows, type ProviderRow } from './providers.store.server.ts'
import { serveTextPorts } from './text-ports.ts'
import type { Viewer } from './viewer.ts'

/** An engine with what was decided about it. */
export type ListedEngine<Port extends PortName = PortName> = {
  engine: Engine<Port>
  /** Null is unknown. */
  price: Price | null
  /** The edition the price is from; `operator` when the operator named it. */
  priceVersion: string | null
  /** Paid by the viewer's own key. */
  isOwn: boolean
  isEnabled: boolean
  /** Who may use it; null: everybody. */
  plans: readonly string[] | null
}

const isFree = ({ inputMicros, outputMicros }: Price) => inputMicros === 0 && outputMicros === 0
const FREE: Price = { inputMicros: 0, outputMicros: 0 }

/**
 * The engines somebody may use, in the operator's order: own ones first, then configured ones, then the built-in. The
 * first of a port is the one to take when nobody chose.
 */
export async function listEngines<Port extends PortName>(viewer: Viewer, port: Port): Promise<ListedEngine<Port>[]> {
  const all = await listAll(await listUsableRows(viewer.id), viewer.id)
  return all.filter((one) => one.engine.port === port && isFor(one, viewer)) as unknown as ListedEngine<Port>[]
}

/** One engine of a port for somebody; null when there is none of this id, or it is not for them. */
export async function findEngine<Port extends PortName>(
  viewer: Viewer,
  port: Port,
  id: string,
): Promise<ListedEngine<Port> | null> {
  return (await listEngines(viewer, port)).find(({ engine }) => engine.id === id) ?? null
}

/** Every engine somebody may use, of all ports. */
export async function listAllEngines(viewer: Viewer): Promise<ListedEngine[]> {
  return (await listAll(await listUsableRows(viewer.id), viewer.id)).filter((one) => isFor(one, viewer))
}

/** Every engine of the house, also those that are switched off, for its operator. */
export async function listEveryEngine(): Promise<ListedEngine[]> {
  return listAll(await listProviderRows(null), null)
}

const isFor = ({ isEnabled, plans, isOwn }: ListedEngine, viewer: Viewer): boolean =>
  isEnabled && (isOwn || plans === null || plans.includes(viewer.plan))

async function listAll(rows: readonly ProviderRow[], memberId: string | null): Promise<ListedEngine[]> {
  const [settings, embedded] = await Promise.all([listEngineSettings(), embeddedEngines()])
  const own = rows.filter(({ ownerId }) => ownerId !== null && ownerId === memberId)
  const configured = rows.filter(({ ownerId }) => ownerId === null)
  const house = [
    ...configured.flatMap((row) => toListed(row, settings)),
    ...embedded.map((engine) => toListedEngine(engine, FREE, null, settings.get(engine.id))),
  ].map((one, n) => ({ one, position: settings.get(one.engine.id)?.position ?? 0, n }))
  house.sort((a, b) => a.position - b.position || a.n - b.n)
  return [...own.flatMap((row) => toListed(row, new Map())), ...house.map(({ one }) => one)]
}

function toListed(row: ProviderRow, settings: ReadonlyMap<string, EngineSettings>): ListedEngine[] {
  const ready = toConfig(row)
  if (!ready) return []
  // A company at a private address is a way to it, and charges all the same; a server without a company is one's own.
  const isHome = ready.company.address === null && isPrivatePlace(ready.config.address)
  return ready.company
    .engines(ready.config)
    .flatMap((engine) => serveTextPorts(engine, row.company))
    .map((engine) => {
      const known = findPrice(row.company, engine.id.slice(row.id.length + 1))
      const price = known && (known.unit === engine.unit || isFree(known)) ? known : null
      const contextUnits = engine.contextUnits ?? known?.contextTokens ?? null
      const listed = toListedEngine(
        { ...engine, contextUnits },
        price ?? (isHome ? FREE : null),
        price && priceVersion,
        settings.get(engine.id),
      )
      return { ...listed, isEnabled: listed.isEnabled && row.isEnabled, isOwn: row.ownerId !== null }
    })
}

function toListedEngine(
  engine: Engine,
  price: Price | null,
  version: string | null,
  set: EngineSettings | undefined,
): ListedEngine {
  const isNamed = set !== undefined && set.inputMicros !== null && set.outputMicros !== null
  return {
    engine,
    price: isNamed ? { inputMicros: set.inputMicros!, outputMicros: set.outputMicros! } : price,
    priceVersion: isNamed ? 'operator' : version,
    isOwn: false,
    isEnabled: set?.isEnabled ?? true,
    plans: set?.plans ?? null,
  }
}
