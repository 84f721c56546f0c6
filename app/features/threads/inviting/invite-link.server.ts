import { isSigned, sign } from '#app/platform/secrets/sign.server.ts'

const PURPOSE = 'thread invitation'

/** What stands in the address of an invitation: its id with a signature, so that a copy of the table opens no thread. */
export const toInviteToken = (id: string): string => `${id}.${sign(id, PURPOSE)}`

/** The invitation that an address names; null for one this server did not make. */
export function readInviteToken(token: string): string | null {
  const [id = '', signature = ''] = token.split('.')
  return id !== '' && isSigned(id, signature, PURPOSE) ? id : null
}
