import { isIssuerSetUp } from '#app/providers/openid/openid-settings.server.ts'
import type { UserRow } from '../account/users.store.server.ts'
import { countPasskeys } from '../passkeys/passkeys.store.server.ts'
import { listAllConnections, type Provider } from './connections.store.server.ts'

export const GOOGLE: Provider = 'google'

/** Whether an account elsewhere opens this one, other than those of one provider. A provider that is set up no more opens nothing. */
export async function isOpenedFromElsewhere(userId: string, except: Provider | null = null): Promise<boolean> {
  const connected = await listAllConnections(userId)
  return connected.some(({ provider }) => provider !== except && (provider === GOOGLE || isIssuerSetUp(provider)))
}

/** Whether somebody could still sign in without the accounts of one provider. */
export const hasOtherWay = async (user: UserRow, except: Provider): Promise<boolean> =>
  user.passwordHash !== null || (await countPasskeys(user.id)) > 0 || (await isOpenedFromElsewhere(user.id, except))
