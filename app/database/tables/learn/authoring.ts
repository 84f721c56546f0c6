import { k } from '../../kit.ts'

/** What members write for everybody: lessons of the university and posts of the blog. */
export type AuthoredKind = 'lesson' | 'post'
/** `draft`: never shown. `scheduled`: will be shown at its time. `shown`: everybody reads it. `withdrawn`: was shown once. */
export type AuthoredState = 'draft' | 'scheduled' | 'shown' | 'withdrawn'
export type AuthoredDetails = Record<string, string | string[]>
/** What readers see, while the writer goes on with the next version. */
export type ShownText = { title: string; text: string; details: AuthoredDetails; version: number }

export const authoredTexts = k.table(
  'authored_texts',
  {
    id: k.text('id').primaryKey(),
    kind: k.text('kind').$type<AuthoredKind>().notNull(),
    slug: k.text('slug').notNull(),
    /** Who wrote it; null: a former member. */
    userId: k.text('user_id'),
    title: k.text('title').notNull(),
    text: k.text('text').notNull(),
    /** What this kind of text has besides: tags, track, cover and the like. */
    details: k.json('details').$type<AuthoredDetails>().notNull(),
    version: k.int('version').notNull().default(1),
    state: k.text('state').$type<AuthoredState>().notNull().default('draft'),
    /** When a scheduled text is to be shown, and what is to be said of the change then. */
    showAt: k.ts('show_at'),
    showNote: k.text('show_note').notNull().default(''),
    /** The time zone the time was said in. */
    zone: k.text('zone').notNull().default('UTC'),
    shown: k.json('shown').$type<ShownText | null>(),
    shownAt: k.ts('shown_at'),
    changedAt: k.ts('changed_at'),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
  },
  (t) => [
    k.uniqueIndex('authored_texts_slug').on(t.kind, t.slug),
    k.index('authored_texts_list').on(t.kind, t.updatedAt),
    k.index('authored_texts_user').on(t.userId),
    k.index('authored_texts_due').on(t.state, t.showAt),
  ],
)

/** A text as it once was: whole. What was shown is public with its note; the rest is the writers'. */
export const authoredVersions = k.table(
  'authored_versions',
  {
    id: k.text('id').primaryKey(),
    textId: k
      .text('text_id')
      .notNull()
      .references(() => authoredTexts.id, { onDelete: 'cascade' }),
    number: k.int('number').notNull(),
    /** Who saved it; null: a former member. */
    userId: k.text('user_id'),
    title: k.text('title').notNull(),
    text: k.text('text').notNull(),
    details: k.json('details').$type<AuthoredDetails>().notNull(),
    /** What changed, in the writer's words; said when it is shown. */
    note: k.text('note').notNull().default(''),
    shownAt: k.ts('shown_at'),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.uniqueIndex('authored_versions_text').on(t.textId, t.number),
    k.index('authored_versions_user').on(t.userId),
  ],
)

/** Members who may write, chosen by an administrator. */
export const authors = k.table(
  'authors',
  {
    id: k.text('id').primaryKey(),
    kind: k.text('kind').$type<AuthoredKind>().notNull(),
    userId: k.text('user_id').notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.uniqueIndex('authors_once').on(t.kind, t.userId), k.index('authors_user').on(t.userId)],
)
