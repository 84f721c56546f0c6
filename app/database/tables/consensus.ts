import { k } from '../kit.ts'

export const consensusRuns = k.table(
  'consensus_runs',
  {
    /** 128 random bits: who knows the address may read the run. */
    id: k.text('id').primaryKey(),
    question: k.text('question').notNull(),
    userId: k.text('user_id'),
    state: k.text('state').$type<'running' | 'done'>().notNull().default('running'),
    /** The finished ledger as the engine gave it; null while seats are answering. */
    ledger: k.json('ledger').$type<unknown>(),
    createdAt: k
      .ts('created_at')
      .notNull()
      .$defaultFn(() => new Date()),
    finishedAt: k.ts('finished_at'),
    /** Whoever sees to the run says so again before this moment, or another server goes on with it. */
    leaseUntil: k.ts('lease_until'),
  },
  (t) => [k.index('consensus_runs_user').on(t.userId, t.createdAt)],
)

export const consensusSeats = k.table(
  'consensus_seats',
  {
    runId: k
      .text('run_id')
      .notNull()
      .references(() => consensusRuns.id, { onDelete: 'cascade' }),
    /** Order on the page, from 0. */
    position: k.int('position').notNull(),
    seat: k.text('seat').notNull(),
    label: k.text('label').notNull(),
    family: k.text('family').notNull(),
    kind: k.text('kind').$type<'engine' | 'pasted'>().notNull(),
    state: k.text('state').$type<'waiting' | 'answered' | 'abstained' | 'failed'>().notNull(),
    /** The verbatim answer, or why there is none. */
    text: k.text('text').notNull().default(''),
    weight: k.text('weight').$type<'typed' | 'exact' | 'closest'>(),
    isRecomputed: k.bool('is_recomputed').notNull().default(false),
    sources: k.json('sources').$type<unknown>(),
    tookMs: k.int('took_ms'),
    /** Millionths of a dollar; null is unknown, never free. Embedded engines cost 0. */
    costMicros: k.int('cost_micros'),
  },
  (t) => [k.primaryKey({ columns: [t.runId, t.position] })],
)
