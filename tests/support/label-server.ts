import { connect, createServer, type TLSSocket } from 'node:tls'
import type { Dovecot } from './dovecot.ts'

/**
 * A server that has labels, as Gmail's extension writes them (X-GM-EXT-1): it stands before a Dovecot and passes everything on,
 * but for its capability and `STORE … X-GM-LABELS`, which puts a copy into the folder of the label, or takes it out.
 */
export async function openLabelServer({ port: behind, cert, key }: Dovecot) {
  const told: string[] = []
  const sockets = new Set<TLSSocket>()
  const server = createServer({ key, cert }, (client) => {
    const dovecot = connect({ port: behind, host: 'localhost', ca: cert, servername: 'localhost' })
    for (const socket of [client, dovecot]) sockets.add(socket.on('error', () => undefined))
    client.on('close', () => dovecot.destroy())
    dovecot.on('close', () => client.destroy())
    dovecot.on('data', (data: Buffer) =>
      client.write(Buffer.from(data.toString('latin1').replaceAll(/CAPABILITY IMAP4rev1/g, '$& X-GM-EXT-1'), 'latin1')),
    )
    let selected = ''
    client.on('data', (data: Buffer) => {
      const line = data.toString('latin1')
      selected = /^\S+ (?:SELECT|EXAMINE) (\S+|"[^"]*")/.exec(line)?.[1] ?? selected
      const asked = /^(\S+) UID STORE (\S+) ([+-]X-GM-LABELS) \(([^)]+)\)\r\n$/.exec(line)
      // The numbers that Gmail gives letters and conversations are asked for with every letter, and may be missing.
      if (!asked) return dovecot.write(Buffer.from(line.replaceAll(/ X-GM-(?:MSGID|THRID|LABELS)\b/g, ''), 'latin1'))
      const [, tag, range, operation, label] = asked
      told.push(`${range} ${operation} (${label})`)
      if (operation === '+X-GM-LABELS') return dovecot.write(`${tag} UID COPY ${range} ${label}\r\n`)
      // As the letters of these tests are numbered, what was copied first has the number 1.
      const emptied = [`SELECT ${label}`, 'STORE 1:* +FLAGS.SILENT (\\Deleted)', 'EXPUNGE', `SELECT ${selected}`]
      dovecot.write(emptied.map((command, n) => `x${n} ${command}\r\n`).join('') + `${tag} NOOP\r\n`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { port: (server.address() as { port: number }).port, told, close }
}
