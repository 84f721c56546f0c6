import { k } from '../../kit.ts'
import { users } from '../people.ts'

/** The facts of a product as their owner types them, by kind; see features/library/manuals/facts.ts. */
export type ManualTexts = Record<'about' | 'parts' | 'specs' | 'warnings' | 'tasks' | 'troubles', string>
/** The facts in another language. `isDraft`: an engine translated them and nobody has checked it; `of`: the version they were made from. */
export type ManualLanguage = { texts: ManualTexts; isDraft: boolean; by: string; of: number }
export type ManualPicture = { key: string; file: string; alt: string }

export const manuals = k.table(
  'manuals',
  {
    id: k.text('id').primaryKey(),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: k.text('title').notNull(),
    maker: k.text('maker').notNull().default(''),
    language: k.text('language').notNull().default('en'),
    /** With troubleshooting, pictures of parts and several languages. */
    isEnhanced: k.bool('is_enhanced').notNull().default(false),
    texts: k.json('texts').$type<ManualTexts>().notNull(),
    languages: k.json('languages').$type<Record<string, ManualLanguage>>().notNull(),
    pictures: k.json('pictures').$type<ManualPicture[]>().notNull(),
    /** Rises with every save. */
    version: k.int('version').notNull().default(1),
    /** The version everybody reads; null: nobody does. */
    shownVersion: k.int('shown_version'),
    publishedAt: k.ts('published_at'),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    deletedAt: k.ts('deleted_at'),
    /** Hidden by the administrator. */
    hiddenAt: k.ts('hidden_at'),
  },
  (t) => [k.index('manuals_user').on(t.userId, t.updatedAt), k.index('manuals_deleted').on(t.deletedAt)],
)

/** A manual as it once was: its facts and languages, whole. */
export const manualVersions = k.table(
  'manual_versions',
  {
    id: k.text('id').primaryKey(),
    manualId: k
      .text('manual_id')
      .notNull()
      .references(() => manuals.id, { onDelete: 'cascade' }),
    version: k.int('version').notNull(),
    title: k.text('title').notNull(),
    texts: k.json('texts').$type<ManualTexts>().notNull(),
    languages: k.json('languages').$type<Record<string, ManualLanguage>>().notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.uniqueIndex('manual_versions_number').on(t.manualId, t.version)],
)
