import { nameOf } from '#app/database/table-order.ts'
import { store } from '#app/database/store.server.ts'
import { sendMail, type MailSender } from '#app/kits/foundation/mail/send-mail.server.ts'
import { mergedLetter } from '#app/kits/members/identity/account/account-letters.ts'
import { tellMemberChange } from '#app/kits/members/identity/account/member-changes.server.ts'
import type { UserRow } from '#app/kits/members/identity/account/users.store.server.ts'
import { removePicture } from '#app/kits/members/identity/profile/profile-picture.server.ts'
import { recount } from '#app/kits/members/pandas/pandas.store.server.ts'
import { listPersonKeys, removePersonFiles } from '#app/kits/members/personal-data/person-files.server.ts'
import type { PersonalTable } from '#app/kits/members/personal-data/personal-table.ts'
import { listPersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { users } from '#app/database/tables/people.ts'
import { log } from '#app/platform/log.server.ts'
import { countRows, dropRolesOfGroups, hasWork, moveRows, type Pair } from './merge.store.server.ts'

/** What becomes of one table's rows: how many go to the other account, and how many go away with this one. */
export type MergeLine = { table: string; about: string; moves: number; drops: number; why: 'ends' | 'clash' | null }
/** `trouble`: why the two cannot be merged as they are. */
export type MergePlan = { lines: MergeLine[]; trouble: string | null }

/** Reads what merging one account into another would do. Nothing is changed. */
export async function planMerge(from: UserRow, into: UserRow): Promise<MergePlan> {
  const pair = { from: from.id, into: into.id }
  const found = await readLines(pair)
  const blocked = found.filter(({ merge, line }) => merge === 'blocks' && line.drops > 0)
  return {
    lines: found.map(({ line }) => line),
    trouble:
      (await findTrouble(from, into)) ??
      (blocked.length > 0
        ? `Both accounts have what cannot be dropped: ${blocked.map(({ line }) => line.about).join(', ')}. It has to be given up or handed on in one of them first.`
        : null),
  }
}

async function findTrouble(from: UserRow, into: UserRow): Promise<string | null> {
  if (from.id === into.id) return 'This is the same account.'
  if (into.suspendedAt || into.waitingSince || into.eraseAt)
    return `${into.name} is suspended, waits to be let in or is about to leave: things are not moved there.`
  return (await hasWork(from.id)) ? `Work of ${from.name} is under way. Please wait until it is done.` : null
}

async function readLines(pair: Pair): Promise<{ merge: PersonalTable['merge']; line: MergeLine }[]> {
  const lines = []
  for (const { table, file, merge, carry } of listPersonalTables().toReversed()) {
    const { all, clashing } = carry ? { all: await carry.count(pair.from), clashing: 0 } : await countRows(table, pair)
    if (all === 0) continue
    const drops = merge === 'ends' ? all : clashing
    const name = nameOf(table)
    const about = file?.about ?? name.replaceAll('_', ' ')
    const why = drops === 0 ? null : merge === 'ends' ? ('ends' as const) : ('clash' as const)
    lines.push({ merge, line: { table: name, about, moves: Math.max(0, all - drops), drops, why } })
  }
  return lines
}

/**
 * Makes one account of two, in one transaction: what the first keeps goes to the second, the rest of it is erased with
 * all ways in. The second keeps its name, address, plan and role. A plan with trouble says why nothing was done.
 */
export const mergeMembers = (from: UserRow, into: UserRow, sender: MailSender): Promise<MergePlan> =>
  store().tx(async () => {
    const plan = await planMerge(from, into)
    if (plan.trouble !== null) return plan
    await dropRolesOfGroups(from.id)
    for (const { carry } of listPersonalTables()) await carry?.over(from.id, into.id)
    for (const { table, merge } of listPersonalTables().toReversed())
      if (merge !== 'ends') await moveRows(table, { from: from.id, into: into.id })
    const keys = await listPersonKeys(from)
    await eraseRest(from)
    await recount(into.id)
    await tellMemberChange(from.id)
    await tellMemberChange(into.id)
    const names = { gone: from.username, kept: into.username }
    await sendMail(sender, from.email, mergedLetter(from, names), { isPassing: true })
    await sendMail(sender, into.email, mergedLetter(into, names))
    store().afterCommit(() => void removeFiles(from, keys))
    return plan
  })

const removeFiles = (from: UserRow, keys: readonly string[]) =>
  Promise.all([removePicture(from.profilePicture), removePersonFiles(keys)]).catch((error: unknown) =>
    log.error({ err: error }, 'files of an account that was merged could not be removed'),
  )

/** What was moved may still bear the address of the account that goes: only what ends with it is looked for by that. */
async function eraseRest(from: UserRow): Promise<void> {
  const nowhere = `merged ${from.id}`
  const unaddressed = { ...from, email: nowhere, emailKey: nowhere, emailVerifiedAt: null }
  for (const { table, erase, merge } of listPersonalTables())
    await erase(merge === 'ends' && (table as unknown) !== users ? from : unaddressed)
}
