import { data } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { lookOver } from '#app/kits/asking/moderation/moderation.server.ts'
import { fileReport } from '#app/kits/asking/moderation/reports.server.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import * as rows from '#app/kits/members/market/listings.store.server.ts'
import { SERVICE } from '#app/kits/members/market/market-goods.server.ts'
import { LISTINGS_MAX, SAMPLE_MAX_CHARS } from '#app/kits/members/market/market.limits.ts'
import { askForPayout } from '#app/kits/members/market/payouts.server.ts'
import { findSold, movePurchase } from '#app/kits/members/market/purchases.store.server.ts'
import { findSellable } from '#app/kits/members/market/sellables.ts'
import { CURRENCY } from '#app/kits/members/till/currency.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { sellingInputs, type ListingFields, type SellingInput } from '../market.inputs.ts'
import { enter, judgeWords, refuse, spend, type Answered, type Visit } from '../visit.server.ts'

type Of<Act extends SellingInput['act']> = Extract<SellingInput, { act: Act }>
const desk = (query: Record<string, string> = {}) => to('market-selling', null, query)

/** A form of a seller's desk. */
export async function actOnSelling(request: Request, network: string): Answered {
  const form = await readForm(request, sellingInputs)
  if (form.problem) return data({ problem: form.problem }, 400)
  const { input, typed } = form
  const isShowing = input.act === 'offer' || input.act === 'save' || input.act === 'list'
  const { visit, refusal } = await enter(request, network, typed, isShowing)
  if (!visit) return refusal
  switch (input.act) {
    case 'offer':
      return offer(visit, input)
    case 'save':
      return save(visit, input)
    case 'list':
    case 'withdraw':
    case 'remove':
      return change(visit, input.act, input.listing)
    case 'deliver':
      return deliver(visit, input.purchase)
    case 'payout':
      return payout(visit, input.whereTo)
  }
}

const NOT_YOURS = 'There is no such listing of yours.'

/** What is offered of the member's own things; a sentence where it cannot be. */
async function pack(userId: string, thing: string) {
  if (thing === SERVICE) return { kind: SERVICE, section: 'services', sourceId: null, sample: '', payload: null }
  const [kind = '', sourceId = ''] = thing.split(':', 2)
  const sellable = findSellable(kind)
  const packed = await sellable?.pack(userId, sourceId)
  if (!sellable || !packed) return null
  if ('refused' in packed) return packed
  const sample = packed.sample.slice(0, SAMPLE_MAX_CHARS).toWellFormed()
  return { kind, section: sellable.section, sourceId, sample, payload: packed.payload }
}

async function offer(visit: Visit, { thing, ...fields }: Of<'offer'>): Answered {
  const { row, typed } = visit
  const packed = await pack(row.id, thing)
  if (!packed) return refuse(typed, 'thing', 'This is not among your things any more. Choose again.')
  if ('refused' in packed) return refuse(typed, 'thing', packed.refused, 409)
  const judged = await judgeWords(visit, `${fields.title}\n${fields.about}`)
  if (judged.why) return refuse(typed, 'about', judged.why)
  if ((await rows.countOwn(row.id)) >= LISTINGS_MAX)
    return refuse(typed, 'form', `So many listings are the most: ${LISTINGS_MAX}. Remove one first.`, 409)
  const spent = await spend(visit, 'listings')
  if (spent) return spent
  const now = clock.now()
  const id = createId(now.getTime())
  await store().tx(async () => {
    const payload = await keepFiles(packed)
    await rows.createListing({
      ...{ id, sellerId: row.id, ...packed, payload, ...toColumns(fields), currency: CURRENCY, state: 'listed' },
      ...{ createdAt: now, updatedAt: now, listedAt: now, hiddenAt: judged.isHeld ? now : null },
    })
  })
  await show(visit, id, fields, judged.isHeld)
  const title = judged.isHeld ? 'Somebody looks at it before others see it' : 'It is offered now'
  return redirectWithFlash(to('market-listing', { listingId: id }), { title })
}

/** What a listing keeps of what was packed: it names no file of the seller's. In the transaction of the listing, so that no copy stays without one. */
const keepFiles = async ({ kind, payload }: { kind: string; payload: unknown }): Promise<unknown> =>
  (await findSellable(kind)?.keep?.(payload)) ?? payload

const dropFiles = async (kind: string, payload: unknown) => findSellable(kind)?.drop?.(payload)

const toColumns = ({ title, about, price, licence, canBeTried }: ListingFields) => ({
  ...{ title, about, price, licence, canBeTried },
})

/** What others see from now on is looked over; guests' kept pages are made anew. */
async function show({ user, row, network }: Visit, id: string, { title, about }: ListingFields, isHeld: boolean) {
  const text = `${title}\n${about}`
  const address = to('market-listing', { listingId: id })
  const thing = { kind: 'listing', thingId: id, authorId: row.id, text, address }
  if (isHeld) await fileReport(thing, { userId: null, reason: 'held' })
  void lookOver({ text, author: { member: user, network }, screen: 'market-selling', thing })
  await bumpContent()
}

async function save(visit: Visit, { listing: id, isPackedAnew, ...fields }: Of<'save'>): Answered {
  const { row, typed } = visit
  const found = await rows.findListing(id)
  if (!found || found.seller.id !== row.id) throw notFound(NOT_YOURS)
  const { kind, sourceId, version } = found.listing
  const packed = isPackedAnew ? await pack(row.id, kind === SERVICE ? kind : `${kind}:${sourceId}`) : null
  if (isPackedAnew && !packed)
    return refuse(typed, 'isPackedAnew', 'What it was made from is no longer among your things.', 409)
  if (packed && 'refused' in packed) return refuse(typed, 'isPackedAnew', packed.refused, 409)
  const judged = await judgeWords(visit, `${fields.title}\n${fields.about}`)
  if (judged.why) return refuse(typed, 'about', judged.why)
  await store().tx(async () => {
    const before = packed && (await rows.readPayload(id))
    await rows.saveListing(id, row.id, {
      ...toColumns(fields),
      ...(packed && { payload: await keepFiles(packed), sample: packed.sample, version: version + 1 }),
      ...(judged.isHeld && { hiddenAt: clock.now() }),
      updatedAt: clock.now(),
    })
    if (packed) await dropFiles(kind, before)
  })
  await show(visit, id, fields, judged.isHeld)
  return redirectWithFlash(desk(), { title: 'Saved', description: fields.title })
}

const CHANGED = { list: 'It is offered again', withdraw: 'It is no longer offered', remove: 'Removed' } as const

/** What was bought of it stays with the buyers. */
async function change({ row }: Visit, act: 'list' | 'withdraw' | 'remove', id: string): Answered {
  const state = act === 'list' ? ('listed' as const) : ('withdrawn' as const)
  const found = await rows.findListing(id)
  if (!found || found.seller.id !== row.id) throw notFound(NOT_YOURS)
  if (act === 'remove') await remove(found.listing)
  else await rows.saveListing(id, row.id, { state, updatedAt: clock.now() })
  await bumpContent()
  return redirectWithFlash(desk(), { title: CHANGED[act], description: found.listing.title })
}

/** The files go with the listing, or stay with it. */
const remove = ({ id, kind, sellerId }: rows.ListingRow) =>
  store().tx(async () => {
    await dropFiles(kind, await rows.readPayload(id))
    await rows.removeListing(id, sellerId)
  })

/** A service is done: its buyer is told, may review it, and may still give it back for a while. */
async function deliver({ row, typed }: Visit, id: string): Answered {
  const sold = await findSold(id, row.id)
  if (!sold) throw notFound('There is no such sale of yours.')
  const now = clock.now()
  const isMoved = await movePurchase(id, 'awaiting', { state: 'delivered', deliveredAt: now }, row.id)
  if (!isMoved) return refuse(typed, 'form', 'This was delivered, or given back, before.', 409)
  await sendNotice({
    kind: 'market.delivered',
    ...{ to: sold.buyerId, from: row.id, about: id, subject: sold.title, address: to('market-bought') },
  })
  return redirectWithFlash(desk({ part: 'sales' }), { title: 'Marked as delivered', description: sold.title })
}

async function payout({ row, typed }: Visit, whereTo: string): Answered {
  const refused = await askForPayout(row.id, whereTo)
  if (refused) return refuse(typed, 'whereTo', refused, 409)
  return redirectWithFlash(desk({ part: 'sales' }), {
    title: 'Asked',
    description: 'Whoever runs this place pays by hand and writes it down here.',
  })
}
