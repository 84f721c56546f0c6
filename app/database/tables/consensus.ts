import { k } from '../kit.ts'

/** What a run follows from: nothing, or another run. */
export type RunPurpose = 'ask' | 'follow-up' | 'resolve' | 'why' | 'again' | 'fork'

/** A conversation in which every turn is a run. */
export const consensusTalks = k.table(
  'consensus_talks',
  {
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    title: k.text('title').notNull(),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
  },
  (t) => [k.index('consensus_talks_user').on(t.userId, t.updatedAt), k.index('consensus_talks_guest').on(t.guestId)],
)

export const consensusRuns = k.table(
  'consensus_runs',
  {
    /** 128 random bits. The run opens for its owner alone; others read a shared copy. */
    id: k.text('id').primaryKey(),
    question: k.text('question').notNull(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    state: k.text('state').$type<'running' | 'done'>().notNull().default('running'),
    /** Rises with each change after the first ledger: a seat asked anew, one that came late, one that was added. */
    version: k.int('version').notNull().default(1),
    purpose: k.text('purpose').$type<RunPurpose>().notNull().default('ask'),
    /** The run it follows from, and the claim or dispute of it that is meant. */
    parentId: k.text('parent_id'),
    target: k.text('target'),
    /** The conversation it is a turn of, from 0. */
    talkId: k.text('talk_id').references(() => consensusTalks.id, { onDelete: 'cascade' }),
    turn: k.int('turn'),
    /** What the seats read beside the question, such as the turns before; never shown as part of it. */
    context: k.text('context').notNull().default(''),
    /** The language models that help: one judges what the built-in tiers leave open, one smooths the answer. Null: nobody. */
    judge: k.text('judge'),
    rewriter: k.text('rewriter'),
    /** The finished ledger as the engine gave it; null while seats are answering. */
    ledger: k.json('ledger').$type<unknown>(),
    /** The version the ledger was made for; less than `version` while a change is under way, 0 before the first. */
    ledgerVersion: k.int('ledger_version').notNull().default(0),
    /** What it was expected to cost before, in millionths of a dollar; null is unknown. */
    estimateMicros: k.int('estimate_micros'),
    createdAt: k
      .ts('created_at')
      .notNull()
      .$defaultFn(() => new Date()),
    finishedAt: k.ts('finished_at'),
    /** How often the comparison under way was begun; written before it begins, so that a crash does not forget it. */
    attempts: k.int('attempts').notNull().default(0),
    /** Why the comparison was given up; null while it was not. */
    parked: k.text('parked').$type<'memory' | 'slow' | 'crashed' | 'failed' | 'cut-off'>(),
    /** Whoever sees to the run says so again before this moment, or another server goes on with it. */
    leaseUntil: k.ts('lease_until'),
  },
  (t) => [
    k.index('consensus_runs_user').on(t.userId, t.createdAt),
    k.index('consensus_runs_guest').on(t.guestId, t.createdAt),
    k.index('consensus_runs_talk').on(t.talkId, t.turn),
    k.index('consensus_runs_parent').on(t.parentId),
  ],
)

export type SeatKind = 'engine' | 'pasted' | 'document' | 'community' | 'settled'
export type SeatState = 'waiting' | 'answered' | 'abstained' | 'refused' | 'failed'

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
    /** Seats of one family are together one independent voice. */
    family: k.text('family').notNull(),
    kind: k.text('kind').$type<SeatKind>().notNull(),
    state: k.text('state').$type<SeatState>().notNull(),
    /** The version of the run this answer came with. */
    version: k.int('version').notNull().default(1),
    /** The verbatim answer, or why there is none. */
    text: k.text('text').notNull().default(''),
    weight: k.text('weight').$type<'typed' | 'exact' | 'closest'>(),
    isRecomputed: k.bool('is_recomputed').notNull().default(false),
    sources: k.json('sources').$type<unknown>(),
    /** SHA-256 of all the seat was given to read: equal for seats that were asked alike, and blind. */
    promptHash: k.text('prompt_hash'),
    startedAt: k.ts('started_at'),
    firstPartMs: k.int('first_part_ms'),
    tookMs: k.int('took_ms'),
    inputUnits: k.int('input_units'),
    outputUnits: k.int('output_units'),
    /** Millionths of a dollar; null is unknown, never free. Embedded engines cost 0. */
    costMicros: k.int('cost_micros'),
  },
  (t) => [k.primaryKey({ columns: [t.runId, t.position] })],
)

/** What a run was before it changed: the ledger and every seat of a version that is no longer the newest. */
export const consensusVersions = k.table(
  'consensus_versions',
  {
    runId: k
      .text('run_id')
      .notNull()
      .references(() => consensusRuns.id, { onDelete: 'cascade' }),
    version: k.int('version').notNull(),
    ledger: k.json('ledger').$type<unknown>(),
    seats: k.json('seats').$type<unknown>().notNull(),
    /** Why it was followed by another, and which seat it was. */
    because: k.text('because').$type<'again' | 'late' | 'added'>().notNull(),
    seat: k.text('seat').notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.runId, t.version] })],
)

/** Which answer somebody found best. A guest who signs in may bring a second vote of the same person: the newest counts. */
export const consensusVotes = k.table(
  'consensus_votes',
  {
    id: k.text('id').primaryKey(),
    runId: k
      .text('run_id')
      .notNull()
      .references(() => consensusRuns.id, { onDelete: 'cascade' }),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    seat: k.text('seat').notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.index('consensus_votes_run').on(t.runId), k.index('consensus_votes_user').on(t.userId, t.createdAt)],
)

/** A page anybody with its address may read: a copy of the run as it was, less what its owner took out. */
export const consensusShares = k.table(
  'consensus_shares',
  {
    id: k.text('id').primaryKey(),
    runId: k.text('run_id').notNull(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    title: k.text('title').notNull(),
    /** Question, seats and ledger as they are shown. */
    page: k.json('page').$type<unknown>().notNull(),
    /** HMAC over the page with the server's secret: nobody changed it since. */
    signature: k.text('signature').notNull(),
    createdAt: k.ts('created_at').notNull(),
    /** When the page stops being readable; null: not before it is taken back. */
    expiresAt: k.ts('expires_at'),
    revokedAt: k.ts('revoked_at'),
  },
  (t) => [
    k.index('consensus_shares_run').on(t.runId),
    k.index('consensus_shares_user').on(t.userId, t.createdAt),
    k.index('consensus_shares_expires').on(t.revokedAt, t.expiresAt),
  ],
)

/** A choice of seats with a name. */
export const consensusPanels = k.table(
  'consensus_panels',
  {
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    name: k.text('name').notNull(),
    seats: k.json('seats').$type<unknown>().notNull(),
    /** The language models that help it, as on a run. */
    judge: k.text('judge'),
    rewriter: k.text('rewriter'),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.index('consensus_panels_user').on(t.userId), k.index('consensus_panels_guest').on(t.guestId)],
)
