import type { ImapFlow } from 'imapflow'
import { store } from '#app/database/store.server.ts'
import type { CopyGoal, FolderRole } from '#app/database/tables/mail/accounts.ts'
import { groupBy } from '#app/platform/values/group-by.ts'
import * as rows from './copies.store.server.ts'
import { toTarget } from './folder-role.ts'
import { mustHold } from './line-holds.ts'
import { moveCopies, type Folders } from './move-copies.server.ts'
import { pushLabels } from './push-labels.server.ts'
import { miss } from './read-folder.server.ts'

const AT_ONCE = 500
const FLAGS = [
  ['wantsSeen', 'isSeen', '\\Seen'],
  ['wantsFlagged', 'isFlagged', '\\Flagged'],
  ['wantsAnswered', 'isAnswered', '\\Answered'],
] as const
const MAY_GO: readonly (FolderRole | null)[] = ['trash', 'junk', 'drafts']

/**
 * Tells a server what was done here: flags first, then moves, then labels. Each is the same however often it is told, and leaves
 * the list when the server took it; a process that dies in between tells it again.
 */
export async function pushWants(client: ImapFlow, accountId: string, make: Folders['make']): Promise<void> {
  const [wanted, known] = [await rows.listWanted(accountId, AT_ONCE), await rows.listFolders(accountId)]
  const folders: Folders = { all: [...known], make }
  const told: rows.CopyRow[] = []
  for (const [folderId, copies] of groupBy(wanted, (copy) => copy.folderId)) {
    const folder = folders.all.find(({ id }) => id === folderId)
    if (!folder) {
      await forget(copies)
      continue
    }
    const mailbox = await client.mailboxOpen(folder.path)
    // Under other numbers they are found again first, and keep what is to be told.
    const numbered = copies.filter(({ validity }) => validity === String(mailbox.uidValidity))
    const ours = await leaveAbsent(client, numbered, folder)
    await pushFlags(client, ours)
    await pushMoves(client, ours, { folder, folders })
    told.push(...ours)
  }
  await pushLabels(client, accountId, told, folders)
  mustHold(client)
  await settle(told)
}

/**
 * Those that lie in the open folder this moment. One that was moved by a process which died before it wrote that down, or by
 * another mail program, would not hear what is told; it is told once it is found.
 */
async function leaveAbsent(
  client: ImapFlow,
  copies: readonly rows.CopyRow[],
  folder: rows.FolderRow,
): Promise<readonly rows.CopyRow[]> {
  if (copies.length === 0) return copies
  const found = await client.search({ uid: copies.map(({ uid }) => uid).join(',') }, { uid: true })
  mustHold(client)
  // A search that is refused says nothing.
  if (!found) return copies
  const there = new Set(found)
  for (const copy of copies) if (!there.has(copy.uid)) await miss(copy, folder)
  return copies.filter(({ uid }) => there.has(uid))
}

async function pushFlags(client: ImapFlow, copies: readonly rows.CopyRow[]): Promise<void> {
  for (const [wants, is, flag] of FLAGS)
    for (const value of [true, false]) {
      const those = copies.filter((copy) => copy[wants] === value)
      const changed = those.filter((copy) => copy[is] !== value)
      const range = changed.map(({ uid }) => uid).join(',')
      if (range !== '')
        await (value ? client.messageFlagsAdd : client.messageFlagsRemove).call(client, range, [flag], { uid: true })
      mustHold(client)
      await rows.settleWant(those, { wants, is, value })
    }
}

type Where = { folder: rows.FolderRow; folders: Folders }

async function pushMoves(client: ImapFlow, copies: readonly rows.CopyRow[], { folder, folders }: Where) {
  for (const [goal, those] of groupBy(copies, (copy) => copy.goal ?? '') as Map<CopyGoal | '', rows.CopyRow[]>) {
    if (goal === '' || goal === 'unlabel') continue
    if (goal === 'gone') {
      // Only drafts and what lies among the deleted go for good, and only where the server lets us name what.
      if (MAY_GO.includes(folder.role) && client.capabilities.has('UIDPLUS'))
        await client.messageDelete(those.map(({ uid }) => uid).join(','), { uid: true })
      continue
    }
    const role = toTarget(folder.role, goal)
    if (role === null) continue
    const going = goal === 'inbox' || goal === 'archive' ? await leaveTwins(those, folder, goal) : those
    if (going.length > 0) await moveCopies(client, going, role, { folder, folders })
  }
}

/**
 * Of a letter that lies in several folders one copy alone comes to the inbox or the archive: none where one lies there already,
 * and none out of a folder that is a label while there is another. What leaves the inbox leaves it in any case.
 */
async function leaveTwins(
  those: readonly rows.CopyRow[],
  folder: rows.FolderRow,
  goal: 'inbox' | 'archive',
): Promise<readonly rows.CopyRow[]> {
  if (folder.role === 'inbox') return those
  const ids = those.flatMap(({ messageId }) => messageId ?? [])
  const all = groupBy(await rows.listCopiesIn(folder.accountId, ids), ({ copy }) => copy.messageId ?? '')
  const isLabel = folder.role === null
  return those.filter((copy) => {
    const twins = (all.get(copy.messageId ?? '') ?? []).filter((one) => one.copy.id !== copy.id)
    return !twins.some(({ copy: twin, folder: { role } }) => {
      if (role === goal) return true
      if (twin.goal !== goal || toTarget(role, goal) === null) return false
      return isLabel === (role === null) ? twin.id < copy.id : isLabel
    })
  })
}

/** What was told is done with, unless more was wanted in the meantime. */
async function settle(copies: readonly rows.CopyRow[]): Promise<void> {
  for (const copy of copies)
    await store().tx(async () => {
      const now = await rows.findCopyById(copy.id)
      if (!now || now.missedAt !== null || now.wantedAt?.getTime() !== copy.wantedAt?.getTime()) return
      await rows.saveCopies([copy.id], { goal: null, wantedAt: null })
    })
}

const forget = (copies: readonly rows.CopyRow[]) =>
  rows.saveCopies(
    copies.map(({ id }) => id),
    { goal: null, wantedAt: null, wantsSeen: null, wantsFlagged: null, wantsAnswered: null },
  )
