import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { senderOf } from '#app/kits/foundation/mail/sender-of.server.ts'
import { findUserById } from '#app/kits/members/identity/account/users.store.server.ts'
import { mergeMembers, type MergeLine } from './merge.server.ts'
import type { AdminAct, Outcome } from '../../admin-form.server.ts'
import type { UserAct } from '../admin-users.inputs.ts'
import { toTarget } from '../with-member.server.ts'
import { findMergeRefusal } from './merge-view.server.ts'

const GONE: Outcome = { refusal: 'One of these accounts does not exist any more.', status: 404 }

/** Puts one account into another, in one transaction with its line in the log. */
export async function merge(
  { user, into: other }: Extract<UserAct, { act: 'merge' }>,
  { request, admin, record }: AdminAct,
): Promise<Outcome> {
  const done = await store().tx(async (): Promise<Outcome> => {
    const [from, into, actor] = [await findUserById(user), await findUserById(other), await findUserById(admin.id)]
    if (!from || !into || !actor) return GONE
    const refusal = findMergeRefusal(actor, from, into)
    if (refusal) return { refusal }
    const { trouble, lines } = await mergeMembers(from, into, senderOf(request))
    if (trouble !== null) return { refusal: trouble }
    const { moves, drops } = toSums(lines)
    const detail = { gone: `${from.username} (${from.id})`, moved: moves, dropped: drops }
    await record({ act: 'member.merged', target: toTarget(into), detail })
    return {
      title: `${from.name} (@${from.username}) is in @${into.username} now`,
      description: `${moves.toLocaleString('en')} rows moved, ${drops.toLocaleString('en')} went with the account. Both addresses get a letter.`,
      to: to('admin-users', null, { user: into.id }),
    }
  })
  return done
}

/** All lines together. */
export const toSums = (lines: readonly Pick<MergeLine, 'moves' | 'drops'>[]) => ({
  moves: lines.reduce((sum, { moves }) => sum + moves, 0),
  drops: lines.reduce((sum, { drops }) => sum + drops, 0),
})
