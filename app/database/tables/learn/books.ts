import { k } from '../../kit.ts'
import { users } from '../people.ts'

export type BookPartKind = 'front' | 'chapter' | 'back'
export type BookTerm = { term: string; meaning: string }
/** Where the words of a part came from. `draft`: an engine wrote them, and which. */
export type PartOrigin = { from: 'hand' | 'import' | 'document' | 'run' | 'draft'; engine?: string; of?: string }
/** What an edition is made of: the versions its parts had. */
export type EditionPart = { chapterId: string; version: number; title: string; kind: BookPartKind; origin: PartOrigin }
export type EditionContent = {
  title: string
  subtitle: string
  author: string
  language: string
  about: string
  subjects: string[]
  licence: string
  cover: { file: string; alt: string } | null
  glossary: BookTerm[]
  indexTerms: string[]
  parts: EditionPart[]
}

/** A book of a member. What readers see is its newest edition; what stands here is what its writer goes on with. */
export const books = k.table(
  'books',
  {
    id: k.text('id').primaryKey(),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: k.text('title').notNull(),
    subtitle: k.text('subtitle').notNull().default(''),
    author: k.text('author').notNull().default(''),
    /** BCP 47. */
    language: k.text('language').notNull().default('en'),
    about: k.text('about').notNull().default(''),
    subjects: k.json('subjects').$type<string[]>().notNull(),
    /** A word of licences.ts. */
    licence: k.text('licence').notNull().default('all-rights'),
    cover: k.json('cover').$type<{ file: string; alt: string; by: string } | null>(),
    glossary: k.json('glossary').$type<BookTerm[]>().notNull(),
    indexTerms: k.json('index_terms').$type<string[]>().notNull(),
    /** What the last file that came in could not bring along, in sentences. */
    notes: k.json('notes').$type<string[]>().notNull(),
    /** The number of the edition that everybody reads; null: nobody does. */
    shownEdition: k.int('shown_edition'),
    publishedAt: k.ts('published_at'),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    deletedAt: k.ts('deleted_at'),
    /** Hidden by the administrator. */
    hiddenAt: k.ts('hidden_at'),
    /** A copy from the marketplace: the licence it came under, by the market's word for it. */
    boughtUnder: k.text('bought_under'),
  },
  (t) => [
    k.index('books_user').on(t.userId, t.updatedAt),
    k.index('books_published').on(t.publishedAt),
    k.index('books_deleted').on(t.deletedAt),
  ],
)

/** A part of a book, in Markdown. */
export const bookChapters = k.table(
  'book_chapters',
  {
    id: k.text('id').primaryKey(),
    bookId: k
      .text('book_id')
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    kind: k.text('kind').$type<BookPartKind>().notNull(),
    /** Order within its kind, from 0. */
    position: k.int('position').notNull(),
    title: k.text('title').notNull(),
    text: k.text('text').notNull(),
    words: k.int('words').notNull().default(0),
    /** Rises with every save. */
    version: k.int('version').notNull().default(1),
    origin: k.json('origin').$type<PartOrigin>().notNull(),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    /** Taken out of the book; kept while an edition shows it. */
    deletedAt: k.ts('deleted_at'),
  },
  (t) => [k.index('book_chapters_book').on(t.bookId, t.position)],
)

/** Why a version of a chapter was kept. `aside`: a text that met another one; `draft`: an engine's, which nobody took yet. */
export type ChapterReason = 'made' | 'saved' | 'merged' | 'restored' | 'aside' | 'draft'

/** A chapter as it once was: whole. */
export const bookChapterVersions = k.table(
  'book_chapter_versions',
  {
    id: k.text('id').primaryKey(),
    chapterId: k
      .text('chapter_id')
      .notNull()
      .references(() => bookChapters.id, { onDelete: 'cascade' }),
    version: k.int('version').notNull(),
    title: k.text('title').notNull(),
    text: k.text('text').notNull(),
    reason: k.text('reason').$type<ChapterReason>().notNull(),
    /** The engine that wrote it; empty: a person. */
    engine: k.text('engine').notNull().default(''),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.index('book_chapter_versions_chapter').on(t.chapterId, t.version)],
)

/** A book as it was published. */
export const bookEditions = k.table(
  'book_editions',
  {
    id: k.text('id').primaryKey(),
    bookId: k
      .text('book_id')
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    number: k.int('number').notNull(),
    note: k.text('note').notNull().default(''),
    content: k.json('content').$type<EditionContent>().notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.uniqueIndex('book_editions_number').on(t.bookId, t.number)],
)

/** What a reader says of a published book: one each. */
export const bookReviews = k.table(
  'book_reviews',
  {
    id: k.text('id').primaryKey(),
    bookId: k
      .text('book_id')
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    stars: k.int('stars').notNull(),
    text: k.text('text').notNull(),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    hiddenAt: k.ts('hidden_at'),
  },
  (t) => [k.uniqueIndex('book_reviews_once').on(t.bookId, t.userId), k.index('book_reviews_user').on(t.userId)],
)

/** Where a reader stopped in a book. */
export const bookPlaces = k.table(
  'book_places',
  {
    id: k.text('id').primaryKey(),
    bookId: k
      .text('book_id')
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    chapterId: k.text('chapter_id').notNull(),
    /** How far down the chapter, in thousandths. */
    share: k.int('share').notNull().default(0),
    updatedAt: k.ts('updated_at').notNull(),
  },
  (t) => [k.uniqueIndex('book_places_once').on(t.bookId, t.userId), k.index('book_places_user').on(t.userId)],
)

/** A claim of a consensus run that a chapter or a manual cites, as it stood then. */
export const citedClaims = k.table(
  'cited_claims',
  {
    id: k.text('id').primaryKey(),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: k.text('kind').$type<'chapter' | 'manual'>().notNull(),
    /** The book or the manual, and the chapter where it is one. */
    thingId: k.text('thing_id').notNull(),
    partId: k.text('part_id'),
    runId: k.text('run_id').notNull(),
    claim: k.text('claim').notNull(),
    /** Who stood behind it, and who against it, when it was cited. */
    stood: k.json('stood').$type<{ label: string; support: number; oppose: number; version: number }>().notNull(),
    /** Why it does not stand any more; empty: it does. */
    overturned: k.text('overturned').notNull().default(''),
    overturnedAt: k.ts('overturned_at'),
    /** The owner has seen to it. */
    settledAt: k.ts('settled_at'),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.index('cited_claims_thing').on(t.kind, t.thingId),
    k.index('cited_claims_run').on(t.runId),
    k.index('cited_claims_user').on(t.userId),
  ],
)
