import { env } from '#app/platform/env.server.ts'
import { toEmailKey } from './email-key.ts'
import type { UserRow } from './users.store.server.ts'

/** Whether somebody is the one administrator: the address of ADMIN_EMAIL, and proved. */
export const isAdministrator = ({ emailKey, emailVerifiedAt }: Pick<UserRow, 'emailKey' | 'emailVerifiedAt'>) =>
  emailVerifiedAt !== null && emailKey === toEmailKey(env().ADMIN_EMAIL ?? '')
