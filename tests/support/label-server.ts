import type { Dovecot } from './dovecot.ts'
import { openMailProxy } from './mail-proxy.ts'

/**
 * A server that has labels, as Gmail's extension writes them (X-GM-EXT-1): it stands before a Dovecot and passes everything on,
 * but for its capability and `STORE … X-GM-LABELS`, which puts a copy into the folder of the label, or takes it out.
 */
export async function openLabelServer(dovecot: Dovecot) {
  const told: string[] = []
  const proxy = await openMailProxy(dovecot, () => {
    let selected = ''
    return {
      toClient: (text) => text.replaceAll(/CAPABILITY IMAP4rev1/g, '$& X-GM-EXT-1'),
      toServer(text) {
        selected = /^\S+ (?:SELECT|EXAMINE) (\S+|"[^"]*")/.exec(text)?.[1] ?? selected
        const asked = /^(\S+) UID STORE (\S+) ([+-]X-GM-LABELS) \(([^)]+)\)\r\n$/.exec(text)
        // The numbers that Gmail gives letters and conversations are asked for with every letter, and may be missing.
        if (!asked) return text.replaceAll(/ X-GM-(?:MSGID|THRID|LABELS)\b/g, '')
        const [, tag, range, operation, label] = asked
        told.push(`${range} ${operation} (${label})`)
        if (operation === '+X-GM-LABELS') return `${tag} UID COPY ${range} ${label}\r\n`
        // As the letters of these tests are numbered, what was copied first has the number 1.
        const emptied = [`SELECT ${label}`, 'STORE 1:* +FLAGS.SILENT (\\Deleted)', 'EXPUNGE', `SELECT ${selected}`]
        return emptied.map((command, n) => `x${n} ${command}\r\n`).join('') + `${tag} NOOP\r\n`
      },
    }
  })
  return { ...proxy, told }
}
