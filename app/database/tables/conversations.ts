import { isNotNull } from 'drizzle-orm'
import { k } from '../kit.ts'
import { users } from './people.ts'

/** Where a conversation is held: with one voice, or with several allies in turn. */
export type ConversationKind = 'chat' | 'summon'

export const conversations = k.table(
  'conversations',
  {
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    kind: k.text('kind').$type<ConversationKind>().notNull(),
    title: k.text('title').notNull(),
    /** The title and its words for searching, in small letters without accents. */
    titleWords: k.text('title_words').notNull(),
    /** The keys of those who answer, in their order. */
    voices: k.json('voices').$type<unknown>().notNull(),
    /** The last message of the branch that was written in last; null before the first. */
    tipId: k.text('tip_id'),
    isPinned: k.bool('is_pinned').notNull().default(false),
    /** Stands in no history, and goes a day after its last message. */
    isTemporary: k.bool('is_temporary').notNull().default(false),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    /** Deleted, and to be brought back for a while. */
    deletedAt: k.ts('deleted_at'),
  },
  (t) => [
    k.index('conversations_user').on(t.userId, t.updatedAt),
    // In the order of the history: a page reads its own rows alone, and counting reads none.
    k.index('conversations_history').on(t.userId, t.deletedAt, t.isTemporary, t.isPinned, t.updatedAt, t.id),
    k.index('conversations_guest').on(t.guestId, t.updatedAt),
    k.index('conversations_updated').on(t.updatedAt),
    k.index('conversations_deleted').on(t.deletedAt),
    k.index('conversations_temporary').on(t.isTemporary, t.updatedAt),
  ],
)

export type MessageRole = 'person' | 'voice'
/** `cut`: the server was stopped in the middle of it; `stopped`: by the person. */
export type MessageState = 'done' | 'waiting' | 'writing' | 'stopped' | 'cut' | 'failed'

export const conversationMessages = k.table(
  'conversation_messages',
  {
    id: k.text('id').primaryKey(),
    conversationId: k
      .text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** What it follows; null for the first. Several with one parent are branches. */
    parentId: k.text('parent_id'),
    role: k.text('role').$type<MessageRole>().notNull(),
    state: k.text('state').$type<MessageState>().notNull().default('done'),
    text: k.text('text').notNull().default(''),
    /** The text for searching, in small letters without accents; empty while it is written. */
    words: k.text('words').notNull().default(''),
    /** Of a person's message: the keys of those who were asked. */
    asked: k.json('asked').$type<unknown>(),
    /** Of a voice's message: its key and its name then. */
    voice: k.text('voice'),
    label: k.text('label'),
    /** The engines that really answered, by name. */
    engines: k.json('engines').$type<unknown>(),
    /** What a reader must know about how it was made, or why there is no answer. */
    note: k.text('note'),
    sources: k.json('sources').$type<unknown>(),
    /** Earlier messages that did not fit into what the engine reads at once. */
    leftOut: k.int('left_out').notNull().default(0),
    runId: k.text('run_id'),
    jobId: k.text('job_id'),
    /** Millionths of a dollar; null is unknown, never free. */
    costMicros: k.int('cost_micros'),
    tookMs: k.int('took_ms'),
    /** The name somebody gave to the branch that ends, or goes on, here. */
    branchName: k.text('branch_name'),
    createdAt: k.ts('created_at').notNull(),
    finishedAt: k.ts('finished_at'),
  },
  (t) => [
    k.index('conversation_messages_conversation').on(t.conversationId, t.createdAt),
    k.index('conversation_messages_voice').on(t.conversationId, t.voice, t.label).where(isNotNull(t.voice)),
  ],
)

/** What came with a message: text that was read out of a file, or a picture with what was seen on it. */
export const conversationAttachments = k.table(
  'conversation_attachments',
  {
    id: k.text('id').primaryKey(),
    conversationId: k
      .text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    messageId: k.text('message_id').notNull(),
    kind: k.text('kind').$type<'text' | 'picture'>().notNull(),
    name: k.text('name').notNull(),
    type: k.text('type').notNull(),
    bytes: k.int('bytes').notNull(),
    /** The words of the file; of a picture, what was seen and read on it. */
    text: k.text('text').notNull(),
    /** What became of it on the way, such as that its end was left out. */
    note: k.text('note'),
    /** A picture is kept as a file of its own. */
    fileId: k.text('file_id'),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.index('conversation_attachments_message').on(t.messageId),
    k.index('conversation_attachments_conversation').on(t.conversationId),
  ],
)

/** A page that whoever has its address may read: a copy of one branch, less what its owner blacked out. */
export const conversationShares = k.table(
  'conversation_shares',
  {
    /** 128 random bits. */
    id: k.text('id').primaryKey(),
    conversationId: k
      .text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    title: k.text('title').notNull(),
    page: k.json('page').$type<unknown>().notNull(),
    blackedOut: k.int('blacked_out').notNull().default(0),
    createdAt: k.ts('created_at').notNull(),
    /** When the page stops being readable; null: not before it is taken back. */
    expiresAt: k.ts('expires_at'),
    revokedAt: k.ts('revoked_at'),
  },
  (t) => [
    k.index('conversation_shares_conversation').on(t.conversationId),
    k.index('conversation_shares_user').on(t.userId),
    k.index('conversation_shares_guest').on(t.guestId),
    k.index('conversation_shares_expires').on(t.revokedAt, t.expiresAt),
  ],
)

/** A persona that a member made: a name, instructions in their own words, and an engine. */
export const ownAllies = k.table(
  'allies',
  {
    id: k.text('id').primaryKey(),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: k.text('name').notNull(),
    /** How it is called in a message: `@quill`. */
    handle: k.text('handle').notNull(),
    about: k.text('about').notNull(),
    instructions: k.text('instructions').notNull(),
    /** Null: the first language model there is. */
    engineId: k.text('engine_id'),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    /** Whether it reads, in a chat of its owner alone, what they let the assistant remember. */
    readsMemories: k.bool('reads_memories').notNull().default(false),
    /** Others may read it and make it theirs. */
    publishedAt: k.ts('published_at'),
    /** By an administrator. */
    hiddenAt: k.ts('hidden_at'),
    /** The published ally, or the id of one of the house, that it was made from. */
    forkedFrom: k.text('forked_from'),
  },
  (t) => [
    k.uniqueIndex('allies_handle').on(t.userId, t.handle),
    k.index('allies_published').on(t.publishedAt, t.id),
    k.index('allies_forked').on(t.forkedFrom),
  ],
)
