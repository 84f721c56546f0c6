import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { holderOf, standingOf } from '#app/kits/members/identity/account/administrator.server.ts'
import { mayActOnAccount } from '#app/kits/members/identity/account/roles.ts'
import { findUserById, type UserRow } from '#app/kits/members/identity/account/users.store.server.ts'
import { findNamed, readName } from '#app/kits/members/identity/password/password-holders.server.ts'
import { planMerge } from './merge.server.ts'
import { forbidden, notFound } from '#app/platform/request/problem.ts'

const NAME_MAX_CHARS = 320

/** Why somebody may not put one account into another; null when they may. */
export function findMergeRefusal(actor: UserRow, from: UserRow, into: UserRow): string | null {
  if (standingOf(from) === 'owner') return 'The owner’s account stays.'
  if (!mayActOnAccount(holderOf(actor), 'merge', holderOf(from)))
    return from.id === actor.id
      ? 'This is your own account. Somebody else has to do this.'
      : `${from.name} has a role here. Only somebody above it may do this.`
  // What members wrote is theirs: nobody but the owner takes it into an account of their own.
  const isOwnersOwn = into.id === actor.id && standingOf(actor) === 'owner'
  if (isOwnersOwn || mayActOnAccount(holderOf(actor), 'merge', holderOf(into))) return null
  return into.id === actor.id
    ? 'Things of others are not put into your own account. Somebody else has to do this.'
    : `${into.name} has a role here. Only somebody above it may do this.`
}

/** What putting an account into another would do: whom it is about, and once the other is named, line by line. */
export async function readMerging(params: URLSearchParams, reader: CurrentUser) {
  const [from, actor] = [await findUserById(params.get('user') ?? ''), await findUserById(reader.id)]
  if (!from || !actor) throw notFound('There is no such member. The account may have been erased.')
  if (!mayActOnAccount(holderOf(actor), 'merge', holderOf(from)))
    throw forbidden('Accounts are put together by administrators, and only those below them.')
  const asked = (params.get('into') ?? '').trim().slice(0, NAME_MAX_CHARS)
  // Of an address, who proved it stands last.
  const into = asked === '' ? undefined : (await findNamed(readName(asked))).at(-1)
  const nobody = asked !== '' && !into ? 'Nobody goes by this name or address.' : null
  const refusal = into ? findMergeRefusal(actor, from, into) : null
  const plan = into && !refusal ? await planMerge(from, into) : null
  return {
    from: toPerson(from),
    asked,
    problem: nobody ?? refusal ?? plan?.trouble ?? null,
    plan: into && plan && plan.trouble === null ? { into: toPerson(into), lines: plan.lines } : null,
  }
}
export type MergingView = Awaited<ReturnType<typeof readMerging>>

const toPerson = ({ id, name, username, email, role }: UserRow) => ({ id, name, username, email, role })
