import { brandHosts, canonicalHost } from '#app/brands/brand-hosts.ts'
import { toBytes, type Plan } from '#app/kits/foundation/files/file-purposes.ts'
import { toEmailKey } from '#app/kits/members/identity/account/email-key.ts'
import { findUserByEmail } from '#app/kits/members/identity/account/users.store.server.ts'
import { env } from '#app/platform/env.server.ts'
import { splitAddress, toAsciiDomain } from '#app/platform/mail-address.ts'
import { findUserByHandle, sumMailBytes } from './inbound-mail.store.server.ts'

/** Names that mail programs and certificate authorities write to when they mean the house (RFC 2142). */
const HOUSE_NAMES = [
  'abuse',
  'admin',
  'administrator',
  'hostmaster',
  'mailer-daemon',
  'postmaster',
  'root',
  'security',
  'ssladmin',
  'webmaster',
]

/** The part of an address's name that members choose themselves, to sort their mail: `mira+shop@…` is Mira's. */
const TAG = /\+.*$/

/** The domain that members have addresses at. */
export const inboundDomain = (): string =>
  toAsciiDomain(env().INBOUND_MAIL_DOMAIN ?? canonicalHost(brandHosts(env()), 'inbox') ?? 'localhost')

export type Mailbox = { userId: string; plan: Plan }

/**
 * Who gets mail for an address; null when nobody does. Names of the house, such as postmaster, go to the administrator:
 * whoever reads hostmaster's mail could have certificates made for the domain.
 */
export async function findMailbox(address: string): Promise<Mailbox | null> {
  const { local, domain } = splitAddress(address)
  if (local === '' || toAsciiDomain(domain) !== inboundDomain()) return null
  const name = local.toLowerCase().replace(TAG, '')
  const user = HOUSE_NAMES.includes(name) ? await findAdministrator() : await findUserByHandle(name)
  return user && user.suspendedAt === null ? { userId: user.id, plan: user.plan } : null
}

/** Whether a mailbox takes so many bytes more: it holds as much as its plan gives to files. */
export const hasRoom = async ({ userId, plan }: Mailbox, bytes: number): Promise<boolean> =>
  (await sumMailBytes(userId)) + bytes <= toBytes(env().FILE_QUOTA_MB[plan])

async function findAdministrator() {
  const { ADMIN_EMAIL } = env()
  const user = ADMIN_EMAIL ? await findUserByEmail(toEmailKey(ADMIN_EMAIL)) : null
  return user?.emailVerifiedAt ? user : null
}
