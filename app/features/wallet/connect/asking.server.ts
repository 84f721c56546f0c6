import { randomBytes } from 'node:crypto'
import { to } from '#app/catalogue/to.ts'
import type { Address } from '#app/engines/ethereum/address.server.ts'
import { writeSignIn } from '#app/engines/ethereum/sign-in-message.ts'
import { clock } from '#app/platform/clock.ts'
import { createSecretToken, hashOf } from '#app/platform/secrets/ids.server.ts'
import { chainId } from '#app/providers/chain/chain.server.ts'
import { ASK_MINUTES, LINK_MINUTES } from '../wallet.limits.ts'
import type { Asker } from './asker.server.ts'
import * as rows from './asks.store.server.ts'

const MINUTE_MS = 60_000
const NONCE_BYTES = 16

/** The words above what a wallet shows: for whom, and that nothing moves. */
export const toStatement = (handle: string): string =>
  `Connect this address to the account @${handle}. This costs nothing and moves nothing.`

/** Letters and digits alone, as the standard wants it. */
const createNonce = () => randomBytes(NONCE_BYTES).toString('hex')

/** Writes the message that proves an address, and keeps it until it is signed or its time is over. Gives its nonce. */
export async function askToSign({ row, linkHash }: Asker, address: Address, origin: string): Promise<string> {
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + ASK_MINUTES * MINUTE_MS)
  const nonce = createNonce()
  const message = writeSignIn({
    ...{ scheme: null, domain: new URL(origin).host, address, statement: toStatement(row.handle) },
    ...{ uri: origin + to('wallet-connect'), chainId: chainId(), nonce },
    ...{ issuedAt: now.toISOString(), expirationTime: expiresAt.toISOString() },
    ...{ notBefore: null, requestId: null, resources: [] },
  })
  await rows.createAsk({ nonce, userId: row.id, linkHash, address, message, createdAt: now, expiresAt })
  return nonce
}

/** Makes the link by which a phone that is not signed in goes on; the one before ends. Gives its token. */
export async function makePhoneLink(userId: string): Promise<string> {
  const token = createSecretToken()
  const now = clock.now()
  await rows.removeLinks(userId)
  await rows.createLink({
    ...{ tokenHash: hashOf(token), userId, createdAt: now },
    expiresAt: new Date(now.getTime() + LINK_MINUTES * MINUTE_MS),
  })
  return token
}
