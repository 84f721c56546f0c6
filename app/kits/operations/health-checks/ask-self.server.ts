import { request } from 'node:http'
import { env } from '#app/platform/env.server.ts'

const MAX_BYTES = 4 * 1_048_576
const SELF_LIMIT_MS = 15_000

export type SelfAnswer = { status: number; location: string | null; body: string }

const EVERYWHERE = ['0.0.0.0', '::', undefined]

/** Where this very server listens, seen from the machine itself. */
const ownAddress = (): { host: string; port: number } => {
  const { HOST, PORT } = env()
  return { host: EVERYWHERE.includes(HOST) ? '127.0.0.1' : HOST!, port: PORT }
}

/** Asks this server for a page as a guest would, at its main host. Rejects when it gives none in time. */
export function askSelf(path: string, signal: AbortSignal): Promise<SelfAnswer> {
  const { host, port } = ownAddress()
  const headers = { 'Host': new URL(env().ORIGIN).host, 'User-Agent': 'FrenlyChecks', 'Accept': 'text/html' }
  const limit = AbortSignal.any([signal, AbortSignal.timeout(SELF_LIMIT_MS)])
  return new Promise((resolve, reject) => {
    const asked = request({ host, port, path, headers, signal: limit }, (answer) => {
      let body = ''
      answer.setEncoding('utf8')
      answer.on('data', (piece: string) => (body = (body + piece).slice(0, MAX_BYTES)))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? null, body }),
      )
    })
    asked.on('error', (error) =>
      reject(limit.aborted && !signal.aborted ? new Error('It took longer than 15 s.') : error),
    )
    asked.end()
  })
}
