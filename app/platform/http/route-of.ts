import type { Request, Response } from 'express'

/** By which route a request was answered: never its address, which may tell of people. */
export function routeOf({ originalUrl }: Request, { locals }: Response): string {
  const path = originalUrl.split('?')[0] ?? ''
  const { routeId } = locals as { routeId?: string }
  if (routeId !== undefined) return routeId.replace(/#\d+$/, '')
  if (path.startsWith('/assets/')) return 'assets'
  return path === '/healthz' || path === '/livez' || path === '/metrics' ? path.slice(1) : 'other'
}
