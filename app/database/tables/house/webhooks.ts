import { k } from '../../kit.ts'

export type WebhookCallState = 'waiting' | 'delivered' | 'failed'

/** Addresses of other programs that are told what happens here. */
export const webhooks = k.table('webhooks', {
  id: k.text('id').primaryKey(),
  url: k.text('url').notNull(),
  /** What it is for, in the administrator's words. */
  about: k.text('about').notNull().default(''),
  /** Signs what is sent, sealed. */
  secret: k.text('secret').notNull(),
  events: k.json('events').$type<string[]>().notNull(),
  isOn: k.bool('is_on').notNull().default(true),
  createdAt: k.ts('created_at').notNull(),
})

/** What was or will be sent to one of them. */
export const webhookCalls = k.table(
  'webhook_calls',
  {
    id: k.text('id').primaryKey(),
    webhookId: k
      .text('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: k.text('event').notNull(),
    /** The body as it is sent, JSON. */
    body: k.text('body').notNull(),
    state: k.text('state').$type<WebhookCallState>().notNull(),
    tries: k.int('tries').notNull().default(0),
    /** The HTTP status of the last answer; null where there was none. */
    status: k.int('status'),
    /** The beginning of the last answer, or why there was none. */
    answer: k.text('answer').notNull().default(''),
    createdAt: k.ts('created_at').notNull(),
    triedAt: k.ts('tried_at'),
  },
  (t) => [
    k.index('webhook_calls_new').on(t.webhookId, t.createdAt, t.id),
    k.index('webhook_calls_old').on(t.createdAt),
  ],
)
