import { screens, type ScreenId } from './screens.ts'

type Cut<Path extends string> = Path extends `${infer Segment}/${infer Rest}` ? Segment | Cut<Rest> : Path
type NameOf<Segment> = Segment extends `:${string}?`
  ? never
  : Segment extends `:${infer Name}`
    ? Name
    : Segment extends '*'
      ? '*'
      : never
type OptionalNameOf<Segment> = Segment extends `:${infer Name}?` ? Name : never
type CanonicalPath<Id extends ScreenId> = (typeof screens)[Id]['paths'][0]
type Required<Id extends ScreenId> = { [Name in NameOf<Cut<CanonicalPath<Id>>>]: string }
type Optional<Id extends ScreenId> = { [Name in OptionalNameOf<Cut<CanonicalPath<Id>>>]?: string }
export type ScreenParams<Id extends ScreenId> = Required<Id> & Optional<Id>
/** A screen whose address needs no parameter. */
export type FixedScreenId = { [Id in ScreenId]: keyof Required<Id> extends never ? Id : never }[ScreenId]
type One = string | number | null | undefined
/** A list makes the name stand several times. */
export type Query = Readonly<Record<string, One | readonly One[]>>

type Arguments<Id extends ScreenId> = keyof Required<Id> extends never
  ? [params?: ScreenParams<Id> | null, query?: Query]
  : [params: ScreenParams<Id>, query?: Query]

/**
 * The address of a screen: `to('ebook', { id: '42' }, { page: 2 })` is `/ebooks/42?page=2`. The only way to write an
 * internal link, redirect or form action. A missing parameter does not compile; empty query values are left out.
 */
export function to<Id extends ScreenId>(id: Id, ...[params, query]: Arguments<Id>): string {
  return fillPath(screens[id].paths[0], params ?? {}) + toQuery(query ?? {})
}

/** Fills a React Router pattern; a splat keeps its slashes, an absent optional segment disappears. */
export function fillPath(pattern: string, params: Readonly<Record<string, string | undefined>>): string {
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
