import { store } from '#app/database/store.server.ts'
import { sendMail, type MailSender } from '#app/kits/foundation/mail/send-mail.server.ts'
import { disconnectedLetter } from '../account/account-letters.ts'
import type { Refusal } from '../account/refusal.ts'
import { findUserById } from '../account/users.store.server.ts'
import { listConnections, removeConnections, type ConnectionRow } from './connections.store.server.ts'
import { toOnlyWayIn } from './only-way-in.ts'
import type { Keeper } from './recognise.server.ts'
import { hasOtherWay } from './ways-in.server.ts'

/** Takes a provider away as a way in, unless it is the only one; gives the connections that are gone. */
export function disconnectAccounts(
  keeper: Pick<Keeper, 'provider' | 'name'>,
  userId: string,
  sender: MailSender,
): Promise<{ isDone: true; gone: ConnectionRow[] } | Refusal> {
  return store().tx(async () => {
    const user = await findUserById(userId)
    const gone = await listConnections(userId, keeper.provider)
    if (!user || gone.length === 0) return { isDone: true, gone: [] }
    if (!(await hasOtherWay(user, keeper.provider)))
      return { isDone: false, status: 409, message: toOnlyWayIn(keeper.name), errors: {} }
    await removeConnections(userId, keeper.provider)
    await sendMail(sender, user.email, disconnectedLetter(user, sender.origin, keeper.name))
    return { isDone: true, gone }
  })
}
