import type { ImapFlow } from 'imapflow'
import { store } from '#app/database/store.server.ts'
import type { FolderRole } from '#app/database/tables/mail/accounts.ts'
import * as rows from './copies.store.server.ts'

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
  folders: Folders,
): Promise<void> {
  const target = folders.all.find((one) => one.role === role) ?? (await folders.make(MADE[role] ?? 'Archive', role))
  if (!folders.all.includes(target)) folders.all.push(target)
  const moved = await client.messageMove(copies.map(({ uid }) => uid).join(','), target.path, { uid: true })
  if (moved && moved.uidMap && moved.uidValidity !== undefined)
    await noteMoved(copies, target, { uids: moved.uidMap, validity: String(moved.uidValidity) })
}

/** The server said where they lie now. Where it does not, the next look finds them there by their names. */
async function noteMoved(
  copies: readonly rows.CopyRow[],
  target: rows.FolderRow,
  { uids, validity }: { uids: ReadonlyMap<number, number>; validity: string },
): Promise<void> {
  for (const copy of copies) {
    const uid = uids.get(copy.uid)
    if (uid === undefined) continue
    await store().tx(async () => {
      if (await rows.findCopy(target.id, validity, uid)) await rows.removeCopies([copy.id])
      else await rows.saveCopies([copy.id], { folderId: target.id, validity, uid })
    })
  }
}
