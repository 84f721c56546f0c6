import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const SECRET_BYTES = 24
const MS_PER_S = 1_000

/** A new signing secret: `whsec_` and 24 random bytes in Base64, as standardwebhooks.com wants them. */
export const createWebhookSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64')

/**
 * The headers that let a receiver check who sent a body, after the Standard Webhooks specification 1.0: HMAC-SHA256 over
 * `id.timestamp.body` with the bytes behind `whsec_`, the timestamp in whole seconds.
 */
export function signWebhook(secret: string, { id, at, body }: { id: string; at: Date; body: string }) {
  const timestamp = String(Math.floor(at.getTime() / MS_PER_S))
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
