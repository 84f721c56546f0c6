import { env } from '#app/platform/env.server.ts'
import { toEmailKey } from './email-key.ts'
import { refuse, type Refusal } from './refusal.ts'
import { findOwnerOfEmail } from './users.store.server.ts'

export const CLOSED = 'Nobody can make an account here at the moment.'
export const NEEDS_INVITE = 'Accounts are made by invitation here. Write the code that a member gave you.'
const DEAD_INVITE = 'This invitation opens nothing any more. Ask who sent it for a new one.'

/** Who may make an account, as the settings REGISTRATION and REGISTRATION_DOMAINS say. */
export const registrationMode = () => env().REGISTRATION

/** What an address needs to register: nothing, an approval or an invitation, or a refusal that says why it cannot. */
export async function findWayIn(email: string): Promise<'free' | 'approval' | 'invite' | Refusal> {
  const { REGISTRATION: mode, REGISTRATION_DOMAINS: domains, ADMIN_EMAIL } = env()
  const key = toEmailKey(email)
  // The first administrator of a closed server has to come in somehow.
  if (ADMIN_EMAIL && key === toEmailKey(ADMIN_EMAIL) && !(await findOwnerOfEmail(key))) return 'free'
  if (mode === 'closed') return refuse(403, CLOSED)
  const isOfDomain = domains.includes(key.slice(key.lastIndexOf('@') + 1))
  if (mode === 'approved') return isOfDomain ? 'free' : 'approval'
  if (mode === 'invited') return isOfDomain ? 'free' : 'invite'
  return domains.length === 0 || isOfDomain ? 'free' : refuse(403, toDomainWords(domains), 'email')
}

const toDomainWords = (domains: readonly string[]) =>
  `Accounts are made with an address of ${new Intl.ListFormat('en', { type: 'disjunction' }).format(domains)} here.`

/** The refusal of an invitation that was to open a new account. */
export const refuseInvite = (typed: string): Refusal => refuse(403, typed ? DEAD_INVITE : NEEDS_INVITE, 'invite')
