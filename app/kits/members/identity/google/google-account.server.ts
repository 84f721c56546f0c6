import type { MailSender } from '#app/kits/foundation/mail/send-mail.server.ts'
import { googleSettings } from '#app/providers/google/google-settings.server.ts'
import type { Refusal } from '../account/refusal.ts'
import type { UserRow } from '../account/users.store.server.ts'
import { listConnections } from '../connections/connections.store.server.ts'
import { disconnectAccounts } from '../connections/disconnect.server.ts'
import type { Keeper } from '../connections/recognise.server.ts'
import { GOOGLE, hasOtherWay } from '../connections/ways-in.server.ts'

/** Google among those who keep accounts that open accounts here. */
export const googleKeeper: Keeper = { provider: GOOGLE, name: 'Google', isCautious: false }

/** Takes Google away as a way in, unless it is the only one. */
export async function disconnectGoogle(userId: string, sender: MailSender): Promise<{ isDone: true } | Refusal> {
  const done = await disconnectAccounts(googleKeeper, userId, sender)
  return done.isDone ? { isDone: true } : done
}

/** How somebody's account stands with Google, for the settings. */
export async function readGoogleState(user: UserRow) {
  const connected = await listConnections(user.id, GOOGLE)
  return {
    isSetUp: googleSettings() !== null,
    accounts: connected.map(({ email, createdAt }) => ({ email, since: createdAt.toISOString().slice(0, 10) })),
    isOnlyWayIn: connected.length > 0 && !(await hasOtherWay(user, GOOGLE)),
  }
}

/** Google's own sign-out, for members who may have come in through it; null for everybody else. */
export async function findGoogleLogout(userId: string | null): Promise<string | null> {
  const settings = googleSettings()
  if (!settings || userId === null) return null
  return (await listConnections(userId, GOOGLE)).length > 0 ? settings.logoutAddress : null
}
