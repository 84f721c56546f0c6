import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { toRefusalBody } from '#app/platform/http/refuse.server.ts'
import { log } from '#app/platform/log.server.ts'
import {
  findDrawn,
  isAskedAgain,
  keepDrawn,
  nameDrawing,
  type Drawing,
} from '#app/platform/pages/drawn-pages.server.ts'
import { gatheredStream } from '#app/platform/pages/gathered-stream.server.ts'
import { NonceContext } from '#app/shell/nonce.tsx'

export { maxBodyBytes } from '#app/catalogue/uploads.ts'
export { guestPages } from './kits/foundation/page-cache/guest-pages.server.ts'
export { closeApp, endStreams, isAppReady, openApp } from '#app/shell/app.server.ts'
export { answerOnce } from './kits/members/sendings/answer-once.server.ts'
export { drawRefusal } from '#app/shell/refusal-page.tsx'
export { toFailureAnswer } from '#app/shell/failure-answer.server.ts'

/** How long deferred answers may take; React gives up a second later. */
export const streamTimeout = 30_000
const ABORT_DELAY_MS = streamTimeout + 1_000
const RETRY_AFTER_S = '5'

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { cspNonce, requestId }: AppLoadContext,
) {
  const asJson = toJsonRefusal(request, status, headers, remixContext)
  if (asJson) return asJson
  const waitsForAll = isbot(request.headers.get('user-agent') ?? '')
  const drawing = toDrawing(request, status, remixContext, { waitsForAll, cspNonce })
  const name = drawing && nameDrawing(drawing)
  const known = name && findDrawn(name, drawing.values)
  if (known) {
    toPageHeaders(headers, status)
    return new Response(new Uint8Array(known), { headers, status })
  }
  const isWorthKeeping = name !== null && isAskedAgain(name)
  return new Promise<Response>((resolve, reject) => {
    let [hasStarted, hasFailed] = [false, false]
    const keep = (page: Buffer) => {
      if (drawing && name && !hasFailed) keepDrawn(name, page, drawing.values)
    }
    const start = () => {
      hasStarted = true
      const { sink, body } = gatheredStream(() => clearTimeout(giveUp), isWorthKeeping ? keep : undefined)
      toPageHeaders(headers, status)
      resolve(new Response(body, { headers, status }))
      pipe(sink)
    }
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={cspNonce}>
        <RemixServer context={remixContext} url={request.url} nonce={cspNonce} />
      </NonceContext.Provider>,
      {
        nonce: cspNonce,
        [waitsForAll ? 'onAllReady' : 'onShellReady']: start,
        onShellError: reject,
        onError(error: unknown) {
          hasFailed = true
          if (hasStarted) log.error({ err: error, requestId }, 'rendering failed')
        },
      },
    )
    const giveUp = setTimeout(abort, ABORT_DELAY_MS)
    request.signal.addEventListener('abort', () => clearTimeout(giveUp))
  })
}

function toPageHeaders(headers: Headers, status: number) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  keepPersonal(headers)
  sayWhen(headers, status)
}

/** What a plain page is drawn from: its address and what its loaders gave. Null for answers to forms and for refusals. */
function toDrawing(
  { url }: Request,
  status: number,
  { staticHandlerContext, manifest }: EntryContext,
  { waitsForAll, cspNonce }: { waitsForAll: boolean; cspNonce: string },
): Drawing | null {
  const { loaderData, actionData, errors } = staticHandlerContext
  const root = loaderData.root as { formKey: string; requestId: string } | undefined
  if (status !== 200 || actionData || errors || !root) return null
  const { formKey, requestId } = root
  const data = { ...loaderData, root: { ...root, formKey: null, requestId: null } }
  const values = { nonce: cspNonce, formKey, requestId }
  return { address: url, build: manifest.version, waitsForAll, data, values }
}

const NOT_DONE = 'That did not work. Please look at the page in a browser.'
const NOTHING_HERE = 'There is nothing at this address.'

/** A page's refusal for a program that asks for JSON; null for everybody else. */
function toJsonRefusal(request: Request, status: number, headers: Headers, { staticHandlerContext }: EntryContext) {
  const [error] = Object.values(staticHandlerContext.errors ?? {}) as unknown[]
  const message =
    isRouteErrorResponse(error) && typeof error.data === 'string' && error.data
      ? error.data
      : status === 404
        ? NOTHING_HERE
        : NOT_DONE
  const body =
    status < 400
      ? null
      : toRefusalBody(new URL(request.url).pathname, request.headers.get('accept') ?? undefined, message)
  if (!body) return null
  keepPersonal(headers)
  sayWhen(headers, status)
  headers.set('Content-Type', 'application/json; charset=utf-8')
  return new Response(JSON.stringify(body), { status, headers })
}

export function handleDataRequest(response: Response) {
  keepPersonal(response.headers)
  sayWhen(response.headers, response.status)
  return response
}

/** Every page carries the visitor's name, brand and theme: nothing between us and them may keep it. */
function keepPersonal(headers: Headers) {
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store')
}

/** Remix drops the headers of a thrown answer; a machine that asks again should know when. */
function sayWhen(headers: Headers, status: number) {
  if (status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', RETRY_AFTER_S)
}

/** Aborted requests and the visitor's own mistakes are no errors; the rest is logged under the id the visitor sees. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const path = new URL(request.url).pathname
  log.error({ err: error, requestId: context.requestId, path }, 'loader or action failed')
}
