import type { ImapFlow } from 'imapflow'
import type { FolderRole } from '#app/database/tables/mail/accounts.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import type { AccountRow } from '../accounts/accounts.store.server.ts'
import { createLabel, listLabels } from '../filing/threads.store.server.ts'
import { LABEL_CHARS, MOST_LABELS } from '../inbox.limits.ts'
import { toLine } from '../mail/read-mail.ts'
import * as rows from './copies.store.server.ts'
import { toRole } from './folder-role.ts'
import { miss } from './read-folder.server.ts'

/** Folders of one account; more are not followed. */
const MOST_FOLDERS = 200
const PATH_CHARS = 500
const ORDER: readonly (FolderRole | null)[] = ['inbox', 'sent', 'archive', null, 'junk', 'trash', 'drafts']

/** The folders of an account as its server lists them, the inbox first. Those that are gone there are forgotten here. */
export async function listServerFolders(client: ImapFlow, account: AccountRow): Promise<rows.FolderRow[]> {
  const known = new Map((await rows.listFolders(account.id)).map((folder) => [folder.path, folder]))
  const seen = new Set<string>()
  for (const listed of (await client.list()).slice(0, MOST_FOLDERS)) {
    const found = listed.path.length > PATH_CHARS ? null : toRole(listed)
    if (!found) continue
    seen.add(listed.path)
    const folder = known.get(listed.path)
    if (!folder) await addFolder(account, listed, found.role)
    else if (folder.role === null && folder.labelId === null) await joinLabel(account, folder, listed.name)
  }
  // A server that lists nothing has lost its head, not its folders.
  if (seen.size > 0) for (const folder of known.values()) if (!seen.has(folder.path)) await loseFolder(folder)
  const all = await rows.listFolders(account.id)
  return all.toSorted((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role))
}

/** Makes a folder on the server, because something is to be put there. */
export async function makeServerFolder(
  client: ImapFlow,
  account: AccountRow,
  name: string,
  role: FolderRole | null,
): Promise<rows.FolderRow> {
  const { path } = await client.mailboxCreate(name)
  await addFolder(account, { path, name }, role)
  return (await rows.listFolders(account.id)).find((folder) => folder.path === path)!
}

async function addFolder(
  { id: accountId, userId }: AccountRow,
  { path, name }: { path: string; name: string },
  role: FolderRole | null,
): Promise<void> {
  const createdAt = clock.now()
  const labelId = role === null ? await labelFor(userId, name) : null
  await rows.createFolder({ id: createId(createdAt.getTime()), userId, accountId, path, role, labelId, createdAt })
}

/** A folder whose label was removed here is a label again once there is one of its name. */
async function joinLabel({ userId }: AccountRow, folder: rows.FolderRow, name: string): Promise<void> {
  const nameKey = toLine(name, LABEL_CHARS).toLowerCase()
  const same = (await listLabels(userId)).find((label) => label.nameKey === nameKey)
  if (same) await rows.saveFolder(folder.id, { labelId: same.id })
}

/** The label a folder becomes; null where the member has as many as there may be. */
async function labelFor(userId: string, path: string): Promise<string | null> {
  const name = toLine(path, LABEL_CHARS)
  const labels = await listLabels(userId)
  const nameKey = name.toLowerCase()
  const same = labels.find((label) => label.nameKey === nameKey)
  if (same) return same.id
  if (name === '' || labels.length >= MOST_LABELS) return null
  const createdAt = clock.now()
  const id = createId(createdAt.getTime())
  await createLabel({ id, userId, name, nameKey, createdAt })
  return id
}

async function loseFolder(folder: rows.FolderRow): Promise<void> {
  for (const copy of await rows.listCopiesOfFolder(folder.id)) await miss(copy, folder)
  await rows.removeFolder(folder.id)
}
