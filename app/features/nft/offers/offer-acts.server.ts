import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { findByNumber } from '#app/kits/members/pandas/shown-pandas.store.server.ts'
import { acceptOffer, refuseOffer, withdrawOffer } from '#app/kits/members/pandas/trade/offers.server.ts'
import { findWishProblem, orderWish, type Wish } from '#app/kits/members/pandas/trade/trade-goods.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { readForm, type Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import { offerInputs, type OfferInput } from '../nft.inputs.ts'
import { findTrader, returnForm, spend, type Answered } from '../trader.server.ts'
import { NO_PANDA } from './read-offers.server.ts'

const answers = {
  accept: {
    act: acceptOffer,
    side: 'received',
    title: 'Sold',
    description: 'The money is yours once the panda has rested a day with its buyer.',
  },
  refuse: {
    act: refuseOffer,
    side: 'received',
    title: 'Not taken',
    description: 'The money goes back to whoever offered it.',
  },
  withdraw: {
    act: withdrawOffer,
    side: 'made',
    title: 'Taken back',
    description: 'The money goes back to you, to the last cent.',
  },
} as const

/** A form on the page of offers: one is made, answered or taken back. */
export async function actOnOffers(request: Request): Answered {
  const { id: userId, problem } = await findTrader(request)
  const form = await readForm(request, offerInputs)
  if (form.problem) return returnForm(form.problem)
  const { input, typed } = form
  if (input.act === 'offer') return problem ? refuse(typed, 'amount', problem, 403) : make(userId, input, typed)
  const { act, side, title, description } = answers[input.act]
  const answer = await act(input.offer, userId)
  if (!answer) throw notFound('There is no such offer.')
  if ('refused' in answer) return refuse(typed, 'offer', answer.refused, 409)
  return redirectWithFlash(to('nft-offer', null, { part: side }), { title, description })
}

async function make(userId: string, input: Extract<OfferInput, { act: 'offer' }>, typed: Typed): Answered {
  const [panda] = await findByNumber(input.panda)
  if (!panda) throw notFound(NO_PANDA)
  const { number, name } = panda
  const wish: Wish = { kind: 'offer', panda: number, name, listingId: null, minor: input.amount, days: input.days }
  const refused = await findWishProblem(userId, wish)
  if (refused) return refuse(typed, 'amount', refused, 409)
  const spent = await spend(userId, 'orders', typed, 'amount')
  if (spent) return spent
  const { id } = await orderWish(userId, wish)
  return redirect(to('checkout', null, { order: id }), 303)
}
