import { data } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { toMoneyText } from '#app/engines/money/amount.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { findLicence } from '#app/kits/members/market/licences.ts'
import { takeBack } from '#app/kits/members/market/market-goods.server.ts'
import { REFUND_DAYS } from '#app/kits/members/market/market.limits.ts'
import { findPurchase, listBought, type PurchaseRow } from '#app/kits/members/market/purchases.store.server.ts'
import { EMBEDDED, refundTestPayment } from '#app/kits/members/till/embedded-till.server.ts'
import { readOrder } from '#app/kits/members/till/orders.server.ts'
import { askForRefund } from '#app/kits/members/till/stripe-till.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { clock } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import { toKindLabel, toPriceWords } from '../browse/listing-card.server.ts'
import { boughtInputs } from '../market.inputs.ts'
import { enter, refuse, type Answered } from '../visit.server.ts'

const MOST = 300
const DAY_MS = 86_400_000
const AWAY = 'Stripe does not answer at the moment. Nothing was changed; try again in a few minutes.'

/** The last moment at which something can be given back; null where it is over, or was never paid. */
function toLastDay({ state, deliveredAt, ripeAt, price }: PurchaseRow): Date | null {
  if (state === 'refunded' || ripeAt !== null || price === 0) return null
  const last = new Date((deliveredAt ?? clock.now()).getTime() + REFUND_DAYS * DAY_MS)
  return last > clock.now() ? last : null
}

/** What a member bought or took, the newest first. */
export async function readBought(request: Request) {
  const member = await requireMember(request)
  const bought = await listBought(member.id, MOST)
  return {
    purchases: bought.map(({ purchase, seller }) => {
      const last = toLastDay(purchase)
      const { id, listingId, title, state, copyTo, version } = purchase
      return {
        ...{ id, listingId, title, state, copyTo, version, seller },
        label: toKindLabel(purchase.kind),
        price: toPriceWords(purchase.price, purchase.currency),
        licence: findLicence(purchase.licence).label,
        day: toLongDay(purchase.createdAt),
        backUntil: last && toLongDay(last),
      }
    }),
  }
}
export type BoughtView = Awaited<ReturnType<typeof readBought>>

/** Gives something back within its days: the money returns, the copy goes. */
export async function actOnBought(request: Request, network: string): Answered {
  const form = await readForm(request, boughtInputs)
  if (form.problem) return data({ problem: form.problem }, 400)
  const { visit, refusal } = await enter(request, network, form.typed, false)
  if (!visit) return refusal
  const purchase = await findPurchase(form.input.purchase, visit.row.id)
  if (!purchase) throw notFound('There is no such purchase of yours.')
  if (!toLastDay(purchase))
    return refuse(form.typed, 'form', 'This can no longer be given back, or was given back before.', 409)
  const order = purchase.orderId ? await readOrder(purchase.orderId, visit.row.id) : null
  if (!order) await store().tx(() => takeBack(purchase))
  else if (order.till === EMBEDDED) await refundTestPayment(order)
  else
    try {
      await askForRefund(order)
    } catch (error) {
      log.error({ err: error, order: order.id }, 'Stripe took no refund')
      return refuse(form.typed, 'form', AWAY, 503)
    }
  return redirectWithFlash(to('market-bought'), {
    title: order && order.till !== EMBEDDED ? 'Stripe gives the money back' : 'Given back',
    description: `${purchase.title}, ${toMoneyText(purchase.price, purchase.currency)}`,
  })
}
