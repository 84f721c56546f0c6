import { matchRoutes, type AgnosticRouteObject } from '@remix-run/router'
import type { ServerBuild } from '@remix-run/server-runtime'

/** Longest path that is matched at all: matching costs time per character and segment (advisory CVE-2026-55685). */
const MAX_PATH_CHARS = 1024
const MAX_PATH_SEGMENTS = 12
const MAX_MANIFEST_PATHS = 200
const CACHED_PATHS = 5_000

/**
 * Picks the request handler for a path of a large route table. Remix matches the whole table several times a request;
 * here `makeHandler` gets a build cut to the routes that the path and its parent paths match, once per such set.
 * Answers are the same as the plain handler's. `handlerFor` gives null for a path that is too long (answer 404).
 */
export function createSlimRouter<Handler>(build: ServerBuild, makeHandler: (build: ServerBuild) => Handler) {
  const tableFor = toTables(toRouteObjects(build))
  const idsByPath = createLru<readonly string[]>(CACHED_PATHS)
  const routeByPath = createLru<string>(CACHED_PATHS)
  const handlers = new Map<string, Handler>()

  const idsOf = (pathname: string) => {
    const known = idsByPath.get(pathname)
    if (known) return known
    const ids = matchedIds(tableFor, pathname)
    idsByPath.set(pathname, ids)
    return ids
  }

  return {
    handlerFor(pathname: string): Handler | null {
      if (isTooLong(pathname)) return null
      const ids = idsOf(pathname.endsWith('.data') ? documentPath(pathname) : pathname)
      const key = ids.join('|')
      const known = handlers.get(key)
      if (known) return known
      const handler = makeHandler(cutTo(build, ids))
      handlers.set(key, handler)
      return handler
    },
    /** The id of the route that answers a path; `root` where none does. */
    routeIdOf(pathname: string): string {
      const path = pathname.endsWith('.data') ? documentPath(pathname) : pathname
      const known = routeByPath.get(path)
      if (known !== undefined) return known
      const id = matchRoutes(tableFor(path), path)?.at(-1)?.route.id ?? 'root'
      routeByPath.set(path, id)
      return id
    },
    /** The answer to `/__manifest?p=…&version=…`: the routes a client may need next. */
    manifest: (query: URLSearchParams) => answerManifest(build, query, idsOf),
  }
}

/** True for a path that is refused before matching. */
const isTooLong = (pathname: string) =>
  pathname.length > MAX_PATH_CHARS || pathname.split('/').length - 1 > MAX_PATH_SEGMENTS

const documentPath = (dataPath: string) => dataPath.replace(/\.data$/, '').replace(/^\/_root$/, '/')

function answerManifest(
  build: ServerBuild,
  query: URLSearchParams,
  idsOf: (path: string) => readonly string[],
): Response {
  if (build.assets.version !== query.get('version')) {
    return new Response(null, { status: 204, headers: { 'X-Remix-Reload-Document': 'true' } })
  }
  const paths = query.getAll('p')
  if (paths.length === 0 || paths.length > MAX_MANIFEST_PATHS || paths.some(isTooLong)) {
    return new Response('Invalid Request', { status: 400 })
  }
  const ids = new Set(paths.flatMap((path) => idsOf(path.startsWith('/') ? path : `/${path}`)))
  const patches = Object.fromEntries([...ids].map((id) => [id, build.assets.routes[id]]))
  return Response.json(patches, { headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } })
}

/** The routes of a path and of each of its parent paths: what Remix puts into the page's first manifest. */
function matchedIds(tableFor: TableFor, pathname: string): readonly string[] {
  // The root is always part of it: an address that matches nothing still draws the root's error page.
  const ids = new Set<string>(['root'])
  for (const path of [pathname, ...parentPaths(pathname)]) {
    for (const match of matchRoutes(tableFor(path), path) ?? []) ids.add(match.route.id ?? '')
  }
  return [...ids].sort()
}

function parentPaths(pathname: string): string[] {
  const segments = pathname.split('/').filter(Boolean)
  return ['/', ...segments.slice(1).map((_, i) => `/${segments.slice(0, i + 1).join('/')}`)]
}

function cutTo(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const keep = <T>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(ids.flatMap((id) => (all[id] ? [[id, all[id]]] : []))) as Record<string, T>
  return { ...build, routes: keep(build.routes), assets: { ...build.assets, routes: keep(build.assets.routes) } }
}

function toRouteObjects(build: ServerBuild): AgnosticRouteObject[] {
  const childrenOf = (parentId: string): AgnosticRouteObject[] =>
    Object.values(build.routes)
      .filter((route) => route !== undefined && (route.parentId ?? '') === parentId)
      .map((route) =>
        route!.index
          ? { id: route!.id, index: true as const, path: route!.path, caseSensitive: route!.caseSensitive }
          : { id: route!.id, path: route!.path, caseSensitive: route!.caseSensitive, children: childrenOf(route!.id) },
      )
  return childrenOf('')
}

type TableFor = (pathname: string) => AgnosticRouteObject[]

/**
 * The part of the table that a path can match, by its first segment: matching costs time for each route in the table. Under
 * the root stand routes that begin with a word, which are sorted by it, and the rest, which any path may match.
 */
function toTables(table: AgnosticRouteObject[]): TableFor {
  const words = new Set(table.flatMap(({ children = [] }) => children.map(firstWord)))
  const partOf = (word: string | null) =>
    table.map((route) => {
      if (!route.children) return route
      return { ...route, children: route.children.filter((one) => [null, word].includes(firstWord(one))) }
    })
  const rest = partOf(null)
  const tables = new Map([...words].flatMap((word) => (word === null ? [] : [[word, partOf(word)] as const])))
  return (pathname) => tables.get(decoded(pathname.split(/[/?#]/, 2)[1] ?? '').toLowerCase()) ?? rest
}

/** The word a route's path begins with, in small letters; null where it may begin with anything. */
function firstWord({ path = '' }: AgnosticRouteObject): string | null {
  const [first = ''] = path.replace(/^\//, '').split('/')
  return /^[\w.-]+$/.test(first) ? first.toLowerCase() : null
}

/** As the router reads a segment; what it cannot read it takes as written. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** A map that forgets what was used longest ago. */
function createLru<T>(size: number) {
  const entries = new Map<string, T>()
  return {
    get(key: string): T | undefined {
      const value = entries.get(key)
      if (value !== undefined) {
        entries.delete(key)
        entries.set(key, value)
      }
      return value
    },
    set(key: string, value: T) {
      entries.set(key, value)
      if (entries.size > size) entries.delete(entries.keys().next().value as string)
    },
  }
}
