type One = string | number | null | undefined
/** A list makes the name stand several times. */
export type Query = Readonly<Record<string, One | readonly One[]>>

type Params = Readonly<Record<string, string | undefined>>

/** The address behind a React Router pattern, with its query. */
export const toAddress = (pattern: string, params?: Params | null, query?: Query): string =>
  fillPath(pattern, params ?? {}) + toQuery(query ?? {})

/** Fills a React Router pattern; a splat keeps its slashes, an absent optional segment disappears. */
export function fillPath(pattern: string, params: Params): string {
  const segments = pattern.split('/').flatMap((segment) => {
    if (segment === '*') return (params['*'] ?? '').split('/').filter(Boolean).map(encodeURIComponent)
    if (!segment.startsWith(':')) return [segment]
    const value = params[segment.replace(/^:|\?$/g, '')]
    return value ? [encodeURIComponent(value)] : []
  })
  return segments.join('/') || '/'
}

/** `?a=1&b=2`, or nothing when every value is empty. */
export function toQuery(query: Query): string {
  const pairs = Object.entries(query)
    .flatMap(([name, value]) => (isList(value) ? value : [value]).map((one) => [name, one] as const))
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
  return pairs.length ? `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}` : ''
}

const isList = (value: One | readonly One[]): value is readonly One[] => Array.isArray(value)
