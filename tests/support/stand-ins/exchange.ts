import { setTimeout as sleep } from 'node:timers/promises'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Fault } from './faults.ts'

/** Whose wire format is spoken. */
export type Face =
  'openai' | 'anthropic' | 'google' | 'openrouter' | 'ollama' | 'llama-cpp' | 'searxng' | 'brave' | 'tavily'

/** One question that came in, as tests look at it afterwards. */
export type Asked = {
  face: Face
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  /** The bytes as they came. */
  bytes: Buffer
  /** The JSON of the body; null when there was none. */
  json: unknown
  /** Whether whoever asked went away before the answer was whole. */
  wasLeft: boolean
}

/** One question and the way to answer it. */
export type Exchange = {
  asked: Asked
  response: ServerResponse
  fault: Fault | null
  /** How long a late first byte is late. */
  lateMs: number
  settings: { key: string; forbiddenKey: string; isJsonOn: boolean }
  models: readonly string[]
}

export type Reply = { status?: number; headers?: Record<string, string>; body: unknown }

export function sendJson({ response }: Exchange, { status = 200, headers = {}, body }: Reply) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

/** Sends pieces one after the other, the way of a server that is thinking; the fault decides how it goes wrong midway. */
export async function sendPieces(exchange: Exchange, type: string, pieces: readonly string[]) {
  const { response, fault } = exchange
  response.writeHead(200, { 'content-type': fault === 'html' ? 'text/html' : type, 'cache-control': 'no-cache' })
  response.flushHeaders()
  const middle = Math.ceil(pieces.length / 2)
  for (const [at, piece] of pieces.entries()) {
    if (response.destroyed) return
    if (at === middle && fault === 'stall') return
    if (at === middle && fault === 'cut') return void response.destroy()
    if (at === middle && fault === 'short') return void response.end()
    response.write(piece)
    await sleep(1)
  }
  response.end()
}

export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

export function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return null
  }
}

export const toEvent = (data: unknown, name?: string) =>
  `${name ? `event: ${name}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`
