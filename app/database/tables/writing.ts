import { k } from '../kit.ts'

/** The tool a piece of writing was made with. */
export type WritingTool = 'polish' | 'letter' | 'content'

/** What somebody had polished, written or worked on: what was typed in and what came of it. */
export const writings = k.table(
  'writings',
  {
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    tool: k.text('tool').$type<WritingTool>().notNull(),
    title: k.text('title').notNull(),
    /** The result as the tool gave it, with what was typed in. */
    result: k.json('result').$type<unknown>().notNull(),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    /** Deleted, and to be brought back for a while. */
    deletedAt: k.ts('deleted_at'),
  },
  (t) => [
    k.index('writings_user').on(t.userId, t.tool, t.createdAt),
    k.index('writings_guest').on(t.guestId, t.tool, t.createdAt),
    k.index('writings_deleted').on(t.deletedAt),
  ],
)

/** A document of the text editor, as Markdown. */
export const textDocuments = k.table(
  'text_documents',
  {
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    title: k.text('title').notNull(),
    folder: k.text('folder').notNull().default(''),
    text: k.text('text').notNull(),
    /** Rises with every save. */
    version: k.int('version').notNull().default(1),
    /** Words to reach; null: no goal. */
    goal: k.int('goal'),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    deletedAt: k.ts('deleted_at'),
  },
  (t) => [
    k.index('text_documents_user').on(t.userId, t.updatedAt),
    k.index('text_documents_guest').on(t.guestId, t.updatedAt),
    k.index('text_documents_deleted').on(t.deletedAt),
  ],
)

/** Why a version of a document was kept. `aside`: a text that met another one and was not taken over. */
export type VersionReason = 'made' | 'saved' | 'merged' | 'restored' | 'aside'

/** A document as it once was: whole, never a patch. */
export const textVersions = k.table(
  'text_versions',
  {
    id: k.text('id').primaryKey(),
    documentId: k
      .text('document_id')
      .notNull()
      .references(() => textDocuments.id, { onDelete: 'cascade' }),
    version: k.int('version').notNull(),
    title: k.text('title').notNull(),
    text: k.text('text').notNull(),
    reason: k.text('reason').$type<VersionReason>().notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.index('text_versions_document').on(t.documentId, t.version)],
)

/** What somebody said about a document or a passage of it: its owner, or a member with a link that takes comments. */
export const textComments = k.table(
  'text_comments',
  {
    id: k.text('id').primaryKey(),
    documentId: k
      .text('document_id')
      .notNull()
      .references(() => textDocuments.id, { onDelete: 'cascade' }),
    /** Who wrote it. */
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    name: k.text('name').notNull(),
    /** The words of the document it is about; empty: all of it. */
    quote: k.text('quote').notNull(),
    text: k.text('text').notNull(),
    createdAt: k.ts('created_at').notNull(),
    /** Settled by the owner. */
    doneAt: k.ts('done_at'),
  },
  (t) => [
    k.index('text_comments_document').on(t.documentId, t.createdAt),
    k.index('text_comments_user').on(t.userId),
    k.index('text_comments_guest').on(t.guestId),
  ],
)

/** A prompt with places to fill in; what it says stands in its versions. */
export const prompts = k.table(
  'prompts',
  {
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    title: k.text('title').notNull(),
    /** The newest version. */
    version: k.int('version').notNull().default(1),
    text: k.text('text').notNull(),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    deletedAt: k.ts('deleted_at'),
  },
  (t) => [
    k.index('prompts_user').on(t.userId, t.updatedAt),
    k.index('prompts_guest').on(t.guestId, t.updatedAt),
    k.index('prompts_deleted').on(t.deletedAt),
  ],
)

/** A prompt as it once was. */
export const promptVersions = k.table(
  'prompt_versions',
  {
    id: k.text('id').primaryKey(),
    promptId: k
      .text('prompt_id')
      .notNull()
      .references(() => prompts.id, { onDelete: 'cascade' }),
    version: k.int('version').notNull(),
    text: k.text('text').notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.index('prompt_versions_prompt').on(t.promptId, t.version)],
)

/** What a tried case gave: which engine, which version of the prompt, and whether the answer was as it should be. */
export type PromptOutcome = {
  version: number
  engine: string
  answer: string
  failed: string[]
  costMicros: number | null
  tookMs: number
  at: string
}

/** A case a prompt is tried with: what is filled in, and what the answer must hold and must not. */
export const promptCases = k.table(
  'prompt_cases',
  {
    id: k.text('id').primaryKey(),
    promptId: k
      .text('prompt_id')
      .notNull()
      .references(() => prompts.id, { onDelete: 'cascade' }),
    name: k.text('name').notNull(),
    values: k.json('values').$type<Record<string, string>>().notNull(),
    holds: k.json('holds').$type<string[]>().notNull(),
    lacks: k.json('lacks').$type<string[]>().notNull(),
    /** The last outcome of each engine it was tried with. */
    outcomes: k.json('outcomes').$type<PromptOutcome[]>().notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.index('prompt_cases_prompt').on(t.promptId, t.createdAt)],
)
