import type { MailDetails } from '#app/database/tables/mail/inbox.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { log } from '#app/platform/log.server.ts'
import { publicFetch } from '#app/platform/public-fetch.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { findMessage } from '../filing/messages.store.server.ts'
import type { SenderWarning } from './sender-warnings.ts'

const LIMIT_MS = 8_000
const NO_WAY = 'This letter does not say how it is ended with one click.'

/** How letters of a kind are ended. Whoever may have forged a letter is not told by a request that it was read. */
export const endingWays = ({ unsubscribe }: Pick<MailDetails, 'unsubscribe'>, warnings: readonly SenderWarning[]) =>
  unsubscribe && {
    ...unsubscribe,
    oneClick: warnings.some(({ kind }) => kind === 'fails') ? null : unsubscribe.oneClick,
  }

/**
 * Ends letters of a kind as their sender offers it (RFC 8058): one request that says nothing but that. An address that
 * leads elsewhere did not take it: what is asked next would be a page for people.
 */
export async function endLetters<T>(id: string, user: CurrentUser, answer: (said: string) => T): Promise<T> {
  const message = await findMessage(id, user.id)
  const address = message?.details.unsubscribe?.oneClick
  if (!message || !address) throw notFound(NO_WAY)
  try {
    const response = await publicFetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    await response.body?.cancel()
    return answer(response.ok ? 'unsubscribed' : 'not-unsubscribed')
  } catch (error) {
    log.info({ err: error }, 'a sender could not be told to stop')
    return answer('not-unsubscribed')
  }
}
