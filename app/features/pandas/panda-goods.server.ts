import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { bringIn, passOn } from '#app/kits/members/pandas/keeping.server.ts'
import { toLookAlikeKey } from '#app/kits/members/pandas/panda-name.ts'
import { findGenome, isNameFree } from '#app/kits/members/pandas/pandas.store.server.ts'
import { EMBEDDED } from '#app/kits/members/till/embedded-till.server.ts'
import { defineGoods } from '#app/kits/members/till/goods.server.ts'
import { beginOrder, readOrder, type Order } from '#app/kits/members/till/orders.server.ts'
import { hasStripe } from '#app/kits/members/till/stripe-client.server.ts'
import { STRIPE } from '#app/kits/members/till/stripe-till.server.ts'

/** The name under which pandas are ordered, and what one costs in minor units. */
export const PANDA = 'panda'
export const PANDA_PRICE = 500

const what = z.object({ genome: z.string().max(40), name: z.string().max(30), showsKeeper: z.boolean() })
export type PandaWish = z.output<typeof what>

defineGoods(PANDA, {
  what,
  name: ({ name }) => `A panda called ${name}`,
  async deliver({ userId, total, currency, id }, { genome, name, showsKeeper }) {
    const payment = { minor: total, currency, eventId: (await readOrder(id, userId))?.paidAs ?? '' }
    const panda = await bringIn('bought', { userId, genome, name, showsKeeper }, payment)
    if (panda) return null
    return (await findGenome(genome))
      ? 'This panda went to somebody else meanwhile. Nothing was paid; choose another.'
      : 'Another panda has this name now. Nothing was paid; choose another name.'
  },
  async takeBack({ userId }, { genome }) {
    const panda = await findGenome(genome)
    if (panda) await store().tx(() => passOn('returned', panda.number, { userId }, null))
  },
  next: () => ({ label: 'Your pandas', to: to('adopt-panda') }),
})

/** Why a panda cannot be ordered, by field; null when it can. */
export async function findOrderProblem({
  genome,
  name,
}: PandaWish): Promise<{ field: string; message: string } | null> {
  if (!(await isNameFree(toLookAlikeKey(name))))
    return { field: 'name', message: 'Another panda has this name, or one that looks like it. Please choose another.' }
  if (await findGenome(genome))
    return { field: 'chosen', message: 'This one went to somebody else meanwhile. Please choose another.' }
  return null
}

export const orderPanda = (userId: string, wish: PandaWish): Promise<Order> =>
  beginOrder({
    ...{ userId, goods: PANDA, what: wish, till: hasStripe() ? STRIPE : EMBEDDED },
    lines: [{ words: `A panda called ${wish.name}`, minor: PANDA_PRICE }],
  })
