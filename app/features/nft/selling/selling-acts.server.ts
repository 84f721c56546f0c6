import { to } from '#app/catalogue/to.ts'
import { findKeeperId, findPanda, savePanda } from '#app/kits/members/pandas/pandas.store.server.ts'
import { findLiveToken } from '#app/kits/members/pandas/tokens/tokens.store.server.ts'
import {
  changeListing,
  listPanda,
  withdrawListing,
  type Terms,
} from '#app/kits/members/pandas/trade/listings.server.ts'
import { findListing } from '#app/kits/members/pandas/trade/listings.store.server.ts'
import { AUCTION_END_HOUR, AUCTION_MOST_DAYS } from '#app/kits/members/pandas/trade/trade.limits.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm, type Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import { AUCTION_DAYS_WORDS, sellingInputs, type SellingInput } from '../nft.inputs.ts'
import { findTrader, returnForm, spend, type Answered } from '../trader.server.ts'
import { NOT_YOURS } from './read-selling.server.ts'

const DAY_MS = 86_400_000
type Of<Act extends SellingInput['act']> = Extract<SellingInput, { act: Act }>
const desk = () => to('nft-selling')

/** A form of a seller's desk: a panda is listed, or what was listed is changed or taken down. */
export async function actOnSelling(request: Request): Answered {
  const { id: userId, problem } = await findTrader(request)
  const form = await readForm(request, sellingInputs)
  if (form.problem) return returnForm(form.problem)
  const { input, typed } = form
  switch (input.act) {
    case 'list':
      return problem ? refuse(typed, 'form', problem, 403) : list(userId, input, typed)
    case 'change':
      return problem ? refuse(typed, 'form', problem, 403) : change(userId, input, typed)
    case 'withdraw':
      return withdraw(userId, input.listing, typed)
    case 'take-offers':
    case 'no-offers':
      return problem
        ? refuse(typed, 'form', problem, 403)
        : takeOffers(userId, input.panda, typed, input.act === 'take-offers')
  }
}

type Asked = Pick<Of<'list'>, 'price' | 'reserve' | 'until'>

/** The terms of a listing, or the field that does not fit the others. */
function toTerms(kind: Terms['kind'], { price, reserve, until }: Asked): Terms | { field: string; message: string } {
  if (kind === 'price') return { kind, price, reserve: null, endsAt: null }
  if (until === '') return { field: 'until', message: 'Choose the day on which the auction ends.' }
  const endsAt = new Date(`${until}T${AUCTION_END_HOUR}:00:00Z`)
  const left = endsAt.getTime() - clock.now().getTime()
  if (Number.isNaN(left) || endsAt.toISOString().slice(0, until.length) !== until)
    return { field: 'until', message: 'There is no such day.' }
  if (left < DAY_MS / 2 || left > AUCTION_MOST_DAYS * DAY_MS) return { field: 'until', message: AUCTION_DAYS_WORDS }
  if (reserve !== null && reserve <= price)
    return { field: 'reserve', message: 'A reserve is more than the start. Leave it empty for none.' }
  return { kind, price, reserve, endsAt }
}

async function list(userId: string, input: Of<'list'>, typed: Typed): Answered {
  const terms = toTerms(input.kind, input)
  if ('field' in terms) return refuse(typed, terms.field, terms.message)
  const panda = await findPanda(input.panda)
  if (!panda || (await findKeeperId(panda.keeper)) !== userId) throw notFound(NOT_YOURS)
  const spent = await spend(userId, 'listings', typed)
  if (spent) return spent
  const listed = await listPanda(userId, input.panda, terms)
  if (!listed) throw notFound(NOT_YOURS)
  if ('refused' in listed) return refuse(typed, 'form', listed.refused, 409)
  return redirectWithFlash(to('nft-listing', { listingId: listed.listing.id }), {
    title: 'It is listed now',
    description: panda.name,
  })
}

async function change(userId: string, input: Of<'change'>, typed: Typed): Answered {
  const listing = await findListing(input.listing)
  if (!listing || listing.sellerId !== userId) throw notFound(NOT_YOURS)
  const terms = toTerms(listing.kind, input)
  if ('field' in terms) return refuse(typed, terms.field, terms.message)
  const changed = await changeListing(userId, listing.id, terms)
  if (!changed) throw notFound(NOT_YOURS)
  if ('refused' in changed) return refuse(typed, 'form', changed.refused, 409)
  return redirectWithFlash(to('nft-listing', { listingId: listing.id }), { title: 'Changed' })
}

async function withdraw(userId: string, id: string, typed: Typed): Answered {
  const withdrawn = await withdrawListing(userId, id)
  if (!withdrawn) throw notFound(NOT_YOURS)
  if ('refused' in withdrawn) return refuse(typed, 'form', withdrawn.refused, 409)
  return redirectWithFlash(desk(), { title: 'It is no longer listed' })
}

async function takeOffers(userId: string, number: number, typed: Typed, takesOffers: boolean): Answered {
  const panda = await findPanda(number)
  if (!panda || (await findKeeperId(panda.keeper)) !== userId) throw notFound(NOT_YOURS)
  if (await findLiveToken(number)) return refuse(typed, 'form', `${panda.name} moves on its chain, and not here.`, 409)
  await savePanda(number, { takesOffers })
  return redirectWithFlash(desk(), {
    title: takesOffers ? 'Others may make you offers now' : 'No new offers from now on',
    description: panda.name,
  })
}
