import { connect, createServer, type TLSSocket } from 'node:tls'
import type { Dovecot } from './dovecot.ts'

/** Both ends of a line, and what is done with what comes from either; what is returned is passed on. */
export type Line = { client: TLSSocket; server: TLSSocket }
type Passing = {
  toClient: (text: string, line: Line) => string | null
  toServer: (text: string, line: Line) => string | null
}

/** Stands before a Dovecot, and lets a test change what either side says. One passing is opened for each connection. */
export async function openMailProxy({ port: behind, cert, key }: Dovecot, open: () => Passing) {
  const sockets = new Set<TLSSocket>()
  const proxy = createServer({ key, cert }, (client) => {
    const server = connect({ port: behind, host: 'localhost', ca: cert, servername: 'localhost' })
    const line = { client, server }
    const { toClient, toServer } = open()
    for (const socket of [client, server]) sockets.add(socket.on('error', () => undefined))
    client.on('close', () => server.destroy())
    server.on('close', () => client.destroy())
    const pass = (to: TLSSocket, change: Passing['toClient']) => (data: Buffer) => {
      const text = change(data.toString('latin1'), line)
      if (text !== null) to.write(Buffer.from(text, 'latin1'))
    }
    server.on('data', pass(client, toClient))
    client.on('data', pass(server, toServer))
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((resolve) => proxy.close(() => resolve()))
  }
  return { port: (proxy.address() as { port: number }).port, close }
}

/** A server that says nothing of where letters go: without UIDPLUS. */
export const openPlainServer = (dovecot: Dovecot) =>
  openMailProxy(dovecot, () => ({
    toClient: (text) => text.replaceAll(/ UIDPLUS\b/g, '').replaceAll(/\[COPYUID [\d ,:]+\] /g, ''),
    toServer: (text) => text,
  }))

/** A server whose line breaks once: after it did what matches, and before it says so. */
export function openCutServer(dovecot: Dovecot, command: RegExp) {
  let hasCut = false
  return openMailProxy(dovecot, () => {
    let isCutting = false
    return {
      toClient(text, { client }) {
        if (!isCutting) return text
        client.destroy()
        return null
      },
      toServer(text) {
        isCutting = !hasCut && command.test(text)
        hasCut ||= isCutting
        return text
      },
    }
  })
}
