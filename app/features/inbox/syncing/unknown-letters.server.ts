import type { ImapFlow } from 'imapflow'
import * as rows from './copies.store.server.ts'
import { listUids } from './read-folder.server.ts'
import { nameOf } from './take-copy.server.ts'

/** Names are asked for so many at once. */
const AT_ONCE = 500

/** The letters in a folder that are not in the books: put there by a process that died before it wrote that down, or elsewhere. */
export async function listUnknownLetters(
  client: ImapFlow,
  folder: rows.FolderRow,
): Promise<{ name: string; size: number }[]> {
  const mailbox = await client.mailboxOpen(folder.path, { readOnly: true })
  const known = new Set((await rows.listCopies(folder.id, String(mailbox.uidValidity))).map(({ uid }) => uid))
  const unknown = (await listUids(client)).filter((uid) => !known.has(uid))
  const letters: { name: string; size: number }[] = []
  for (let at = 0; at < unknown.length; at += AT_ONCE) {
    const range = unknown.slice(at, at + AT_ONCE).join(',')
    for (const message of await client.fetchAll(range, { uid: true, envelope: true, size: true }, { uid: true })) {
      const name = nameOf(message)
      if (name !== null) letters.push({ name, size: message.size ?? 0 })
    }
  }
  return letters
}
