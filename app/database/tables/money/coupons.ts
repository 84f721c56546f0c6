import { k } from '../../kit.ts'
import { users } from '../people.ts'

/** A code that takes a part off the first month of a plan. */
export const coupons = k.table('coupons', {
  code: k.text('code').primaryKey(),
  percent: k.int('percent').notNull(),
  /** The one plan it is for; null: any. */
  plan: k.text('plan').$type<'plus' | 'pro'>(),
  /** How many members may use it; null: any number. */
  mostUses: k.int('most_uses'),
  expiresAt: k.ts('expires_at'),
  createdAt: k.ts('created_at').notNull(),
  endedAt: k.ts('ended_at'),
  /** When somebody claimed it last: taking the row orders those who claim at once. */
  claimedAt: k.ts('claimed_at'),
})

/** Who used a code, once each, for which order. */
export const couponUses = k.table(
  'coupon_uses',
  {
    id: k.text('id').primaryKey(),
    code: k
      .text('code')
      .notNull()
      .references(() => coupons.code, { onDelete: 'cascade' }),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    orderId: k.text('order_id').notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.uniqueIndex('coupon_uses_once').on(t.code, t.userId), k.index('coupon_uses_user').on(t.userId)],
)
