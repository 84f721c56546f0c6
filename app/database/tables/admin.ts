import { k } from '../kit.ts'

/** Banners that the operator shows to visitors. */
export const banners = k.table(
  'banners',
  {
    id: k.text('id').primaryKey(),
    /** What it says; the link follows. */
    text: k.text('text').notNull(),
    linkLabel: k.text('link_label').notNull(),
    /** A path of this site, or an address that begins with https. */
    link: k.text('link').notNull(),
    place: k.text('place').$type<'top' | 'home' | 'plans'>().notNull(),
    /** Ids of brands; empty: every brand. */
    brands: k.json('brands').$type<string[]>().notNull().default([]),
    isActive: k.bool('is_active').notNull().default(false),
    /** The lowest of those that could stand in a place is the one that does. */
    position: k.int('position').notNull().default(0),
    startsAt: k.ts('starts_at'),
    endsAt: k.ts('ends_at'),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
  },
  (t) => [k.index('banners_place').on(t.place, t.position)],
)

/** Clicks on a banner's link, by day of UTC; nothing about who clicked. */
export const bannerClicks = k.table(
  'banner_clicks',
  {
    bannerId: k
      .text('banner_id')
      .notNull()
      .references(() => banners.id, { onDelete: 'cascade' }),
    day: k.text('day').notNull(),
    clicks: k.int('clicks').notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.bannerId, t.day] })],
)

/** One time the checks of the house were run, all of them or some. */
export const checkRuns = k.table(
  'check_runs',
  {
    id: k.text('id').primaryKey(),
    startedAt: k.ts('started_at').notNull(),
    finishedAt: k.ts('finished_at'),
    /** True for the run of every day, false for one that the operator asked for. */
    isScheduled: k.bool('is_scheduled').notNull().default(false),
  },
  (t) => [k.index('check_runs_started').on(t.startedAt)],
)

export const checkResults = k.table(
  'check_results',
  {
    runId: k
      .text('run_id')
      .notNull()
      .references(() => checkRuns.id, { onDelete: 'cascade' }),
    /** `screen:home`, `engine:embedded:facts`, `mail:queue`. */
    check: k.text('check_id').notNull(),
    state: k.text('state').$type<'passed' | 'failed' | 'skipped'>().notNull(),
    /** What was found, and what to do about it. */
    said: k.text('said').notNull(),
    advice: k.text('advice'),
    tookMs: k.int('took_ms').notNull(),
    checkedAt: k.ts('checked_at').notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.runId, t.check] })],
)

/** Calls of routes and uses of engines, added up by minute and by hour; every server adds to the same rows. */
export const requestMetrics = k.table(
  'call_samples',
  {
    span: k.text('span').$type<'minute' | 'hour'>().notNull(),
    /** The beginning of that minute or hour. */
    at: k.ts('at').notNull(),
    kind: k.text('kind').$type<'route' | 'engine'>().notNull(),
    /** A route's or an engine's id. */
    subject: k.text('subject').notNull(),
    calls: k.int('calls').notNull(),
    /** Failures of the house: 5xx, or an engine that gave nothing. */
    errors: k.int('errors').notNull(),
    /** What the visitor's side was refused: 4xx. */
    refusals: k.int('refusals').notNull(),
    /** How many took at most so many milliseconds, and the rest; streams are in none. */
    upTo5: k.int('within_5').notNull(),
    upTo10: k.int('within_10').notNull(),
    upTo25: k.int('within_25').notNull(),
    upTo50: k.int('within_50').notNull(),
    upTo100: k.int('within_100').notNull(),
    upTo250: k.int('within_250').notNull(),
    upTo500: k.int('within_500').notNull(),
    upTo1000: k.int('within_1000').notNull(),
    upTo2500: k.int('within_2500').notNull(),
    upTo5000: k.int('within_5000').notNull(),
    upTo10000: k.int('within_10000').notNull(),
    upTo30000: k.int('within_30000').notNull(),
    upTo60000: k.int('within_60000').notNull(),
    longer: k.int('longer').notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.span, t.at, t.kind, t.subject] })],
)
