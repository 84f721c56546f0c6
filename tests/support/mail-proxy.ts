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

type Server = {
  /** What it cannot do: UIDPLUS, so that it does not say where letters go, or MOVE. */
  lacks?: readonly ('UIDPLUS' | 'MOVE')[]
  /** The line breaks once: after this was done, and before it is said. */
  cutsAfter?: RegExp
  /** The same before it is done. */
  breaksBefore?: RegExp
  /** It says no to this once. */
  refuses?: RegExp
}

/** A server of less, or worse, than Dovecot. */
export function openPoorServer(dovecot: Dovecot, { lacks = [], cutsAfter, breaksBefore, refuses }: Server) {
  const command = cutsAfter ?? breaksBefore ?? refuses
  let hasCut = command === undefined
  return openMailProxy(dovecot, () => {
    let isCutting = false
    return {
      toClient(text, { client }) {
        if (isCutting) client.destroy()
        if (isCutting) return null
        const poorer = lacks.reduce((said, one) => said.replaceAll(new RegExp(` ${one}\\b`, 'g'), ''), text)
        return lacks.includes('UIDPLUS') ? poorer.replaceAll(/\[COPYUID [\d ,:]+\] /g, '') : poorer
      },
      toServer(text, { client }) {
        const isNow = !hasCut && (command?.test(text) ?? false)
        hasCut ||= isNow
        isCutting = isNow && cutsAfter !== undefined
        if (!isNow || isCutting) return text
        if (refuses) client.write(`${text.split(' ')[0]} NO Not now\r\n`)
        else client.destroy()
        return null
      },
    }
  })
}
