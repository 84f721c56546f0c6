import type { ImapFlow } from 'imapflow'
import { store } from '#app/database/store.server.ts'
import type { CopyGoal, FolderRole } from '#app/database/tables/mail/accounts.ts'
import { groupBy } from '#app/platform/values/group-by.ts'
import * as rows from './copies.store.server.ts'
import { toTarget } from './folder-role.ts'

const AT_ONCE = 500
const FLAGS = [
  ['wantsSeen', 'isSeen', '\\Seen'],
  ['wantsFlagged', 'isFlagged', '\\Flagged'],
  ['wantsAnswered', 'isAnswered', '\\Answered'],
] as const
const MAY_GO: readonly (FolderRole | null)[] = ['trash', 'junk', 'drafts']
/** What a folder is called that is made because a server has none of its kind. */
const MADE: Readonly<Partial<Record<FolderRole, string>>> = { archive: 'Archive', junk: 'Junk', trash: 'Trash' }

/**
 * Tells a server what was done here: flags first, then moves. Each is the same however often it is told, and leaves the list
 * when the server took it; a process that dies in between tells it again.
 */
export async function pushWants(
  client: ImapFlow,
  accountId: string,
  makeFolder: (path: string, role: FolderRole) => Promise<rows.FolderRow>,
): Promise<void> {
  const [wanted, known] = [await rows.listWanted(accountId, AT_ONCE), await rows.listFolders(accountId)]
  const folders = [...known]
  for (const [folderId, copies] of groupBy(wanted, (copy) => copy.folderId)) {
    const folder = folders.find(({ id }) => id === folderId)
    if (!folder) {
      await forget(copies)
      continue
    }
    const mailbox = await client.mailboxOpen(folder.path)
    // Under other numbers they are found again first, and keep what is to be told.
    const ours = copies.filter(({ validity }) => validity === String(mailbox.uidValidity))
    await pushFlags(client, ours)
    await pushMoves(client, ours, { folder, folders, makeFolder })
    await settle(ours)
  }
}

async function pushFlags(client: ImapFlow, copies: readonly rows.CopyRow[]): Promise<void> {
  for (const [wants, is, flag] of FLAGS)
    for (const value of [true, false]) {
      const those = copies.filter((copy) => copy[wants] === value)
      const changed = those.filter((copy) => copy[is] !== value)
      const range = changed.map(({ uid }) => uid).join(',')
      if (range !== '')
        await (value ? client.messageFlagsAdd : client.messageFlagsRemove).call(client, range, [flag], { uid: true })
      await rows.settleWant(those, { wants, is, value })
    }
}

type Where = {
  folder: rows.FolderRow
  folders: rows.FolderRow[]
  makeFolder: (path: string, role: FolderRole) => Promise<rows.FolderRow>
}

async function pushMoves(client: ImapFlow, copies: readonly rows.CopyRow[], { folder, folders, makeFolder }: Where) {
  for (const [goal, those] of groupBy(copies, (copy) => copy.goal ?? '') as Map<CopyGoal | '', rows.CopyRow[]>) {
    if (goal === '') continue
    const range = those.map(({ uid }) => uid).join(',')
    if (goal === 'gone') {
      // Only drafts and what lies among the deleted go for good, and only where the server lets us name what.
      if (MAY_GO.includes(folder.role) && client.capabilities.has('UIDPLUS'))
        await client.messageDelete(range, { uid: true })
      continue
    }
    const role = toTarget(folder.role, goal)
    if (role === null) continue
    const target = folders.find((one) => one.role === role) ?? (await makeFolder(MADE[role] ?? 'Archive', role))
    if (!folders.includes(target)) folders.push(target)
    const moved = await client.messageMove(range, target.path, { uid: true })
    if (moved && moved.uidMap && moved.uidValidity !== undefined)
      await noteMoved(those, target, { uids: moved.uidMap, validity: String(moved.uidValidity) })
  }
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

/** What was told is done with, unless more was wanted in the meantime. */
async function settle(copies: readonly rows.CopyRow[]): Promise<void> {
  for (const copy of copies)
    await store().tx(async () => {
      const now = await rows.findCopyById(copy.id)
      if (!now || now.wantedAt?.getTime() !== copy.wantedAt?.getTime()) return
      await rows.saveCopies([copy.id], { goal: null, wantedAt: null })
    })
}

const forget = (copies: readonly rows.CopyRow[]) =>
  rows.saveCopies(
    copies.map(({ id }) => id),
    { goal: null, wantedAt: null, wantsSeen: null, wantsFlagged: null, wantsAnswered: null },
  )
