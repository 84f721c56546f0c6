import { existsSync } from 'node:fs'
import { route, type RouteConfig } from '@remix-run/route-config'
import { allEndpoints } from './catalogue/unlinked-endpoints.ts'
import { googlePaths, openIdPaths, redirects } from './catalogue/redirects.ts'
import type { ScreenEntry } from './catalogue/screen.ts'
import { screensBySubject } from './catalogue/screens.ts'

/** A screen without a file of its own yet is drawn by the waiting page. */
const fileOf = (subject: string, id: string) => {
  const file = `features/${subject}/${id}.route.tsx`
  return existsSync(new URL(file, import.meta.url)) ? file : 'features/waiting/waiting.route.tsx'
}

const screenRoutes = Object.entries(screensBySubject).flatMap(([subject, screens]) =>
  (Object.entries(screens) as [string, ScreenEntry][]).flatMap(([id, { paths }]) =>
    paths.map((path, n) => route(path.replace(/^\//, ''), fileOf(subject, id), { id: n === 0 ? id : `${id}#${n}` })),
  ),
)

export default [
  ...screenRoutes,
  ...Object.entries(allEndpoints).map(([id, path]) =>
    route(path.slice(1), `features/${id}.api.ts`, { id: `api/${id}` }),
  ),
  ...Object.keys(redirects).map((path) =>
    route(path.slice(1), 'features/site/redirect.api.ts', { id: `redirect${path}` }),
  ),
  ...Object.values(googlePaths).map((path) =>
    route(path.slice(1), 'features/sign-in/google.api.ts', { id: `redirect${path}` }),
  ),
  ...Object.values(openIdPaths).map((path) =>
    route(path.slice(1), 'features/sign-in/openid.api.ts', { id: `redirect${path}` }),
  ),
] satisfies RouteConfig
