import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { toMoneyText } from '#app/engines/money/amount.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { findAdopted } from '#app/kits/members/pandas/pandas.store.server.ts'
import { CURRENCY } from '#app/kits/members/till/currency.ts'
import { taxOn, toTaxWords } from '#app/kits/members/till/orders.server.ts'
import { hasStripe } from '#app/kits/members/till/stripe-client.server.ts'
import { readForm, type FormProblem, type Typed } from '#app/platform/request/form.server.ts'
import { overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { genomesOf, introduce, meetings, toMet } from './candidates.server.ts'
import { findCandidates, saveChosen } from './candidates.store.server.ts'
import { findOrderProblem, orderPanda, PANDA_PRICE } from './panda-goods.server.ts'
import { purchaseInputs } from './pandas.inputs.ts'
import { MEETINGS_PER_DAY } from './pandas.limits.ts'

const orders = createKeptLimit('panda-orders', { points: 20, windowS: 3_600 })

/** What another panda costs, and the three that are to be had. */
export async function readPurchase(request: Request) {
  const member = await requireMember(request)
  const met = await findCandidates({ userId: member.id, guestId: null })
  return {
    met: met && toMet(met),
    perDay: MEETINGS_PER_DAY,
    price: toMoneyText(PANDA_PRICE + taxOn(PANDA_PRICE), CURRENCY),
    tax: toTaxWords(),
    count: member.pandaCount,
    canAdopt: !member.isPanda && (await findAdopted(member.id)) === null,
    isTest: !hasStripe(),
  }
}
export type PurchaseView = Awaited<ReturnType<typeof readPurchase>>

const refuse = (typed: Typed, field: string, message: string, init: number | ResponseInit) =>
  data<{ problem: FormProblem }>(
    { problem: { errors: { [field]: message }, ...typed } },
    typeof init === 'number' ? { status: init } : init,
  )

/** Introduces three, or makes the order for one of them and leads on to the till. */
export async function actOnPurchase(request: Request) {
  const member = await requireMember(request)
  const form = await readForm(request, purchaseInputs)
  if (form.problem) return data<{ problem: FormProblem }>({ problem: form.problem }, 400)
  const { input, typed } = form
  const owner = { userId: member.id, guestId: null }
  if (input.do === 'meet') {
    const waitS = await meetings(member.id)
    if (waitS > 0)
      return refuse(typed, 'form', `These are the ones for today. ${tooManyAtOnce('pandas', waitS)}`, overLimit(waitS))
    await introduce(owner)
    return redirect(`${to('panda-purchase')}#met`, 303)
  }
  const met = await findCandidates(owner)
  const genome = met && genomesOf(met)[input.chosen]
  if (!met || !genome) return refuse(typed, 'form', 'Meet three pandas first; the ones you met are gone.', 409)
  await saveChosen(met.id, input.chosen)
  const waitS = await orders(member.id)
  if (waitS > 0) return refuse(typed, 'form', tooManyAtOnce('orders', waitS), overLimit(waitS))
  const wish = { genome, name: input.name, showsKeeper: input.shows }
  const fault = await findOrderProblem(wish)
  if (fault) return refuse(typed, fault.field, fault.message, 409)
  const order = await orderPanda(member.id, wish)
  return redirect(to('checkout', null, { order: order.id }), 303)
}
