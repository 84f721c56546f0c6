import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { toRefusalBody } from './refuse.server.ts'
import { MAX_HEADERS } from './request-target.server.ts'

type Broken = Error & { code?: string; rawPacket?: Buffer }

const answers = new Map([
  [
    'HPE_HEADER_OVERFLOW',
    [431, 'Request Header Fields Too Large', 'The headers of this request are larger than we read.'],
  ],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', [413, 'Content Too Large', 'This request is larger than we read.']],
  ['HPE_INVALID_METHOD', [501, 'Not Implemented', 'This server does not know what is asked of it here.']],
  ['ERR_HTTP_REQUEST_TIMEOUT', [408, 'Request Timeout', 'It took too long to arrive. Please send it again.']],
] as const)
const UNREADABLE = [400, 'Bad Request', 'This request cannot be read.'] as const
/** Enough of a request to see what was asked for. */
const SEEN_BYTES = 4_096

/**
 * Answers what never becomes a request of the app: a request line or headers that cannot be read, an expectation that
 * nobody meets, a tunnel. Node alone would close the line, or answer without a word.
 */
export function answerBroken(server: Server): void {
  server.maxHeadersCount = MAX_HEADERS
  server.on('clientError', (error: Broken, socket: Socket) => endBroken(error, socket))
  server.on('checkExpectation', (req: IncomingMessage, res: ServerResponse) => {
    const { headers, body } = toAnswer(req.url ?? '', req.headers.accept, 'This server meets no such expectation.')
    res.writeHead(417, headers).end(body)
  })
  server.on('connect', (_req: IncomingMessage, socket: Socket) => {
    socket.on('error', () => socket.destroy())
    write(socket, 405, 'Method Not Allowed', '', undefined, 'This server opens no tunnels.', {
      Allow: 'GET, HEAD, POST',
    })
  })
}

function endBroken({ code = '', rawPacket }: Broken, socket: Socket): void {
  const isAnswering = (Reflect.get(socket, '_httpMessage') as { _headerSent?: boolean } | null)?._headerSent
  if (code === 'ECONNRESET' || !socket.writable || isAnswering) return void socket.destroy()
  const seen = rawPacket?.subarray(0, SEEN_BYTES).toString('latin1') ?? ''
  const isRequest = /^[A-Za-z-]+ /.test(seen)
  const known = (answers as Map<string, readonly [number, string, string]>).get(code)
  const [status, reason, message] = (isRequest || code !== 'HPE_INVALID_METHOD' ? known : null) ?? UNREADABLE
  const path = /^[A-Z-]+ (\S*)/.exec(seen)?.[1] ?? ''
  const accept = /^accept:[ \t]*([^\r\n]*)/im.exec(seen)?.[1]
  write(socket, status, reason, path, accept, message)
}

function write(
  socket: Socket,
  status: number,
  reason: string,
  path: string,
  accept: string | undefined,
  message: string,
  more: Record<string, string> = {},
): void {
  const { headers, body } = toAnswer(path, accept, message)
  const lines = Object.entries({ ...headers, ...more, Connection: 'close' }).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}

function toAnswer(path: string, accept: string | undefined, message: string) {
  const json = toRefusalBody(path, accept, message)
  const body = json ? JSON.stringify(json) : message
  const headers = {
    'Content-Type': json ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  }
  return { headers, body }
}
