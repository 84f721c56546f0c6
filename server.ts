import { createServer, type Server } from 'node:http'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from '@remix-run/node'
import compression from 'compression'
import express, { type NextFunction, type Request, type Response } from 'express'
import { builtPath } from './app/platform/assets.server.ts'
import { tryDataFolder } from './app/platform/data-folder.server.ts'
import { readEnv, settingNames, type Env } from './app/platform/env.server.ts'
import { bodyLimit } from './app/platform/http/body-limit.server.ts'
import { bodyTimeout, REQUEST_TIMEOUT_MS } from './app/platform/http/body-timeout.server.ts'
import { answerBroken } from './app/platform/http/broken-requests.server.ts'
import { crossOrigin } from './app/platform/http/cross-origin.server.ts'
import { drain } from './app/platform/http/drain.server.ts'
import { guard } from './app/platform/http/guard.server.ts'
import { listen, tryAddress } from './app/platform/http/listen.server.ts'
import { metricsPage, requestMetrics } from './app/platform/http/metrics.server.ts'
import { pageCache, type GuestPages } from './app/platform/http/page-cache.server.ts'
import { drawRefusalsWith } from './app/platform/http/refuse.server.ts'
import { remixExpress, remixExpressInDevelopment } from './app/platform/http/remix-express.server.ts'
import { requestLog } from './app/platform/http/request-log.server.ts'
import { requestTarget } from './app/platform/http/request-target.server.ts'
import { securityHeaders } from './app/platform/http/security-headers.server.ts'
import { staticFiles } from './app/platform/http/static-files.server.ts'
import { log } from './app/platform/log.server.ts'
import { findMisspelt } from './app/platform/misspelt.ts'
import { exitCodeOf } from './app/platform/start-refusal.ts'
import { closeTracing, openTracing, traceRequest } from './app/platform/tracing.server.ts'
import { createTurns } from './app/platform/turns.ts'

/** Slow or silent connections are cut, so that they cannot fill the server; how long a body may take says bodyTimeout. */
const HEADERS_TIMEOUT_MS = 5_000
/** Longer than the 60 s that proxies keep an idle connection, so that none writes into one we are just closing. */
const KEEP_ALIVE_MS = 75_000
/** Proxies look at our health twice a second; two looks are enough for most. */
const FAREWELL_MS = 1_500
const NO_PAGES_HERE = 'This server does the work behind the pages (ROLE=worker) and has none of its own.\n'
let isLeaving = false

/** What the app's entry.server.tsx offers to whoever runs it. */
type AppEntry = {
  openApp(): Promise<void>
  endStreams(): void
  closeApp(): Promise<void>
  isAppReady(): Promise<boolean>
  maxBodyBytes(pathname: string): number
  guestPages: GuestPages
  drawRefusal(stylesheets: readonly string[], status: number, message: string): string
}

async function main() {
  const env = readEnv(process.env)
  stopWithSupervisor(() => process.exit(0))
  await checkMachine(env)
  const isDevelopment = env.NODE_ENV === 'development'
  await openTracing(env)
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', env.TRUST_PROXY)
  const isHttps = env.ORIGIN.startsWith('https:')
  app.use(traceRequest(env.TRUST_PROXY > 0), requestLog, requestMetrics, securityHeaders({ isHttps, isDevelopment }))
  app.use(requestTarget({ isHttps, trustsProxy: env.TRUST_PROXY > 0 }))
  app.use('/v1', crossOrigin(env.CORS_ORIGINS))
  app.get('/metrics', metricsPage(env.METRICS_TOKEN))
  // Whether the process lives, apart from whether it can serve.
  app.get('/livez', (_req, res) => void res.set('Cache-Control', 'no-store').json({ status: 'ok' }))
  const entry = isDevelopment ? await serveDevelopment(app) : await serveBuild(app, env.ROLE)
  app.use(onError)

  await entry.openApp()
  const server = createServer(
    // Who names no host is told so by the guard.
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      requireHostHeader: false,
    },
    app,
  )
  answerBroken(server)
  stopOnSignal(server, entry, env)
  await listen(server, env)
  announce(server, env)
}

/** What can be told before the slow part of the start. */
async function checkMachine(env: Env) {
  for (const { name, meant } of findMisspelt(Object.keys(process.env), settingNames))
    log.warn({ name, meant }, `${name} is no setting of Frenly and is not read; ${meant} is one`)
  tryDataFolder(env.DATA_DIR)
  await tryAddress(env)
}

async function serveBuild(app: express.Express, role: Env['ROLE']): Promise<AppEntry> {
  const build = (await import(pathToFileURL(builtPath('server/index.js')).href)) as ServerBuild
  const entry = build.entry.module as unknown as AppEntry
  const { css = [] } = build.assets.routes.root ?? {}
  drawRefusalsWith(app, (status, message) => entry.drawRefusal(css, status, message))
  app.get('/healthz', (_req, res) => answerHealth(res, entry))
  if (role === 'worker') {
    app.use((_req, res) => void res.status(404).type('text').send(NO_PAGES_HERE))
    return entry
  }
  app.use(
    staticFiles(builtPath('client')),
    guard,
    bodyLimit(entry.maxBodyBytes),
    bodyTimeout(),
    compression(),
    pageCache(entry.guestPages),
    inTurns(),
    remixExpress(build, 'production'),
  )
  return entry
}

/** Requests that came in one moment are begun one after another, so that a crowd of them does not hold the event loop. */
function inTurns() {
  const takeTurn = createTurns()
  return (_req: Request, _res: Response, next: NextFunction) => takeTurn(next)
}

async function serveDevelopment(app: express.Express): Promise<AppEntry> {
  const vite = await import('vite').then(({ createServer: create }) => create({ server: { middlewareMode: true } }))
  const load = () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<unknown> as Promise<ServerBuild>
  const entry = (await load()).entry.module as unknown as AppEntry
  app.get('/healthz', (_req, res) => answerHealth(res, entry))
  app.use(vite.middlewares, guard, bodyLimit(entry.maxBodyBytes), bodyTimeout(), remixExpressInDevelopment(load))
  return entry
}

async function answerHealth(res: Response, entry: AppEntry) {
  const isReady = !isLeaving && (await entry.isAppReady())
  res
    .status(isReady ? 200 : 503)
    .set('Cache-Control', 'no-store')
    .json({ status: isReady ? 'ok' : 'unavailable' })
}

/** The last resort: our 500, with the id under which the log has the rest. */
function onError(error: unknown, _req: Request, res: Response, next: NextFunction) {
  if (res.headersSent) return next(error)
  const { requestId } = res.locals as { requestId: string }
  log.error({ err: error, requestId }, 'request failed')
  res
    .status(500)
    .type('text')
    .send(`Something broke on our side. Please try again. If you write to us, name ${requestId}.`)
}

/** Ends what runs. One of several servers first says that it leaves, and goes on answering until whoever stands before it has heard. */
function stopOnSignal(server: Server, entry: AppEntry, { DATABASE_URL }: Env) {
  const stop = async (signal: string) => {
    if (isLeaving) return
    log.info({ signal }, 'stopping')
    isLeaving = true
    if (DATABASE_URL) await new Promise((resolve) => setTimeout(resolve, FAREWELL_MS))
    entry.endStreams()
    await drain(server)
    await entry.closeApp()
    await closeTracing()
    process.exit(0)
  }
  // A terminal sends SIGINT to all at once, and the start script adds SIGTERM: the second one changes nothing.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop)
  stopWithSupervisor(() => void stop('the start script is gone'))
}

/** The start script holds a channel to this process. When it breaks, nobody is left to stop or restart the server. */
function stopWithSupervisor(stop: () => void) {
  if (process.channel === undefined) return
  process.removeAllListeners('disconnect').once('disconnect', stop)
  if (!process.connected) stop()
}

function announce(server: Server, env: Env) {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : env.PORT
  log.info({ port, host: env.HOST ?? 'all', origin: env.ORIGIN, dataDir: env.DATA_DIR }, 'frenly is ready')
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(exitCodeOf(error))
})
