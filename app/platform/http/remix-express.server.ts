import { createRequestHandler } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import type { NextFunction, Request, Response } from 'express'
import { asAsker, toNetworkKey } from '../request/asker.server.ts'
import { toNetwork } from '../request/network.ts'
import { answerFailures } from './answer-failures.server.ts'
import { refuse } from './refuse.server.ts'
import { createSlimRouter } from './slim-router.server.ts'

/** What every loader and action gets as `context`. */
export type LoadContext = {
  cspNonce: string
  requestId: string
  /** The visitor's network, which limits count for, as far as the configured number of proxies vouches for it. */
  network: string
  /** False for `.data` requests: JavaScript runs there, and answers may stream in later. */
  isDocument: boolean
  /** Resolves when the visitor's line takes more, or is gone: Remix itself writes a stream as fast as it is read. */
  hasRoom?: () => Promise<void>
  /**
   * A loader says with it that every guest gets this very page, so that it may be kept and sent to others; with the names
   * of a query that make it another page. Under any other query it is drawn anew.
   */
  keepForGuests?: (...queryNames: string[]) => void
  /** The answer brings a policy of its own, which stands in place of the page’s: for what is shown in a frame of ours. */
  ownPolicy?: () => void
}

const getLoadContext = (req: Request, res: Response): LoadContext => ({
  cspNonce: res.locals.cspNonce as string,
  requestId: res.locals.requestId as string,
  network: toNetwork(req.ip ?? 'unknown'),
  isDocument: !req.path.endsWith('.data'),
  hasRoom: () => whenWritable(res),
  keepForGuests: (...queryNames) => void (res.locals.keptQuery = queryNames),
  ownPolicy: () => {
    res.removeHeader('Content-Security-Policy')
    res.removeHeader('X-Frame-Options')
  },
})

const whenWritable = async (res: Response): Promise<void> => {
  if (!res.writableNeedDrain || res.destroyed) return
  await new Promise<void>((resolve) => {
    const go = () => {
      res.off('drain', go).off('close', go)
      resolve()
    }
    res.on('drain', go).on('close', go)
  })
}

/** Serves the Remix build through Express, each request against the few routes its path needs. */
export function remixExpress(build: ServerBuild, mode: string) {
  const slim = createSlimRouter(answerFailures(build), (cut) =>
    createRequestHandler({ build: cut, mode, getLoadContext }),
  )
  return (req: Request, res: Response, next: NextFunction) => {
    if (req.path === '/__manifest') return sendManifest(res, slim.manifest(queryOf(req)))
    const handler = slim.handlerFor(req.path)
    if (!handler) return refuse(req, res, 404, 'This address is too long.')
    res.locals.routeId = slim.routeIdOf(req.path)
    return forVisitor(req, () => handler(req, res, next))
  }
}

/** What a request sets to work is done in the visitor's turn. */
const forVisitor = <T>(req: Request, work: () => T): T => asAsker(toNetworkKey(toNetwork(req.ip ?? 'unknown')), work)

/** In development the build is asked for anew at each request, so that edits show. */
export function remixExpressInDevelopment(build: () => Promise<ServerBuild>) {
  const answering = async () => answerFailures(await build())
  const handler = createRequestHandler({ build: answering, mode: 'development', getLoadContext })
  return (req: Request, res: Response, next: NextFunction) => forVisitor(req, () => handler(req, res, next))
}

/** Express' own query parser turns repeated names into objects; the manifest needs them as they came. */
const queryOf = (req: Request) => new URL(req.originalUrl, 'http://localhost').searchParams

async function sendManifest(res: Response, answer: globalThis.Response) {
  answer.headers.forEach((value, name) => res.setHeader(name, value))
  res.status(answer.status).send(await answer.text())
}
