import type { AppLoadContext } from '@remix-run/node'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { sanitizeMail } from '#app/kits/foundation/untrusted/untrusted.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { chosenFiles } from '#app/providers/files/index.server.ts'
import { findBody, findMessage, type MessageRow } from '../filing/messages.store.server.ts'
import { decodeSafely } from '../mail/cited.ts'
import { takePart } from '../mail/mail-room.server.ts'

const NO_MAIL = 'There is nothing of yours under this address. It may have been deleted for good.'
/** What a browser may draw in place; every other part is saved. */
const DRAWN = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']
const STYLE =
  'html{color-scheme:light}body{margin:16px;font:16px/1.6 system-ui,sans-serif;color:#1c2220;background:#fff;overflow-wrap:anywhere}img{max-width:100%;height:auto}table{max-width:100%}blockquote{margin:.6em 0 .6em .4em;padding-left:.8em;border-left:2px solid #ccd;color:#556}pre{white-space:pre-wrap}a{color:#1668a8}[data-picture]{color:#667;font-size:.85em}'

async function findOwn(request: Request, id: string): Promise<MessageRow> {
  const member = await findUser(request)
  const message = member && (await findMessage(id, member.id))
  if (!message) throw notFound(NO_MAIL)
  return message
}

const readRaw = async ({ rawKey }: MessageRow): Promise<Uint8Array> => {
  const raw = await chosenFiles().read(rawKey)
  if (!raw) throw notFound('The storage no longer has this message.')
  return raw
}

/** The page of a letter for its frame, under a policy of its own: nothing runs, and only pictures that were asked for load. */
export async function sendMailBody(request: Request, id: string, context: AppLoadContext): Promise<Response> {
  const message = await findOwn(request, id)
  const body = await findBody(id)
  const showImages = new URL(request.url).searchParams.get('show') === 'pictures'
  const { html } = await sanitizeMail(body?.html ?? '', { showImages })
  const inner = html.replace(/ data-cid="([^"]{1,300})"/g, (_, cid: string) => toInline(message, cid))
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The letter</title><base target="_blank"><style>${STYLE}</style></head><body>${inner}</body></html>`
  context.ownPolicy?.()
  return new Response(page, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': [
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        `img-src 'self' data:${showImages ? ' https: http:' : ''}`,
        "form-action 'none'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
        'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
      ].join('; '),
      'X-Frame-Options': 'SAMEORIGIN',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}

/** A picture that goes along and stands in the text. */
function toInline({ id, details }: MessageRow, cid: string): string {
  const name = cid.replace(/&amp;/g, '&')
  const part = details.attachments.find((one) => one.cid === name || one.cid === decodeSafely(name))
  return part && DRAWN.includes(part.type)
    ? ` src="${fillPath(endpoints['inbox/mail-part'], { id, n: String(part.n) })}"`
    : ''
}

/** One part of a message: a plain picture in place, anything else to be saved; whatever it is, nothing in it runs. */
export async function sendMailPart(request: Request, id: string, n: string): Promise<Response> {
  const message = await findOwn(request, id)
  const part = message.details.attachments.find((one) => String(one.n) === n)
  const bytes = part && (await takePart(await readRaw(message), part.n))
  if (!part || !bytes) throw notFound(NO_MAIL)
  const isDrawn = DRAWN.includes(part.type)
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': isDrawn ? part.type : 'application/octet-stream',
      'Content-Disposition': toDisposition(part.name, isDrawn),
      'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      'Cache-Control': 'private, no-cache',
      'X-Robots-Tag': 'noindex',
    },
  })
}

const toDisposition = (name: string, isDrawn: boolean): string =>
  `${isDrawn ? 'inline' : 'attachment'}; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`

/** The whole message as it came. */
export async function sendMailFile(request: Request, id: string): Promise<Response> {
  const message = await findOwn(request, id)
  return new Response((await readRaw(message)) as Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': 'message/rfc822',
      'Content-Disposition': `attachment; filename="message.eml"`,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cache-Control': 'private, no-cache',
      'X-Robots-Tag': 'noindex',
    },
  })
}
