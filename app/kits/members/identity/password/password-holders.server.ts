import { toEmailKey } from '../account/email-key.ts'
import { hashPassword, matchPassword } from './password.server.ts'
import { toUsernameKey } from '../account/username.ts'
import {
  findOwnerOfEmail,
  findUserByUsername,
  listClaims,
  saveUser,
  type UserRow,
} from '../account/users.store.server.ts'

/** Whom somebody means who signs in, by one key for every spelling. */
export type Named = { isAddress: boolean; key: string }

/** As many accounts that only claim an address as can sign in by it, the newest; by their usernames all can. */
const CLAIMS_MAX = 2
const HOLDERS_MAX = CLAIMS_MAX + 1

export function readName(usernameOrEmail: string): Named {
  const isAddress = usernameOrEmail.normalize('NFKC').includes('@')
  return { isAddress, key: isAddress ? toEmailKey(usernameOrEmail) : toUsernameKey(usernameOrEmail) }
}

/**
 * The accounts that go by a name: one at most for a username. For an address those that claim it, the newest first, then
 * its owner: what a stranger can observe hangs on the account they made themselves, never on whether there is an owner.
 */
export async function findNamed({ isAddress, key }: Named): Promise<UserRow[]> {
  if (!isAddress) return [await findUserByUsername(key)].filter((user) => user !== null)
  const [claims, owner] = [await listClaims(key, CLAIMS_MAX), await findOwnerOfEmail(key)]
  return owner ? [...claims, owner] : claims
}

/**
 * Whose password it is, the owner of an address first. The work is the same however many accounts there are, or none.
 * A hash made of other bytes than today's is made anew.
 */
export async function findByPassword(
  { isAddress }: Named,
  holders: readonly (UserRow | null)[],
  password: string,
): Promise<UserRow | null> {
  let found: UserRow | null = null
  for (let n = 0; n < (isAddress ? HOLDERS_MAX : 1); n++) {
    const holder = holders[n] ?? null
    const match = await matchPassword(password, holder?.passwordHash ?? null)
    if (!holder || match === 'wrong') continue
    if (match === 'old') await saveUser(holder.id, { passwordHash: await hashPassword(password) })
    if (!found || holder.emailVerifiedAt) found = holder
  }
  return found
}
