import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { inboundDomain } from '#app/kits/members/inbound-mail/mailboxes.server.ts'

/** The address a member has here. */
export const addressOf = ({ handle }: Pick<CurrentUser, 'handle'>): string =>
  `${handle.toLowerCase()}@${inboundDomain()}`
