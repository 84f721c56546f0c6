import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Fields = Record<string, string>
export type SubscriptionFields = {
  status?: string
  price?: string
  start?: number
  end?: number
  cancelAtEnd?: boolean
  userId?: string
}

/** Stripe's addresses that this house calls, with their wire format: form fields in, JSON out, idempotency keys held. */
export type StripeStandIn = {
  url: string
  sessions: Fields[]
  refunds: Fields[]
  /** How often each address was asked, by method and path. */
  asked: string[]
  /** Subscriptions that were cancelled and pages of payment that were closed. */
  ended: string[]
  /** Somebody pays on an open page. */
  pay(session: string, payment: string): void
  setSubscription(id: string, fields: SubscriptionFields): void
  /** Makes the next so many calls fail. */
  fail(times: number): void
  close(): Promise<void>
}

export async function openStripeStandIn(): Promise<StripeStandIn> {
  const sessions: Fields[] = []
  const refunds: Fields[] = []
  const asked: string[] = []
  const ended: string[] = []
  const paid = new Map<string, Record<string, string>>()
  const subscriptions = new Map<string, SubscriptionFields>()
  const answered = new Map<string, unknown>()
  let failing = 0
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const path = request.url?.split('?')[0] ?? ''
      asked.push(`${request.method} ${path}`)
      if (!/^Bearer sk_test_/.test(request.headers.authorization ?? '')) return send(response, 401, toError('No key'))
      if (failing > 0) {
        failing -= 1
        return send(response, 500, toError('Something went wrong'))
      }
      const key = String(request.headers['idempotency-key'] ?? '')
      if (key && answered.has(key)) return send(response, 200, answered.get(key))
      const made = answer(path, Object.fromEntries(new URLSearchParams(body)), request.method ?? '')
      if (!made) return send(response, 404, toError(`No such thing: ${path}`))
      if (key) answered.set(key, made)
      return send(response, 200, made)
    })
  })
  function answer(path: string, fields: Fields, method: string): unknown {
    if (path === '/v1/checkout/sessions') {
      sessions.push(fields)
      const id = `cs_test_${sessions.length}`
      return { id, object: 'checkout.session', url: `https://checkout.stripe.example/c/${id}`, mode: fields.mode }
    }
    const session = /^\/v1\/checkout\/sessions\/(cs_test_\d+)(\/expire)?$/.exec(path)
    if (session) {
      if (session[2]) ended.push(session[1]!)
      return {
        id: session[1],
        object: 'checkout.session',
        status: 'open',
        payment_status: 'unpaid',
        ...paid.get(session[1]!),
      }
    }
    if (path === '/v1/coupons') return { id: fields['id'], object: 'coupon' }
    if (path === '/v1/refunds') {
      refunds.push(fields)
      return {
        id: `re_${refunds.length}`,
        object: 'refund',
        payment_intent: fields['payment_intent'],
        status: 'pending',
      }
    }
    const refund = /^\/v1\/refunds\/(re_\d+)$/.exec(path)?.[1]
    if (refund) return { id: refund, object: 'refund', status: 'succeeded' }
    if (path === '/v1/billing_portal/sessions')
      return { id: 'bps_1', object: 'billing_portal.session', url: `https://billing.stripe.example/${fields.customer}` }
    const subscription = /^\/v1\/subscriptions\/(\w+)$/.exec(path)?.[1]
    if (subscription && method === 'DELETE') {
      ended.push(subscription)
      subscriptions.set(subscription, { ...subscriptions.get(subscription), status: 'canceled' })
    }
    if (subscription && subscriptions.has(subscription))
      return toSubscription(subscription, subscriptions.get(subscription)!)
    const charge = /^\/v1\/charges\/(\w+)$/.exec(path)?.[1]
    return charge ? { id: charge, object: 'charge', customer: 'cus_1' } : null
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    refunds,
    asked,
    ended,
    pay: (session, payment) =>
      void paid.set(session, { status: 'complete', payment_status: 'paid', payment_intent: payment }),
    setSubscription: (id, fields) => void subscriptions.set(id, { ...subscriptions.get(id), ...fields }),
    fail: (times) => (failing = times),
    close: () => closeServer(server),
  }
}

const closeServer = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

function toSubscription(id: string, said: SubscriptionFields): unknown {
  return {
    id,
    object: 'subscription',
    status: said.status ?? 'active',
    customer: 'cus_1',
    cancel_at_period_end: said.cancelAtEnd ?? false,
    metadata: said.userId ? { userId: said.userId } : {},
    pause_collection: null,
    items: {
      object: 'list',
      data: [
        {
          id: 'si_1',
          object: 'subscription_item',
          current_period_start: said.start ?? 1_800_000_000,
          current_period_end: said.end ?? 1_802_678_400,
          price: { id: said.price ?? 'price_plus', object: 'price' },
        },
      ],
    },
  }
}

const toError = (message: string) => ({ error: { type: 'invalid_request_error', message } })

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
