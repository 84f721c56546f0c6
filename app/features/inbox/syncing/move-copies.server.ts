import type { ImapFlow } from 'imapflow'
import { store } from '#app/database/store.server.ts'
import type { FolderRole } from '#app/database/tables/mail/accounts.ts'
import * as rows from './copies.store.server.ts'
import { miss } from './read-folder.server.ts'
import { nameOf } from './take-copy.server.ts'
import { listUnknownLetters } from './unknown-letters.server.ts'

/** What a folder is called that is made because a server has none of its kind. */
const MADE: Readonly<Partial<Record<FolderRole, string>>> = { archive: 'Archive', junk: 'Junk', trash: 'Trash' }

/** The folders of an account, and how one more is made there. */
export type Folders = {
  all: rows.FolderRow[]
  make: (path: string, role: FolderRole | null) => Promise<rows.FolderRow>
}

/** Moves copies of the open mailbox to the folder of a role; one that the server lacks is made. */
export async function moveCopies(
  client: ImapFlow,
  copies: readonly rows.CopyRow[],
  role: FolderRole,
  { folder, folders }: { folder: rows.FolderRow; folders: Folders },
): Promise<void> {
  const target = folders.all.find((one) => one.role === role) ?? (await folders.make(MADE[role] ?? 'Archive', role))
  if (!folders.all.includes(target)) folders.all.push(target)
  const range = copies.map(({ uid }) => uid).join(',')
  const moved = client.capabilities.has('MOVE')
    ? await client.messageMove(range, target.path, { uid: true })
    : await moveByCopy(client, range, folder, target)
  if (!moved) return
  const validity = moved.uidValidity === undefined ? null : String(moved.uidValidity)
  for (const copy of copies) {
    const uid = moved.uidMap?.get(copy.uid)
    // A server without UIDPLUS does not say where they lie now: they are found there by their names.
    if (uid === undefined || validity === null) await miss(copy, folder)
    else await noteMoved(copy, target, { uid, validity })
  }
}

/**
 * Servers that cannot move copy, and then delete. What a process that died in between copied is not copied again: the same
 * letter lies there, and nobody wrote it down.
 */
async function moveByCopy(client: ImapFlow, range: string, from: rows.FolderRow, target: rows.FolderRow) {
  const keyOf = (name: string | null, size: number | undefined) => `${name} ${size}`
  const lying = new Set((await listUnknownLetters(client, target)).map(({ name, size }) => keyOf(name, size)))
  await client.mailboxOpen(from.path)
  const letters = await client.fetchAll(range, { uid: true, envelope: true, size: true }, { uid: true })
  const missing = letters.filter((letter) => !lying.has(keyOf(nameOf(letter), letter.size)))
  const to = missing.map(({ uid }) => uid).join(',')
  const copied =
    to === '' ? { path: from.path, destination: target.path } : await client.messageCopy(to, target.path, { uid: true })
  return copied && (await client.messageDelete(range, { uid: true })) ? copied : false
}

const noteMoved = (copy: rows.CopyRow, target: rows.FolderRow, { uid, validity }: { uid: number; validity: string }) =>
  store().tx(async () => {
    if (await rows.findCopy(target.id, validity, uid)) await rows.removeCopies([copy.id])
    else await rows.saveCopies([copy.id], { folderId: target.id, validity, uid })
  })
