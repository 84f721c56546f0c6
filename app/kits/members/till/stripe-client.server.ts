import type Stripe from 'stripe'
import { env } from '#app/platform/env.server.ts'
import { once } from '#app/platform/once.ts'

const TIMEOUT_MS = 15_000
const TRIES = 2

/** Whether plans are paid through Stripe. */
export const hasStripe = (): boolean => env().STRIPE_SECRET_KEY !== undefined

/** Stripe's own client, loaded when first asked for. Throws where no key is set. */
export const stripe = (): Promise<Stripe> => once('stripe', openStripe)

async function openStripe(): Promise<Stripe> {
  const { STRIPE_SECRET_KEY: key, STRIPE_URL } = env()
  if (!key) throw new Error('Stripe is not set up')
  const { default: Client } = await import('stripe')
  const { hostname, port, protocol } = new URL(STRIPE_URL)
  return new Client(key, {
    host: hostname,
    ...(port ? { port } : {}),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: TRIES,
    telemetry: false,
  })
}
