import { getScreen, isScreenId } from '#app/catalogue/screens.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { guest } from '#app/kits/asking/engines/viewer.ts'
import { clock } from '#app/platform/clock.ts'
import { once } from '#app/platform/once.ts'
import { portLabels, portNames } from '#app/providers/ports.ts'
import { countWays } from './ecosystem.store.server.ts'
import { toMap, type MapEngine } from './map.ts'

export const DAYS = 7
const DAY_MS = 86_400_000
const KEPT_MS = 60_000

type Kept = { at: number; view: Promise<Awaited<ReturnType<typeof draw>>> }
const kept = () => once('ecosystem-map', (): { now: Kept | null } => ({ now: null }))

/** The map of a week, counted once a minute at most. Engines that only some may use, and their uses, are on no map. */
export async function readEcosystem() {
  const [it, now] = [kept(), clock.now().getTime()]
  if (!it.now || now - it.now.at > KEPT_MS)
    it.now = { at: now, view: draw(new Date(now - DAYS * DAY_MS), new Date(now)) }
  return it.now.view.catch((error: unknown) => {
    it.now = null
    throw error
  })
}
export type EcosystemView = Awaited<ReturnType<typeof readEcosystem>>

async function draw(since: Date, at: Date) {
  const lists = await Promise.all(
    portNames.map(async (port) =>
      (await listEngines(guest, port)).map(({ engine }): MapEngine => ({
        ...{ id: engine.id, label: engine.label, port, isBuiltIn: engine.providerId === null },
      })),
    ),
  )
  const engines = lists.flat()
  const ways = await countWays(since)
  const known = new Set(engines.map(({ id }) => id))
  const map = toMap(ways, engines, {
    screen: (id) => (isScreenId(id) ? getScreen(id).title : 'Programs and checks'),
    port: (id) => (Object.hasOwn(portLabels, id) ? portLabels[id as keyof typeof portLabels] : id),
  })
  const rows = engines.map(({ id, label, port, isBuiltIn }) => {
    const own = ways.filter((way) => way.engineId === id && way.port === port)
    const sum = (states: readonly string[]) =>
      own.filter(({ state }) => states.includes(state)).reduce((all, { uses }) => all + uses, 0)
    const total = own.reduce((all, { uses }) => all + uses, 0)
    return {
      id: `${port} ${id}`,
      label,
      port: portLabels[port as keyof typeof portLabels],
      isBuiltIn,
      total,
      failed: sum(['failed']),
    }
  })
  const total = ways.filter(({ engineId }) => known.has(engineId)).reduce((all, { uses }) => all + uses, 0)
  return { map, rows: rows.sort((a, b) => b.total - a.total), total, at }
}
