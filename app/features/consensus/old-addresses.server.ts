import { redirect } from '@remix-run/node'
import { inVariant } from '#app/catalogue/in-variant.ts'
import type { ScreenId } from '#app/catalogue/screens.ts'

/** The parts of a run by the name that `?part=` gave them; a run without a part is its page. */
const RUN_PARTS = new Map<string | null, ScreenId>([
  ['compare', 'consensus-compare'],
  ['merge', 'consensus-merge'],
  ['share', 'consensus-share'],
])
/** Parts that need no run. */
const OTHER_PARTS = new Map<string | null, ScreenId>([
  ['chat-export', 'consensus-chat-export'],
  ['history', 'consensus-history'],
])

/** Where an address of before leads, when runs and their parts were named in the query; null for the form itself. */
export function findNewAddress(request: Request): string | null {
  const { pathname, searchParams } = new URL(request.url)
  const part = searchParams.get('part')
  const run = searchParams.get('run')
  const screen = OTHER_PARTS.get(part) ?? (run ? (RUN_PARTS.get(part) ?? 'consensus-run') : null)
  if (screen === null) return null
  searchParams.delete('part')
  const query = searchParams.toString()
  return inVariant(pathname, screen) + (query ? `?${query}` : '')
}

/** Leads on from an address of before; what a form sends there goes along. */
export function leaveOldAddress(request: Request): void {
  const address = findNewAddress(request)
  if (address !== null) throw redirect(address, 308)
}
