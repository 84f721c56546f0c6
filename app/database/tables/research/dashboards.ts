import { k } from '../../kit.ts'
import { dataQuestions } from '../documents.ts'

/** A page of answers that somebody put together. */
export const dataDashboards = k.table(
  'data_dashboards',
  {
    /** 128 random bits. */
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    title: k.text('title').notNull(),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    deletedAt: k.ts('deleted_at'),
  },
  (t) => [
    k.index('data_dashboards_user').on(t.userId, t.createdAt),
    k.index('data_dashboards_guest').on(t.guestId, t.createdAt),
    k.index('data_dashboards_deleted').on(t.deletedAt),
  ],
)

export type TileWidth = 'half' | 'full'

/** An answer on a dashboard; its question is null once the table it was put to is gone. */
export const dataTiles = k.table(
  'data_tiles',
  {
    id: k.text('id').primaryKey(),
    dashboardId: k
      .text('dashboard_id')
      .notNull()
      .references(() => dataDashboards.id, { onDelete: 'cascade' }),
    questionId: k.text('question_id').references(() => dataQuestions.id, { onDelete: 'set null' }),
    title: k.text('title').notNull(),
    place: k.int('place').notNull(),
    width: k.text('width').$type<TileWidth>().notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.index('data_tiles_dashboard').on(t.dashboardId, t.place), k.index('data_tiles_question').on(t.questionId)],
)

export type AlertPick = 'one' | 'max' | 'min'
export type AlertCondition = 'above' | 'below' | 'changes'
export type AlertOften = 'hourly' | 'daily' | 'weekly'

/** A figure of an answer that is looked at again and again, and what makes it worth telling. */
export const dataAlerts = k.table(
  'data_alerts',
  {
    /** 128 random bits. */
    id: k.text('id').primaryKey(),
    userId: k.text('user_id').notNull(),
    questionId: k.text('question_id').references(() => dataQuestions.id, { onDelete: 'set null' }),
    title: k.text('title').notNull(),
    /** The column of the answer, and which of its lines. */
    column: k.text('column_name').notNull(),
    pick: k.text('pick').$type<AlertPick>().notNull(),
    condition: k.text('condition').$type<AlertCondition>().notNull(),
    threshold: k.num('threshold').notNull(),
    often: k.text('often').$type<AlertOften>().notNull(),
    hour: k.int('hour').notNull(),
    /** 1 is Monday. */
    weekday: k.int('weekday').notNull(),
    zone: k.text('zone').notNull(),
    byMail: k.bool('by_mail').notNull(),
    isOn: k.bool('is_on').notNull().default(true),
    /** When it is looked at next. */
    nextAt: k.ts('next_at'),
    /** It holds now, and was told; it is told again once it held no longer. */
    isMet: k.bool('is_met').notNull().default(false),
    lastAt: k.ts('last_at'),
    lastFigure: k.num('last_figure'),
    /** Why it paused by itself, in a sentence. */
    pausedWhy: k.text('paused_why'),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    deletedAt: k.ts('deleted_at'),
  },
  (t) => [
    k.index('data_alerts_user').on(t.userId, t.createdAt),
    k.index('data_alerts_next').on(t.isOn, t.nextAt),
    k.index('data_alerts_question').on(t.questionId),
    k.index('data_alerts_deleted').on(t.deletedAt),
  ],
)

/** One look at the figure of an alert. */
export const dataAlertLooks = k.table(
  'data_alert_looks',
  {
    id: k.text('id').primaryKey(),
    alertId: k
      .text('alert_id')
      .notNull()
      .references(() => dataAlerts.id, { onDelete: 'cascade' }),
    at: k.ts('at').notNull(),
    /** Since when the table stood as it was looked at; null: there was none. */
    tableAt: k.ts('table_at'),
    /** Null: there was no figure, as the note says. */
    figure: k.num('figure'),
    isMet: k.bool('is_met').notNull(),
    isTold: k.bool('is_told').notNull(),
    note: k.text('note'),
  },
  (t) => [k.index('data_alert_looks_alert').on(t.alertId, t.at)],
)
