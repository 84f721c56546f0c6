import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { createSlimRouter } from '#app/platform/http/slim-router.server.ts'

export const ORIGIN = 'http://frenly.test'
export const ADMIN_EMAIL = 'admin@frenly.test'
/** Tests ask more in a day than a guest may. */
export const RUNS_PER_DAY = 'guest=100000,free=100000'

type Entry = { openApp(): Promise<void>; closeApp(): Promise<void> }

/** The built app on a fresh data folder, asked by `Request` without a network: hundreds of checks in seconds. */
export async function openBuiltApp({ runsPerDay = RUNS_PER_DAY } = {}) {
  process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-walk-'))
  process.env.ORIGIN = ORIGIN
  process.env.ADMIN_EMAIL = ADMIN_EMAIL
  process.env.NODE_ENV = 'production'
  process.env.LOG_LEVEL = 'silent'
  process.env.RUNS_PER_DAY = runsPerDay
  const build = (await import(/* @vite-ignore */ pathToFileURL(resolve('build/server/index.js')).href)) as ServerBuild
  const entry = build.entry.module as unknown as Entry
  await entry.openApp()
  const slim = createSlimRouter(build, (cut) => createRequestHandler(cut, 'production'))
  const plain = createRequestHandler(build, 'production')
  return {
    build,
    close: () => entry.closeApp(),
    routeIdOf: slim.routeIdOf,
    /** Asks through the slim router, as the server does. */
    visit: (path: string, init: RequestInit = {}) => ask(slim.handlerFor(toUrl(path).pathname)!, path, init),
    /** Asks Remix' own handler with the whole route table. */
    visitPlain: (path: string, init: RequestInit = {}) => ask(plain, path, init),
  }
}

export type BuiltApp = Awaited<ReturnType<typeof openBuiltApp>>

const toUrl = (path: string) => new URL(path, ORIGIN)

async function ask(
  handler: ReturnType<typeof createRequestHandler>,
  path: string,
  init: RequestInit,
): Promise<Response> {
  const url = toUrl(path)
  const headers = new Headers(init.headers)
  if (!headers.has('host')) headers.set('host', url.host)
  const context = {
    cspNonce: 'walk',
    requestId: 'walk',
    network: '127.0.0.1',
    isDocument: !url.pathname.endsWith('.data'),
  }
  return handler(new Request(url, { redirect: 'manual', ...init, headers }), context)
}
