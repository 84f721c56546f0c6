import { k } from '../../kit.ts'

export type FlowFace = 'recipe' | 'workflow'

/** Steps that somebody joined; what they are stands in the versions. */
export const flows = k.table(
  'flows',
  {
    /** 128 random bits. */
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    title: k.text('title').notNull(),
    about: k.text('about').notNull().default(''),
    face: k.text('face').$type<FlowFace>().notNull(),
    /** The number of the newest version. */
    version: k.int('version').notNull(),
    /** The version that starts by itself and is shown to others; null: none was released. */
    released: k.int('released'),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    deletedAt: k.ts('deleted_at'),
  },
  (t) => [
    k.index('flows_user').on(t.userId, t.createdAt),
    k.index('flows_guest').on(t.guestId, t.createdAt),
    k.index('flows_deleted').on(t.deletedAt),
  ],
)

const flowId = () =>
  k
    .text('flow_id')
    .notNull()
    .references(() => flows.id, { onDelete: 'cascade' })

/** What a flow was after each change. */
export const flowVersions = k.table(
  'flow_versions',
  {
    id: k.text('id').primaryKey(),
    flowId: flowId(),
    number: k.int('number').notNull(),
    /** Inputs and steps. */
    flow: k.json('flow').$type<unknown>().notNull(),
    why: k.text('why').notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.uniqueIndex('flow_versions_number').on(t.flowId, t.number)],
)

export type FlowRunState = 'working' | 'waiting' | 'done' | 'failed' | 'stopped'
export type FlowRunKind = 'real' | 'dry' | 'test'

/** One time a version was carried out, gone through dry, or tried by a test. */
export const flowRuns = k.table(
  'flow_runs',
  {
    /** 128 random bits. */
    id: k.text('id').primaryKey(),
    flowId: flowId(),
    version: k.int('version').notNull(),
    kind: k.text('kind').$type<FlowRunKind>().notNull(),
    state: k.text('state').$type<FlowRunState>().notNull(),
    /** What began it: by hand, a schedule, a call … */
    startedBy: k.text('started_by').notNull(),
    given: k.json('given').$type<unknown>().notNull(),
    /** Why it failed or was stopped, in a sentence. */
    note: k.text('note'),
    caseId: k.text('case_id'),
    /** What it was begun from: the same call, mail or document never begins a second. */
    cause: k.text('cause').unique(),
    runId: k.text('run_id'),
    jobId: k.text('job_id'),
    createdAt: k.ts('created_at').notNull(),
    finishedAt: k.ts('finished_at'),
  },
  (t) => [k.index('flow_runs_flow').on(t.flowId, t.createdAt), k.index('flow_runs_case').on(t.caseId, t.createdAt)],
)

export type FlowStepRowState = 'begun' | 'done' | 'skipped' | 'failed' | 'moment' | 'person'

/** A step of a run, for one item where it is done for many. */
export const flowRunSteps = k.table(
  'flow_run_steps',
  {
    /** 128 random bits: the address of whoever is asked holds it. */
    id: k.text('id').primaryKey(),
    runId: k
      .text('run_id')
      .notNull()
      .references(() => flowRuns.id, { onDelete: 'cascade' }),
    step: k.text('step').notNull(),
    item: k.int('item').notNull(),
    state: k.text('state').$type<FlowStepRowState>().notNull(),
    fields: k.json('fields').$type<Record<string, string>>().notNull(),
    value: k.json('value').$type<unknown>(),
    by: k.text('by').notNull().default(''),
    notes: k.json('notes').$type<string[]>().notNull().default([]),
    costMicros: k.int('cost_micros'),
    tookMs: k.int('took_ms'),
    tries: k.int('tries').notNull().default(1),
    /** Until when it waits. */
    dueAt: k.ts('due_at'),
    startedAt: k.ts('started_at').notNull(),
    endedAt: k.ts('ended_at'),
  },
  (t) => [k.uniqueIndex('flow_run_steps_step').on(t.runId, t.step, t.item), k.index('flow_run_steps_due').on(t.dueAt)],
)

export type FlowStartKind = 'schedule' | 'call' | 'mail' | 'document'

/** What begins a flow by itself. */
export const flowStarts = k.table(
  'flow_starts',
  {
    /** 128 random bits: the address of a call holds it. */
    id: k.text('id').primaryKey(),
    flowId: flowId(),
    kind: k.text('kind').$type<FlowStartKind>().notNull(),
    settings: k.json('settings').$type<Record<string, string>>().notNull(),
    isOn: k.bool('is_on').notNull().default(true),
    /** The secret of a call, sealed. */
    sealed: k.text('sealed'),
    /** When it is looked at next; null: it waits to be called. */
    nextAt: k.ts('next_at'),
    /** What came after this moment is new. */
    mark: k.ts('mark'),
    lastAt: k.ts('last_at'),
    lastNote: k.text('last_note'),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.index('flow_starts_flow').on(t.flowId), k.index('flow_starts_next').on(t.isOn, t.nextAt)],
)

/** What a flow must give for what it is given, tried before it is released. */
export const flowCases = k.table(
  'flow_cases',
  {
    id: k.text('id').primaryKey(),
    flowId: flowId(),
    title: k.text('title').notNull(),
    given: k.json('given').$type<unknown>().notNull(),
    /** The step whose result is looked at. */
    step: k.text('step').notNull(),
    holds: k.json('holds').$type<string[]>().notNull(),
    lacks: k.json('lacks').$type<string[]>().notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.index('flow_cases_flow').on(t.flowId, t.createdAt)],
)
