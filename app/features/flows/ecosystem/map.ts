/** A row of the counters: who asked whom for what, and how often it ended how. */
export type Way = { screen: string; port: string; engineId: string; state: string; uses: number }
export type MapEngine = { id: string; label: string; port: string; isBuiltIn: boolean }
export type MapNode = { id: string; label: string; column: 0 | 1 | 2; y: number; uses: number; isIdle: boolean }
export type MapLine = { from: string; to: string; uses: number; width: number }
export type EcosystemMap = { width: number; height: number; nodes: MapNode[]; lines: MapLine[] }

export const COLUMNS = [120, 430, 760] as const
const WIDTH = 880
const ROW = 34
const TOP = 40
const MOST_SCREENS = 18
const THICKEST = 14

/**
 * Three columns: tools that asked, what they asked for, and the engines that do it. A line is as thick as its share of all
 * uses; a thin one says that an engine could do it and was not asked. Engines that are nobody’s business are left out.
 */
export function toMap(
  ways: readonly Way[],
  engines: readonly MapEngine[],
  names: { screen: (id: string) => string; port: (id: string) => string },
): EcosystemMap {
  const known = new Set(engines.map(({ id }) => id))
  const shown = ways.filter(({ engineId }) => known.has(engineId))
  const sums = new Map<string, number>()
  const add = (key: string, uses: number) => sums.set(key, (sums.get(key) ?? 0) + uses)
  for (const { screen, port, engineId, uses } of shown) {
    add(`screen:${screen}`, uses)
    add(`port:${port}`, uses)
    add(`engine:${engineId}`, uses)
    add(`screen:${screen} port:${port}`, uses)
    add(`port:${port} engine:${engineId}`, uses)
  }
  const usesOf = (key: string) => sums.get(key) ?? 0
  const byUses = (a: string, b: string) => usesOf(b) - usesOf(a) || (a < b ? -1 : 1)
  const screens = [...new Set(shown.map(({ screen }) => `screen:${screen}`))].sort(byUses).slice(0, MOST_SCREENS)
  const ports = [...new Set(engines.map(({ port }) => `port:${port}`))].sort(byUses)
  const all = [...new Set(engines.map(({ id }) => `engine:${id}`))].sort(byUses)
  const labels = new Map(engines.map(({ id, label }) => [`engine:${id}`, label]))
  const labelOf = (key: string) => {
    const [kind = '', ...rest] = key.split(':')
    const id = rest.join(':')
    return kind === 'screen' ? names.screen(id) : kind === 'port' ? names.port(id) : (labels.get(key) ?? id)
  }
  const rows = Math.max(screens.length, ports.length, all.length, 1)
  const nodes = [screens, ports, all].flatMap((keys, column) =>
    keys.map((id, n): MapNode => ({
      ...{ id, label: labelOf(id), column: column as 0 | 1 | 2, uses: usesOf(id), isIdle: usesOf(id) === 0 },
      y: Math.round(TOP + ((n + 0.5) * rows * ROW) / keys.length),
    })),
  )
  const most = Math.max(1, ...[...sums].filter(([key]) => key.includes(' ')).map(([, uses]) => uses))
  const lineOf = (from: string, to: string): MapLine => {
    const uses = usesOf(`${from} ${to}`)
    return { from, to, uses, width: uses === 0 ? 0.75 : Math.max(1.5, Math.round((uses / most) * THICKEST * 10) / 10) }
  }
  const lines = [
    ...screens.flatMap((from) => ports.map((to) => lineOf(from, to)).filter(({ uses }) => uses > 0)),
    ...engines.map(({ id, port }) => lineOf(`port:${port}`, `engine:${id}`)),
  ]
  return { width: WIDTH, height: TOP + rows * ROW + 16, nodes, lines }
}
