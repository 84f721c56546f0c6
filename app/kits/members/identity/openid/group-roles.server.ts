import { store } from '#app/database/store.server.ts'
import { recordAuditEvent } from '#app/kits/foundation/audit/audit.server.ts'
import { env } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'
import type { OpenIdPerson } from '#app/providers/openid/openid.ts'
import type { OpenIdSetting } from '#app/providers/openid/openid-settings.server.ts'
import { standingOf } from '../account/administrator.server.ts'
import { toEmailKey } from '../account/email-key.ts'
import { tellMemberChange } from '../account/member-changes.server.ts'
import type { Role } from '../account/roles.ts'
import { findUserById, saveUser, type UserRow } from '../account/users.store.server.ts'
import { findConnection, saveConnection } from '../connections/connections.store.server.ts'
import { hasOtherAdministrator } from './administrators.store.server.ts'
import { nextRole, roleOfGroups } from './group-role.ts'

/**
 * Lets the groups of a provider say which role a member has, each time the provider says who it is; keeps the address there
 * as well. The owner is nobody's to make or to lower, and the last administrator keeps the role.
 */
export function takeGroups(request: Request, setting: OpenIdSetting, person: OpenIdPerson): Promise<void> {
  return store().tx(async () => {
    const connection = await findConnection(setting.issuer, person.subject)
    const user = connection && (await findUserById(connection.userId))
    if (!user) return
    if (person.email !== null && person.email !== connection.email)
      await saveConnection(connection, { email: person.email })
    if (setting.roles.size > 0 && person.groups === null)
      return log.warn({ provider: setting.id }, 'an OpenID provider did not say the groups of a member: the role stays')
    const given = setting.roles.size > 0 ? roleOfGroups(person.groups ?? [], setting.roles) : null
    const next = nextRole({ current: user.role, given: connection.role }, given)
    if (!(await changeRole(request, { user, next, by: setting.name }))) return
    if (given !== connection.role) await saveConnection(connection, { role: given })
  })
}

/** Takes back what the groups of a provider gave, when its account opens this one no more. */
export async function takeRoleBack(request: Request, userId: string, { given, by }: { given: Role; by: string }) {
  const user = await findUserById(userId)
  if (user && user.role === given) await changeRole(request, { user, next: null, by })
}

type Change = { user: UserRow; next: Role | null; by: string }

/** False when the role has to stay: of the owner, and of the last administrator. */
async function changeRole(request: Request, { user, next, by }: Change): Promise<boolean> {
  const { id, role } = user
  if (standingOf(user) === 'owner') return false
  if (next === role) return true
  if (role === 'administrator' && !(await hasOtherAdministrator(id, toEmailKey(env().ADMIN_EMAIL ?? '')))) {
    log.warn({ member: id, provider: by }, 'groups would take the last administrator away: the role stays')
    return false
  }
  await saveUser(id, { role: next })
  await tellMemberChange(id)
  await recordAuditEvent(request, {
    actorId: null,
    act: 'member.role-changed',
    target: `member/${id}`,
    detail: { before: role ?? 'member', after: next ?? 'member', by: `groups of ${by}` },
  })
  return true
}
