import { connect } from 'node:net'

export type RawAnswer = { status: number; head: string; body: string }

/**
 * Writes bytes to a server as they are and reads until it closes the line. Status 0: it closed without a word. Rejects when
 * nothing was closed in time, which is a hang.
 */
export function sendRaw(port: number, bytes: string | Buffer, limitMs = 30_000): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const timer = setTimeout(() => {
      socket.destroy()
      reject(new Error(`No end after ${limitMs} ms: ${JSON.stringify(String(bytes).slice(0, 300))}`))
    }, limitMs)
    const chunks: Buffer[] = []
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    // A server that refuses closes while we still write.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      const [head = '', body = ''] = Buffer.concat(chunks)
        .toString('latin1')
        .split(/\r\n\r\n(.*)/s)
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body })
    })
    socket.write(bytes)
  })
}

type Head = { method?: string; target?: string; headers?: readonly string[]; body?: string }

/** A request as bytes; its last header asks for the line to be closed. */
export function toRaw({ method = 'GET', target = '/', headers = ['Host: frenly.test'], body = '' }: Head): string {
  return `${method} ${target} HTTP/1.1\r\n${[...headers, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`
}
