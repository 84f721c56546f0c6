import { readdirSync } from 'node:fs'
import express, { type Router } from 'express'
import expressStaticGzip from 'express-static-gzip'

const ONE_YEAR_S = 31_536_000
const ONE_HOUR_S = 3_600
/** What only a document obeys; on a script or a font it would be a kilobyte for nothing. */
const DOCUMENT_HEADERS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
]

/** A worker obeys the policy of its own response: scripts and data of this server, and WebAssembly, which pages do without. */
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
/** For every other asset, should a browser ever open or start it as more than the file it is. */
const FILE_POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; frame-ancestors 'none'"

/**
 * The built client files, sent as the build compressed them. Assets carry their hash in the name and are kept for ever.
 * Only paths that begin like a file of the build look at the disk: no page pays for it.
 */
export function staticFiles(folder: string): Router {
  const router = express.Router()
  const options = { enableBrotli: true, orderPreference: ['br', 'gz'], index: false }
  const assets = expressStaticGzip(`${folder}/assets`, {
    ...options,
    serveStatic: { immutable: true, maxAge: ONE_YEAR_S * 1_000, fallthrough: true, setHeaders: leaveDocumentHeaders },
  })
  const others = expressStaticGzip(folder, { ...options, serveStatic: { maxAge: ONE_HOUR_S * 1_000 } })
  const names = new Set(readdirSync(folder).filter((name) => !/\.(?:br|gz)$/.test(name)))
  router.use('/assets', assets, (_req, res) => void res.status(404).type('text').send('There is no such file.'))
  router.use((req, res, next) => (names.has(req.path.split('/')[1] ?? '') ? others(req, res, next) : next()))
  return router
}

type Headed = { removeHeader(name: string): void; setHeader(name: string, value: string): void }

function leaveDocumentHeaders(res: Headed, path: string) {
  for (const name of DOCUMENT_HEADERS) res.removeHeader(name)
  res.setHeader('Content-Security-Policy', isWorker(path) ? WORKER_POLICY : FILE_POLICY)
}

/** The build names files that a page starts as a worker or worklet `<name>.worker-<hash>.js`. */
const isWorker = (path: string) => /\.(?:worker|worklet)-[^/]*\.js(?:\.br|\.gz)?$/.test(path)
