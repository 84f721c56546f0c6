import { k } from '../kit.ts'

export type ReadingState = 'waiting' | 'reading' | 'ready' | 'failed'

/** Documents that are asked together, with the facts that are drawn from each of them. */
export const documentCollections = k.table(
  'document_collections',
  {
    /** 128 random bits. */
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    title: k.text('title').notNull(),
    /** What is drawn from each document, in plain words: the columns of its table. */
    columns: k.json('columns').$type<unknown>().notNull(),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    deletedAt: k.ts('deleted_at'),
  },
  (t) => [
    k.index('document_collections_user').on(t.userId, t.createdAt),
    k.index('document_collections_guest').on(t.guestId, t.createdAt),
    k.index('document_collections_deleted').on(t.deletedAt),
  ],
)

/** A document somebody had read, with what rules and engines drew out of it. */
export const readDocuments = k.table(
  'read_documents',
  {
    /** 128 random bits. */
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    collectionId: k.text('collection_id').references(() => documentCollections.id, { onDelete: 'cascade' }),
    title: k.text('title').notNull(),
    /** The name of the file it came as. */
    name: k.text('name').notNull(),
    /** Null until it is read. */
    kind: k.text('kind'),
    fileId: k.text('file_id').notNull(),
    sha256: k.text('sha256').notNull(),
    bytes: k.int('bytes').notNull(),
    pageCount: k.int('page_count').notNull().default(0),
    chars: k.int('chars').notNull().default(0),
    state: k.text('state').$type<ReadingState>().notNull().default('waiting'),
    /** Why there is nothing to read, in a sentence. */
    trouble: k.text('trouble'),
    /** What was found: facts, summary, reading level, hidden words, what could not be read. */
    found: k.json('found').$type<unknown>().notNull(),
    runId: k.text('run_id').notNull(),
    jobId: k.text('job_id'),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    deletedAt: k.ts('deleted_at'),
  },
  (t) => [
    k.index('read_documents_user').on(t.userId, t.createdAt),
    k.index('read_documents_guest').on(t.guestId, t.createdAt),
    k.index('read_documents_collection').on(t.collectionId, t.createdAt),
    k.index('read_documents_deleted').on(t.deletedAt),
  ],
)

/** A page of a document: its text, and the pieces it is built of as ranges of that text. */
export const documentPages = k.table(
  'document_pages',
  {
    documentId: k
      .text('document_id')
      .notNull()
      .references(() => readDocuments.id, { onDelete: 'cascade' }),
    number: k.int('number').notNull(),
    label: k.text('label'),
    text: k.text('text').notNull(),
    blocks: k.json('blocks').$type<unknown>().notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.documentId, t.number] })],
)

/** A stretch of a page as search finds it. */
export const documentPassages = k.table(
  'document_passages',
  {
    id: k.text('id').primaryKey(),
    /** Its row in the full-text index. */
    searchId: k.int('search_id').notNull().unique(),
    documentId: k
      .text('document_id')
      .notNull()
      .references(() => readDocuments.id, { onDelete: 'cascade' }),
    page: k.int('page').notNull(),
    start: k.int('start').notNull(),
    text: k.text('text').notNull(),
  },
  (t) => [k.index('document_passages_document').on(t.documentId)],
)

/** A question to a document or to a collection, with the passages that answer it. */
export const documentQuestions = k.table(
  'document_questions',
  {
    id: k.text('id').primaryKey(),
    documentId: k.text('document_id').references(() => readDocuments.id, { onDelete: 'cascade' }),
    collectionId: k.text('collection_id').references(() => documentCollections.id, { onDelete: 'cascade' }),
    question: k.text('question').notNull(),
    answer: k.json('answer').$type<unknown>().notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.index('document_questions_document').on(t.documentId, t.createdAt),
    k.index('document_questions_collection').on(t.collectionId, t.createdAt),
  ],
)

/** A table somebody brought to ask, with the steps it is cleaned by. */
export const dataSets = k.table(
  'data_sets',
  {
    /** 128 random bits. */
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    title: k.text('title').notNull(),
    /** The name of the file it came as. */
    name: k.text('name').notNull(),
    fileId: k.text('file_id').notNull(),
    bytes: k.int('bytes').notNull(),
    recipe: k.json('recipe').$type<unknown>().notNull(),
    /** Columns with their types, and what was told about the file, as the recipe gives them. */
    told: k.json('told').$type<unknown>().notNull(),
    rowCount: k.int('row_count').notNull(),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    deletedAt: k.ts('deleted_at'),
  },
  (t) => [
    k.index('data_sets_user').on(t.userId, t.createdAt),
    k.index('data_sets_guest').on(t.guestId, t.createdAt),
    k.index('data_sets_deleted').on(t.deletedAt),
  ],
)

/** A question to a table: how it was understood, the query, and the answer. */
export const dataQuestions = k.table(
  'data_questions',
  {
    id: k.text('id').primaryKey(),
    dataSetId: k
      .text('data_set_id')
      .notNull()
      .references(() => dataSets.id, { onDelete: 'cascade' }),
    question: k.text('question').notNull(),
    /** Null: a query somebody wrote. */
    plan: k.json('plan').$type<unknown>(),
    query: k.text('query').notNull(),
    answer: k.json('answer').$type<unknown>().notNull(),
    createdAt: k.ts('created_at').notNull(),
    /** When the answer was worked out again; null: not since it was asked. */
    answeredAt: k.ts('answered_at'),
  },
  (t) => [k.index('data_questions_set').on(t.dataSetId, t.createdAt)],
)
