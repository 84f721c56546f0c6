import { z } from 'zod'

const plan = z.enum(['plus', 'pro'], 'Choose Plus or Pro.')

const card = z.enum(['accepted', 'declined'], 'Choose a test card.').default('accepted')

/** A plan to be bought or tried, or an order to be paid. */
export const checkoutInputs = z.union([
  z.object({ order: z.string().min(1).max(60), card }),
  z.object({ trial: plan, card }),
  z.object({ plan, card, coupon: z.string().trim().max(60, 'A code is shorter.').default('') }),
])

export const subscriptionInputs = z.discriminatedUnion('do', [
  z.object({ do: z.literal('lower'), plan }),
  z.object({ do: z.literal('cancel') }),
  z.object({ do: z.literal('keep') }),
  z.object({
    do: z.literal('pause'),
    months: z.coerce.number('Choose how long.').int().min(1, 'One month at least.').max(3, 'Three months at most.'),
  }),
  z.object({ do: z.literal('card'), card: z.enum(['accepted', 'declined'], 'Choose a test card.') }),
  z.object({ do: z.literal('portal') }),
])
