import { z } from 'zod'
import { askGoogle, readJson } from './ask-google.server.ts'
import { GoogleTrouble } from './google.ts'
import { readClaims, type GoogleClaims } from './id-token.server.ts'

/**
 * What a provider says of a person at its own address, for those that keep the mail address out of the token (OpenID Connect
 * Core 5.3). It counts only for the subject that the token names. Throws GoogleTrouble.
 */
export async function readUserInfo(address: string, accessToken: string, subject: string): Promise<GoogleClaims> {
  const answer = await askGoogle(address, { headers: { Authorization: `Bearer ${accessToken}` } })
  const said = await readJson(answer)
  const named = z.object({ sub: z.string() }).safeParse(said)
  if (!answer.ok || !named.success)
    throw new GoogleTrouble('token-not-right', `the address of people answered ${answer.status} and names nobody`)
  if (named.data.sub !== subject) throw new GoogleTrouble('token-not-right', 'the address of people names another one')
  const claims = readClaims(said)
  if (!claims) throw new GoogleTrouble('token-not-right', 'no mail address came')
  return claims
}
