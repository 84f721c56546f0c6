import { matchPath } from '@remix-run/router'
import { screens, type ScreenId } from './screens.ts'

export type ScreenAt = { id: ScreenId; params: Readonly<Record<string, string | undefined>>; variant: string | null }

/** The catch-alls come last, whatever stands beside them. */
const LAST: readonly string[] = ['/:topic', '*']

const fixed = new Map<string, ScreenId>()
const patterns: { pattern: string; id: ScreenId; least: number; most: number }[] = []
for (const [id, { paths }] of Object.entries(screens) as [ScreenId, { paths: readonly string[] }][]) {
  for (const path of paths) {
    if (/[:*]/.test(path)) patterns.push({ pattern: path, id, ...segmentsOf(path) })
    else fixed.set(path.toLowerCase(), id)
  }
}
patterns.sort((a, b) => rank(a.pattern) - rank(b.pattern))

/** The screen behind a path, by any of its addresses and in any letter case; every path has one, at last `not-found`. */
export function screenAt(pathname: string): ScreenAt {
  const path = pathname.replace(/\/+$/, '').toLowerCase() || '/'
  const id = fixed.get(path)
  if (id) return { id, params: {}, variant: variantOf(id, path) }
  const segments = path.split('/').length - 1
  for (const { pattern, id: candidate, least, most } of patterns) {
    if (segments < least || segments > most) continue
    const match = matchPath({ path: pattern, end: true }, pathname)
    if (match) return { id: candidate, params: match.params, variant: variantOf(candidate, path) }
  }
  return { id: 'not-found', params: {}, variant: null }
}

function variantOf(id: ScreenId, path: string): string | null {
  const { variants } = screens[id] as { variants?: Readonly<Record<string, string>> }
  const found = Object.entries(variants ?? {}).find(([alias]) => alias.toLowerCase() === path)
  return found ? found[1] : null
}

/** How many segments a path may have to match: matching is dear, counting is not. */
function segmentsOf(pattern: string): { least: number; most: number } {
  const segments = pattern.split('/').filter(Boolean)
  const least = segments.filter((segment) => segment !== '*' && !segment.endsWith('?')).length
  return { least, most: segments.includes('*') ? Infinity : segments.length }
}

/** Fixed segments before parameters, longer before shorter, catch-alls last. */
function rank(pattern: string): number {
  if (LAST.includes(pattern)) return 1_000 + LAST.indexOf(pattern)
  const segments = pattern.split('/')
  return segments.filter((segment) => /^[:*]/.test(segment)).length * 100 - segments.length
}
