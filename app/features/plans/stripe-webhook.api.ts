import type { ActionFunctionArgs } from '@remix-run/node'
import { notFound, onlyPost } from '#app/platform/request/problem.ts'
import { hasStripe } from '#app/kits/members/till/stripe-client.server.ts'
import { readMessage, takeIn } from './tills/stripe-messages.server.ts'

export const loader = () => onlyPost()

/** `POST /api/webhooks/stripe`: what Stripe tells of payments. Only what Stripe signed within five minutes is read. */
export async function action({ request }: ActionFunctionArgs) {
  if (!hasStripe()) throw notFound('There is nothing at this address.')
  const event = await readMessage(await request.text(), request.headers.get('stripe-signature'))
  if (!event) return Response.json({ success: false, message: 'The signature is not right.' }, { status: 400 })
  await takeIn(event)
  return Response.json({ success: true })
}
