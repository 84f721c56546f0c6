import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { fileReport } from '#app/kits/asking/moderation/reports.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { findWishProblem, orderWish, type Wish } from '#app/kits/members/pandas/trade/trade-goods.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { readForm, type Typed } from '#app/platform/request/form.server.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import { listingInputs, type ListingInput } from '../nft.inputs.ts'
import { findTrader, returnForm, spend, type Answered } from '../trader.server.ts'
import { requireListing } from './read-listing.server.ts'

type Scene = Awaited<ReturnType<typeof requireListing>> & { userId: string; typed: Typed; here: string }

/** A form on the page of a listing: buying, bidding, or telling the administrator. */
export async function actOnListing(request: Request, id: string): Answered {
  const { problem, id: userId } = await findTrader(request)
  const found = await requireListing(id, await findUser(request))
  const form = await readForm(request, listingInputs)
  if (form.problem) return returnForm(form.problem)
  const { input, typed } = form
  const scene = { ...found, userId, typed, here: to('nft-listing', { listingId: id }) }
  if (input.act === 'report') return report(scene, input)
  const field = input.act === 'bid' ? 'amount' : 'form'
  if (problem) return refuse(typed, field, problem, 403)
  return order(
    scene,
    input.act === 'bid' ? { kind: 'bid', minor: input.amount } : { kind: 'buy', minor: input.price },
    field,
  )
}

/** The money is taken by the till: what is wrong now is said before anything is paid. */
async function order(scene: Scene, wish: Pick<Wish, 'kind' | 'minor'>, field: string): Answered {
  const { listing, panda, userId, typed } = scene
  const whole: Wish = { ...wish, panda: panda.number, name: panda.name, listingId: listing.id, days: 0 }
  const refused = await findWishProblem(userId, whole)
  if (refused) return refuse(typed, field, refused, 409)
  const spent = await spend(userId, 'orders', typed, field)
  if (spent) return spent
  const { id } = await orderWish(userId, whole)
  return redirect(to('checkout', null, { order: id }), 303)
}

async function report(scene: Scene, { reason, words }: Extract<ListingInput, { act: 'report' }>): Answered {
  const { listing, panda, userId, typed, here: address } = scene
  const spent = await spend(userId, 'reports', typed, 'reason')
  if (spent) return spent
  await fileReport(
    { kind: 'panda-listing', thingId: listing.id, authorId: listing.sellerId, text: panda.name, address },
    { userId, reason, words },
  )
  return redirectWithFlash(address, {
    title: 'Thank you',
    description: 'Whoever runs this place will look at it.',
  })
}
