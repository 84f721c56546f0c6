import type { MoneyEvent, Share } from '#app/engines/money/postings.ts'
import type { Plan, SubscriptionState } from '#app/engines/money/subscription.ts'
import { k } from '../../kit.ts'
import { users } from '../people.ts'

/** A line of an order or invoice, in minor units. */
export type OrderLine = { words: string; minor: number }
export type OrderState = 'open' | 'paid' | 'expired' | 'refunded'

/** What each member has subscribed to; none has a row before the first order is paid. */
export const subscriptions = k.table(
  'subscriptions',
  {
    userId: k
      .text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: k.text('state').$type<SubscriptionState>().notNull(),
    plan: k.text('plan').$type<Plan>().notNull(),
    anchor: k.ts('anchor'),
    months: k.int('months').notNull().default(0),
    periodEnd: k.ts('period_end'),
    next: k.text('next').$type<Plan>(),
    pauseMonths: k.int('pause_months').notNull().default(0),
    resumesAt: k.ts('resumes_at'),
    graceEnd: k.ts('grace_end'),
    till: k.text('till').notNull(),
    /** Of the embedded till: whether its test card is accepted. */
    card: k.text('card').$type<'accepted' | 'declined'>().notNull().default('accepted'),
    /** What the other till calls the member and the subscription. */
    tillCustomer: k.text('till_customer'),
    tillSubscription: k.text('till_subscription'),
    /** When the member began the one trial they have; null: they may still. */
    trialedAt: k.ts('trialed_at'),
    /** When the embedded till tries next; null where the other one keeps the calendar. */
    triesAt: k.ts('tries_at'),
    updatedAt: k.ts('updated_at').notNull(),
  },
  (t) => [
    k.index('subscriptions_tries').on(t.triesAt),
    k.index('subscriptions_till').on(t.tillSubscription),
    k.index('subscriptions_customer').on(t.tillCustomer),
  ],
)

/** What a member is about to pay, or paid: the price is what stood there when it was made. */
export const orders = k.table(
  'orders',
  {
    id: k.text('id').primaryKey(),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The sort of thing, by the name under which its room sells it, and which one. */
    goods: k.text('goods').notNull().default('plan'),
    what: k.json('what').$type<unknown>().notNull(),
    lines: k.json('lines').$type<unknown>().notNull(),
    total: k.int('total').notNull(),
    tax: k.int('tax').notNull(),
    currency: k.text('currency').notNull(),
    state: k.text('state').$type<OrderState>().notNull(),
    till: k.text('till').notNull(),
    /** Where the other till takes the payment. */
    tillAddress: k.text('till_address'),
    tillRef: k.text('till_ref'),
    createdAt: k.ts('created_at').notNull(),
    expiresAt: k.ts('expires_at').notNull(),
    paidAt: k.ts('paid_at'),
    /** The payment in the books. */
    paidAs: k.text('paid_as'),
  },
  (t) => [
    k.index('orders_paid_as').on(t.paidAs),
    k.index('orders_paid_at').on(t.paidAt),
    k.index('orders_user').on(t.userId, t.createdAt),
    k.index('orders_ref').on(t.tillRef),
    k.index('orders_open').on(t.state, t.expiresAt),
  ],
)

/** What moved money, once for each: the id is the till's own, so that what is told twice is written once. */
export const moneyEvents = k.table(
  'money_events',
  {
    id: k.text('id').primaryKey(),
    kind: k.text('kind').$type<MoneyEvent['kind']>().notNull(),
    userId: k.text('user_id'),
    till: k.text('till').notNull(),
    total: k.int('total').notNull(),
    tax: k.int('tax').notNull(),
    currency: k.text('currency').notNull(),
    shares: k.json('shares').$type<readonly Share[]>(),
    at: k.ts('at').notNull(),
  },
  (t) => [k.index('money_events_user').on(t.userId, t.at), k.index('money_events_at').on(t.at)],
)

/** The double entry of each event: its lines add up to zero. */
export const postings = k.table(
  'postings',
  {
    id: k.text('id').primaryKey(),
    eventId: k
      .text('event_id')
      .notNull()
      .references(() => moneyEvents.id),
    account: k.text('account').notNull(),
    minor: k.int('minor').notNull(),
    currency: k.text('currency').notNull(),
  },
  (t) => [k.index('postings_event').on(t.eventId), k.index('postings_account').on(t.account, t.currency)],
)

/** Papers about payments; their numbers have no gaps. The member is forgotten when the account is erased, the paper stays. */
export const invoices = k.table(
  'invoices',
  {
    number: k.int('number').primaryKey(),
    eventId: k.text('event_id').notNull().unique(),
    userId: k.text('user_id'),
    kind: k.text('kind').$type<'invoice' | 'refund'>().notNull(),
    isTest: k.bool('is_test').notNull(),
    /** As they were told: the member's name and address, and the house's. */
    buyer: k.text('buyer').notNull(),
    seller: k.text('seller').notNull(),
    lines: k.json('lines').$type<unknown>().notNull(),
    total: k.int('total').notNull(),
    tax: k.int('tax').notNull(),
    taxWords: k.text('tax_words').notNull(),
    currency: k.text('currency').notNull(),
    issuedAt: k.ts('issued_at').notNull(),
  },
  (t) => [k.index('invoices_user').on(t.userId, t.number)],
)

/** Messages of a till that were taken in, so that one is never taken in twice. */
export const tillMessages = k.table(
  'till_messages',
  { id: k.text('id').primaryKey(), kind: k.text('kind').notNull(), at: k.ts('at').notNull() },
  (t) => [k.index('till_messages_at').on(t.at)],
)
