import { createRequestHandler } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import type { NextFunction, Request, Response } from 'express'
import { toNetwork } from '../network.ts'
import { createSlimRouter } from './slim-router.server.ts'

/** What every loader and action gets as `context`. */
export type LoadContext = {
  cspNonce: string
  requestId: string
  /** The visitor's network, which limits count for, as far as the configured number of proxies vouches for it. */
  network: string
  /** False for `.data` requests: JavaScript runs there, and answers may stream in later. */
  isDocument: boolean
}

const getLoadContext = (req: Request, res: Response): LoadContext => ({
  cspNonce: res.locals.cspNonce as string,
  requestId: res.locals.requestId as string,
  network: toNetwork(req.ip ?? 'unknown'),
  isDocument: !req.path.endsWith('.data'),
})

/** Serves the Remix build through Express, each request against the few routes its path needs. */
export function remixExpress(build: ServerBuild, mode: string) {
  const slim = createSlimRouter(build, (cut) => createRequestHandler({ build: cut, mode, getLoadContext }))
  return (req: Request, res: Response, next: NextFunction) => {
    if (req.path === '/__manifest') return sendManifest(res, slim.manifest(queryOf(req)))
    const handler = slim.handlerFor(req.path)
    if (!handler) return void res.status(404).type('text').send('This address is too long.')
    return handler(req, res, next)
  }
}

/** In development the build is asked for anew at each request, so that edits show. */
export function remixExpressInDevelopment(build: () => Promise<ServerBuild>) {
  return createRequestHandler({ build, mode: 'development', getLoadContext })
}

/** Express' own query parser turns repeated names into objects; the manifest needs them as they came. */
const queryOf = (req: Request) => new URL(req.originalUrl, 'http://localhost').searchParams

async function sendManifest(res: Response, answer: globalThis.Response) {
  answer.headers.forEach((value, name) => res.setHeader(name, value))
  res.status(answer.status).send(await answer.text())
}
