import { k } from '../kit.ts'

/** What a visitor started: the daily cap counts these. */
export const runs = k.table(
  'runs',
  {
    id: k.text('id').primaryKey(),
    /** Null for guests, and after an account was erased. */
    userId: k.text('user_id'),
    /** The screen or call it was started on, by its catalogue id. */
    screen: k.text('screen').notNull(),
    apiKeyId: k.text('api_key_id'),
    /** False for help that is free, such as the panda's: no cap counts it. */
    isCounted: k.bool('is_counted').notNull().default(true),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.index('runs_user').on(t.userId, t.createdAt),
    k.index('runs_created').on(t.createdAt, t.isCounted),
    k.index('runs_key').on(t.apiKeyId, t.createdAt),
  ],
)

/** One engine's part of a run: the ledger of what was used and what it cost. Every use has a row before it begins. */
export const uses = k.table(
  'engine_uses',
  {
    id: k.text('id').primaryKey(),
    runId: k
      .text('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    userId: k.text('user_id'),
    screen: k.text('screen').notNull(),
    engineId: k.text('engine_id').notNull(),
    port: k.text('port').notNull(),
    /** Paid by the member's own key: no budget of the house counts it. */
    isOwnKey: k.bool('is_own_key').notNull().default(false),
    state: k.text('state').$type<'held' | 'done' | 'failed' | 'cancelled'>().notNull().default('held'),
    /** Why it failed, as one word of the engines' vocabulary. */
    failure: k.text('failure'),
    inputUnits: k.int('input_units'),
    outputUnits: k.int('output_units'),
    unit: k.text('unit').notNull(),
    /** Millionths of a dollar set aside before; counted against budgets until the use is settled. */
    heldMicros: k.int('held_micros').notNull().default(0),
    /** Millionths of a dollar it cost; null is unknown, never free. */
    costMicros: k.int('cost_micros'),
    /** The edition of the price list the cost was reckoned with. */
    priceVersion: k.text('price_version'),
    startedAt: k.ts('started_at').notNull(),
    firstPartMs: k.int('first_part_ms'),
    tookMs: k.int('took_ms'),
  },
  (t) => [
    k.index('engine_uses_run').on(t.runId),
    k.index('engine_uses_user').on(t.userId, t.startedAt),
    k.index('engine_uses_engine').on(t.engineId, t.startedAt),
    // With all that is added up of them, so that no row is read for it.
    k.index('engine_uses_started').on(t.startedAt, t.engineId, t.state, t.costMicros),
  ],
)

/** How much may be spent in a day of UTC: by the house, by each member of a plan, by one member. */
export const budgets = k.table('budgets', {
  /** `site`, `plan:<plan>` or `member:<id>`. */
  scope: k.text('scope').primaryKey(),
  /** Millionths of a dollar. */
  microsPerDay: k.int('micros_per_day').notNull(),
  updatedAt: k.ts('updated_at').notNull(),
})
