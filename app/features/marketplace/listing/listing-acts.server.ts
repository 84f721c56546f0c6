import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { lookOver } from '#app/kits/asking/moderation/moderation.server.ts'
import { fileReport } from '#app/kits/asking/moderation/reports.server.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import { addCounts, type FoundListing } from '#app/kits/members/market/listings.store.server.ts'
import { beginListingOrder, takeFree } from '#app/kits/members/market/market-goods.server.ts'
import { findBought } from '#app/kits/members/market/purchases.store.server.ts'
import * as talk from '#app/kits/members/market/talk.store.server.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { listingInputs, type ListingInput } from '../market.inputs.ts'
import { enter, judgeWords, refuse, spend, type Answered, type Visit } from '../visit.server.ts'
import { runTrial } from '../trial/run-trial.server.ts'
import { NO_LISTING, requireListing } from './require-listing.server.ts'

type Of<Act extends ListingInput['act']> = Extract<ListingInput, { act: Act }>
type Answer = Extract<ListingInput, { said: string }>
type Scene = { visit: Visit; found: FoundListing; here: string }

/** A form on the page of a listing. */
export async function actOnListing(request: Request, network: string, id: string): Answered {
  const form = await readForm(request, listingInputs)
  if (form.problem) return data({ problem: form.problem }, 400)
  const { input, typed } = form
  if (input.act === 'try') return runTrial({ request, network, id, typed })
  const isShowing = input.act !== 'take' && input.act !== 'report'
  const { visit, refusal } = await enter(request, network, typed, isShowing)
  if (!visit) return refusal
  const found = await requireListing(id, visit.row.id)
  return perform({ visit, found, here: to('market-listing', { listingId: id }) }, input)
}

function perform(scene: Scene, input: Exclude<ListingInput, { act: 'try' }>): Answered {
  switch (input.act) {
    case 'take':
      return take(scene)
    case 'ask':
      return ask(scene, input)
    case 'review':
      return review(scene, input)
    case 'answer-question':
    case 'answer-review':
      return answer(scene, input)
    case 'report':
      return report(scene, input)
  }
}

async function take({ visit, found: { listing, seller } }: Scene): Answered {
  const { row, typed } = visit
  if (seller.id === row.id) return refuse(typed, 'form', 'This is your own.', 409)
  if (listing.state !== 'listed') return refuse(typed, 'form', 'This is not offered at the moment.', 409)
  if (await findBought(listing.id, row.id)) return refuse(typed, 'form', 'You have this already.', 409)
  const spent = await spend(visit, 'orders')
  if (spent) return spent
  if (listing.price === 0) {
    await takeFree(row.id, listing)
    return redirectWithFlash(to('market-bought'), { title: 'It is yours', description: listing.title })
  }
  const order = await beginListingOrder(row.id, listing)
  return redirect(to('checkout', null, { order: order.id }), 303)
}

async function ask({ visit, found: { listing, seller }, here }: Scene, { text }: Of<'ask'>): Answered {
  const { row, typed } = visit
  if (seller.id === row.id) return refuse(typed, 'text', 'This is your own: say it in the description.', 409)
  const judged = await judgeWords(visit, text)
  if (judged.why) return refuse(typed, 'text', judged.why)
  const spent = await spend(visit, 'questions', 'text')
  if (spent) return spent
  const now = clock.now()
  const id = createId(now.getTime())
  const own = { userId: row.id, createdAt: now, hiddenAt: judged.isHeld ? now : null }
  const thing = { kind: 'listing-question', thingId: id, authorId: row.id, text, address: here }
  await store().tx(async () => {
    await talk.createQuestion({ id, listingId: listing.id, text, ...own })
    if (judged.isHeld) await fileReport(thing, { userId: null, reason: 'held' })
    else await tell('market.question', seller.id, visit, listing, here)
  })
  void lookOver({ text, author: { member: visit.user, network: visit.network }, screen: 'market-listing', thing })
  return redirectWithFlash(here, { title: judged.isHeld ? 'Somebody looks at it first' : 'Asked' })
}

type Kind = 'market.question' | 'market.review' | 'market.answer'
const tell = (kind: Kind, userId: string, visit: Visit, { id, title }: FoundListing['listing'], address: string) =>
  sendNotice({ kind, to: userId, from: visit.row.id, about: id, subject: title, address })

/** One review of each buyer; a later one takes the place of the first. */
async function review({ visit, found: { listing, seller }, here }: Scene, { stars, text }: Of<'review'>): Answered {
  const { row, typed } = visit
  const bought = await findBought(listing.id, row.id)
  if (bought?.state !== 'delivered')
    return refuse(typed, 'text', 'Only who took or bought it can review it, once it is delivered.', 403)
  const judged = await judgeWords(visit, text)
  if (judged.why) return refuse(typed, 'text', judged.why)
  const spent = await spend(visit, 'reviews', 'text')
  if (spent) return spent
  const now = clock.now()
  const id = createId(now.getTime())
  await store().tx(async () => {
    const before = await talk.findReview(listing.id, row.id)
    await talk.saveReview({ id, listingId: listing.id, userId: row.id, stars, text, createdAt: now })
    await addCounts(listing.id, { stars: stars - (before?.stars ?? 0), reviews: before ? 0 : 1 })
    const thing = { kind: 'listing-review', thingId: before?.id ?? id, authorId: row.id, text, address: here }
    if (judged.isHeld) await fileReport(thing, { userId: null, reason: 'held' })
    if (!before) await tell('market.review', seller.id, visit, listing, here)
  })
  await bumpContent()
  return redirectWithFlash(here, { title: 'Thank you', description: 'Your review stands with the listing.' })
}

async function answer({ visit, found: { listing, seller }, here }: Scene, input: Answer): Answered {
  if (seller.id !== visit.row.id) throw notFound(NO_LISTING)
  const judged = await judgeWords(visit, input.answer)
  if (judged.why) return refuse(visit.typed, 'answer', judged.why)
  const save = input.act === 'answer-review' ? talk.answerReview : talk.answerQuestion
  const [asker] = await save(input.said, listing.id, input.answer)
  if (!asker) throw notFound('That is no longer here.')
  await tell('market.answer', asker.userId, visit, listing, here)
  return redirectWithFlash(here, { title: 'Answered' })
}

/** Reports the listing itself, or something that was said about it. */
async function report({ visit, found: { listing, seller }, here }: Scene, input: Of<'report'>): Answered {
  const spent = await spend(visit, 'reports', 'reason')
  if (spent) return spent
  const thing = await findTarget(input.target, listing, seller.id)
  if (!thing) throw notFound('That is no longer here.')
  await fileReport({ ...thing, address: here }, { userId: visit.row.id, reason: input.reason, words: input.words })
  return redirectWithFlash(here, {
    title: 'Thank you',
    description: 'Whoever runs this place will look at it.',
  })
}

async function findTarget(target: string, listing: FoundListing['listing'], sellerId: string) {
  if (target === listing.id)
    return { kind: 'listing', thingId: target, authorId: sellerId, text: `${listing.title}\n${listing.about}` }
  const said = await talk.findSaid(target)
  return said?.listingId === listing.id
    ? { kind: said.kind, thingId: target, authorId: said.userId, text: said.text }
    : null
}
