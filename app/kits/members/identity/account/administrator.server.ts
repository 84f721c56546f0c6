import { env } from '#app/platform/env.server.ts'
import { toEmailKey } from './email-key.ts'
import { isAdminStanding, type Holder, type Standing } from './roles.ts'
import type { UserRow } from './users.store.server.ts'

type Row = Pick<UserRow, 'emailKey' | 'emailVerifiedAt' | 'role' | 'suspendedAt'>

/** Who somebody is in the house: its owner by the proved address of ADMIN_EMAIL, else by the role they were given. */
export function standingOf({ emailKey, emailVerifiedAt, role, suspendedAt }: Row): Standing {
  if (emailVerifiedAt === null) return null
  if (emailKey === toEmailKey(env().ADMIN_EMAIL ?? '')) return 'owner'
  return suspendedAt === null ? role : null
}

/** An account with who its owner is in the house. */
export const holderOf = (row: Row & Pick<UserRow, 'id'>): Holder => ({ id: row.id, standing: standingOf(row) })

/** Whether somebody may do everything here: the owner and the administrators. */
export const isAdministrator = (row: Row): boolean => isAdminStanding(standingOf(row))
