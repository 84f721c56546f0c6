import type { ActionFunctionArgs } from '@remix-run/node'
import { store } from '#app/database/store.server.ts'
import { toMoneyText } from '#app/engines/money/amount.ts'
import { createCoupon, endCoupon, listCoupons } from '#app/kits/members/coupons/coupons.store.server.ts'
import { enterPayout } from '#app/kits/members/market/payouts.server.ts'
import { listPaid, listWaiting } from '#app/kits/members/market/payouts.store.server.ts'
import { EMBEDDED, refundTestPayment } from '#app/kits/members/till/embedded-till.server.ts'
import { goodsOf } from '#app/kits/members/till/goods.server.ts'
import { listSettled, readAnyOrder } from '#app/kits/members/till/orders.server.ts'
import { hasStripe } from '#app/kits/members/till/stripe-client.server.ts'
import { askForRefund } from '#app/kits/members/till/stripe-till.server.ts'
import { clock } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import { handleAdminForm, type AdminAct, type Outcome } from '../admin-form.server.ts'
import { salesInputs, type SalesInput } from './sales.inputs.ts'

const MOST = 200
const PER_PAGE = 50
const DAY_MS = 86_400_000

/** Orders, payouts or coupons, as the address asks. */
export async function readSales(params: URLSearchParams) {
  const isTest = !hasStripe()
  switch (params.get('part')) {
    case 'payouts':
      return { part: 'payouts' as const, isTest, ...(await readPayouts()) }
    case 'coupons':
      return { part: 'coupons' as const, isTest, coupons: await readCoupons() }
    default:
      return { part: 'orders' as const, isTest, ...(await readOrders(Number(params.get('before')) || null)) }
  }
}
export type SalesView = Awaited<ReturnType<typeof readSales>>
export type PartOf<Part extends SalesView['part']> = Extract<SalesView, { part: Part }>

async function readOrders(before: number | null) {
  const found = await listSettled(before ? new Date(before) : null, PER_PAGE + 1)
  const shown = found.slice(0, PER_PAGE)
  return {
    orders: shown.map(({ order, by }) => {
      const { goods, what } = goodsOf(order)
      const { id, state, till, total, currency, paidAt } = order
      return {
        ...{ id, state, by, canRefund: state === 'paid' && goods.takeBack !== undefined },
        name: goods.name(what),
        amount: toMoneyText(total, currency),
        isTest: till === EMBEDDED,
        day: paidAt ? toLongDay(paidAt) : '',
      }
    }),
    isFirst: before === null,
    next: found.length > PER_PAGE ? (shown.at(-1)?.order.paidAt?.getTime() ?? null) : null,
  }
}

async function readPayouts() {
  const [waiting, paid] = await Promise.all([listWaiting(MOST), listPaid(MOST)])
  return {
    waiting: waiting.map(({ payout: { id, minor, currency, whereTo, askedAt }, seller }) => ({
      ...{ id, seller, whereTo },
      amount: toMoneyText(minor, currency),
      asked: toLongDay(askedAt),
    })),
    paid: paid.map(({ payout: { id, minor, currency, paidAt, note }, seller }) => ({
      ...{ id, note },
      seller: seller?.name ?? 'A former member',
      amount: toMoneyText(minor, currency),
      day: paidAt ? toLongDay(paidAt) : '',
    })),
  }
}

async function readCoupons() {
  const now = clock.now()
  return (await listCoupons(MOST)).map(({ coupon: { code, percent, plan, mostUses, expiresAt, endedAt }, used }) => ({
    ...{ code, percent, plan, mostUses, used },
    until: expiresAt ? toLongDay(new Date(expiresAt.getTime() - DAY_MS)) : null,
    isOver: endedAt !== null || (expiresAt !== null && expiresAt <= now),
  }))
}

/** What whoever runs the house does about sales. */
export const actOnSales = (visit: ActionFunctionArgs) =>
  handleAdminForm(visit, salesInputs, {
    paid: ({ payout, note }, { record }) =>
      store().tx(async () => {
        if (!(await enterPayout(payout, note)))
          return { refusal: 'This was paid before, or the seller is no longer here.', status: 409 as const }
        await record({ act: 'payout.paid', target: `payout/${payout}` })
        return { title: 'Written down', description: 'The seller sees it under sales and earnings.' }
      }),
    'refund': ({ order }, adminAct) => refund(order, adminAct),
    'make-coupon': (input, adminAct) => makeCoupon(input, adminAct),
    'end-coupon': ({ code }, { record }) =>
      store().tx(async () => {
        if (!(await endCoupon(code, clock.now())))
          return { refusal: 'This code has ended already.', status: 409 as const }
        await record({ act: 'coupon.ended', target: `coupon/${code}` })
        return { title: 'The code works no more', description: 'Orders that were begun with it stand for their day.' }
      }),
  })

const GONE: Outcome = { refusal: 'This was given back before, or cannot be given back here.', status: 409 }

/** The embedded till gives back at once; Stripe is asked, and the books follow when it has. */
async function refund(id: string, { record }: AdminAct): Promise<Outcome> {
  const order = await readAnyOrder(id)
  if (order?.state !== 'paid' || !goodsOf(order).goods.takeBack) return GONE
  const audit = () => record({ act: 'order.refunded', target: `order/${id}` })
  if (order.till === EMBEDDED)
    return store().tx(async () => {
      if (!(await refundTestPayment(order))) return GONE
      await audit()
      return { title: 'Given back' }
    })
  try {
    await askForRefund(order)
  } catch (error) {
    log.error({ err: error, order: id }, 'Stripe took no refund')
    return { refusal: 'Stripe does not answer at the moment. Nothing was changed; try again in a few minutes.' }
  }
  await audit()
  return { title: 'Stripe gives the money back', description: 'The books follow when it has.' }
}

type NewCoupon = Extract<SalesInput, { act: 'make-coupon' }>

const makeCoupon = ({ code, percent, plan, most, until }: NewCoupon, { record }: AdminAct): Promise<Outcome> =>
  store().tx(async () => {
    const now = clock.now()
    const expiresAt = until ? new Date(Date.parse(`${until}T00:00:00Z`) + DAY_MS) : null
    if (expiresAt && expiresAt <= now) return { refusal: 'This day is over.', field: 'until', status: 400 as const }
    const row = { code, percent, plan: plan || null, mostUses: most, expiresAt, createdAt: now }
    if (!(await createCoupon(row))) return { refusal: 'There is a code of this name.', field: 'code' }
    await record({ act: 'coupon.made', target: `coupon/${code}`, detail: { percent } })
    return { title: 'The code works now', description: code }
  })
