import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendJson, type Exchange } from './exchange.ts'

/**
 * What a company can do wrong. Chosen by the model's name (`fault-cut`), by the header `x-stand-in-fault`, or by `breaks()`:
 * the answers of the first line have the company's own error shape; the others break in the middle of an answer.
 */
export const faults =
  `unauthorised forbidden missing limited limited-long limited-date no-credit broken unavailable overloaded
  too-long blocked no-temperature late stall cut short reset malformed malformed-event error-event html empty filter refusal huge
  garbage redirect`.split(/\s+/) as readonly Fault[]
export type Fault =
  | ('unauthorised' | 'forbidden' | 'missing' | 'limited' | 'limited-long' | 'limited-date' | 'no-credit' | 'broken')
  | ('unavailable' | 'overloaded' | 'too-long' | 'blocked' | 'no-temperature')
  | ('late' | 'stall' | 'cut' | 'short' | 'reset' | 'malformed' | 'malformed-event' | 'error-event' | 'html' | 'empty')
  | ('filter' | 'refusal' | 'huge' | 'garbage' | 'redirect')

/** A fault by its name; null when there is none of it. */
export const readFault = (name: unknown): Fault | null => faults.find((one) => one === name) ?? null

/** The meaning of a refusal before each company dresses it in its own shape. */
export type Refusal = { status: number; kind: string; message: string; headers?: Record<string, string> }

const DATE_AHEAD_MS = 60_000
const SHORT_S = 1
const LONG_S = 120

export function findRefusal(fault: Fault | null, model: string): Refusal | null {
  switch (fault) {
    case 'unauthorised':
      return { status: 401, kind: fault, message: 'Incorrect API key provided.' }
    case 'forbidden':
      return { status: 403, kind: fault, message: 'This key may not use this model.' }
    case 'missing':
      return {
        status: 404,
        kind: fault,
        message: `The model \`${model}\` does not exist or you do not have access to it.`,
      }
    case 'limited':
      return {
        status: 429,
        kind: 'limited',
        message: 'Rate limit reached.',
        headers: { 'retry-after': String(SHORT_S) },
      }
    case 'limited-long':
      return {
        status: 429,
        kind: 'limited',
        message: 'Rate limit reached.',
        headers: { 'retry-after': String(LONG_S) },
      }
    case 'limited-date': {
      const at = new Date(Math.ceil(Date.now() / 1_000) * 1_000 + DATE_AHEAD_MS).toUTCString()
      return { status: 429, kind: 'limited', message: 'Rate limit reached.', headers: { 'retry-after': at } }
    }
    case 'no-credit':
      return {
        status: 429,
        kind: fault,
        message: 'You exceeded your current quota, please check your plan and billing details.',
      }
    case 'broken':
      return { status: 500, kind: fault, message: 'The server had an error while processing your request.' }
    case 'unavailable':
      return { status: 503, kind: fault, message: 'The service is temporarily unavailable.' }
    case 'overloaded':
      return { status: 529, kind: fault, message: 'Overloaded' }
    case 'too-long':
      return { status: 400, kind: fault, message: 'This model has a maximum context length of 8192 tokens.' }
    case 'blocked':
      return { status: 400, kind: fault, message: 'Your request was rejected as a result of our safety system.' }
    default:
      return null
  }
}

const HUGE_CHUNK = Buffer.alloc(65_536, 0x20)
const HUGE_CHUNKS = 1_536
const GARBAGE_BYTES = 4_096

/** Breaks the whole answer, whatever was asked; true when there is nothing left to say. */
export async function breakWhole(exchange: Exchange): Promise<boolean> {
  const { response, fault, lateMs } = exchange
  if (fault === 'late') await sleep(lateMs)
  if (fault === 'reset') response.destroy()
  if (fault === 'malformed')
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"id": "x", "choices": [')
  if (fault === 'redirect') response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' }).end()
  if (fault === 'html')
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in to the Wi-Fi</title>')
  if (fault === 'garbage') sendGarbage(exchange)
  if (fault === 'huge') await sendHuge(exchange)
  return response.destroyed || response.writableEnded
}

function sendGarbage({ response, asked }: Exchange) {
  const isStream = (asked.json as { stream?: unknown } | null)?.stream === true || asked.query.get('alt') === 'sse'
  response.writeHead(200, { 'content-type': isStream ? 'text/event-stream' : 'application/json' })
  response.end(randomBytes(GARBAGE_BYTES))
}

/** 96 MB of blanks: valid JSON so far, for as long as somebody reads. */
async function sendHuge({ response }: Exchange) {
  response.writeHead(200, { 'content-type': 'application/json' })
  const chunks = Readable.from(Array.from({ length: HUGE_CHUNKS }, () => HUGE_CHUNK))
  await pipeline(chunks, response).catch(() => undefined)
}

export const sendRefusal = (exchange: Exchange, { status, headers }: Refusal, body: unknown) =>
  sendJson(exchange, { status, headers: headers ?? {}, body })
