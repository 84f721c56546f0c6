import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { getScreen, isScreenId } from '#app/catalogue/screens.ts'
import { toTable } from '#app/platform/table.ts'

const others: Readonly<Record<string, string>> = toTable({
  assets: 'Scripts, styles and fonts',
  healthz: '/healthz',
  metrics: '/metrics',
  root: 'Addresses that name nothing',
  other: 'Everything else',
})

/** The address pattern behind a route's id. */
export function toRouteWords(id: string): string {
  if (isScreenId(id)) return getScreen(id).paths[0]
  if (Object.hasOwn(others, id)) return others[id]!
  const call = id.replace(/^api\//, '')
  if (Object.hasOwn(allEndpoints, call)) return allEndpoints[call as keyof typeof allEndpoints]
  return id.replace(/^redirect/, '')
}
