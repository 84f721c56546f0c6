import { store } from '#app/database/store.server.ts'
import type { MailSender } from '#app/kits/foundation/mail/send-mail.server.ts'
import { listOpenIdProviders, type OpenIdSetting } from '#app/providers/openid/openid-settings.server.ts'
import type { Refusal } from '../account/refusal.ts'
import type { UserRow } from '../account/users.store.server.ts'
import { listAllConnections } from '../connections/connections.store.server.ts'
import { disconnectAccounts } from '../connections/disconnect.server.ts'
import type { Keeper } from '../connections/recognise.server.ts'
import { GOOGLE, hasOtherWay } from '../connections/ways-in.server.ts'
import { takeRoleBack } from './group-roles.server.ts'

/** A provider among those who keep accounts that open accounts here: known by its issuer, whatever the operator calls it. */
export const toKeeper = ({ issuer, name }: OpenIdSetting): Keeper => ({ provider: issuer, name, isCautious: true })

/** Takes a provider away as a way in, unless it is the only one, and the role that its groups gave. */
export function disconnectOpenId(
  request: Request,
  issuer: string,
  { userId, sender }: { userId: string; sender: MailSender },
): Promise<{ isDone: true; name: string } | Refusal> {
  return store().tx(async () => {
    const name = nameOf(issuer)
    const done = await disconnectAccounts({ provider: issuer, name }, userId, sender)
    if (!done.isDone) return done
    for (const { role } of done.gone) if (role !== null) await takeRoleBack(request, userId, { given: role, by: name })
    return { isDone: true, name }
  })
}

/** How the operator calls an issuer; its host once it is set up no more. */
const nameOf = (issuer: string): string =>
  listOpenIdProviders().find((one) => one.issuer === issuer)?.name ??
  (URL.canParse(issuer) ? new URL(issuer).host : issuer)

/** How somebody's account stands with the OpenID providers, those that are set up first. */
export async function readOpenIdState(user: UserRow) {
  const connected = (await listAllConnections(user.id)).filter(({ provider }) => provider !== GOOGLE)
  const setUp = listOpenIdProviders()
  const gone = new Set(connected.map(({ provider }) => provider).filter((one) => !setUp.some((s) => s.issuer === one)))
  const listed = [
    ...setUp.map(({ id, issuer }) => ({ id, issuer })),
    ...[...gone].map((issuer) => ({ id: null, issuer })),
  ]
  return Promise.all(
    listed.map(async ({ id, issuer }) => {
      const accounts = connected
        .filter(({ provider }) => provider === issuer)
        .map(({ email, createdAt }) => ({ email, since: createdAt.toISOString().slice(0, 10) }))
      const isOnlyWayIn = accounts.length > 0 && !(await hasOtherWay(user, issuer))
      return { id, issuer, name: nameOf(issuer), accounts, isOnlyWayIn }
    }),
  )
}
