import { k } from '../../kit.ts'

/** What somebody may do in a thread: all and give it away, write, or read along. */
export type ThreadRole = 'owner' | 'writer' | 'reader'
/** A person's words, an engine's or ally's, or what happened, such as somebody joining. */
export type ThreadMessageKind = 'said' | 'voice' | 'note'
export type ThreadMessageState = 'done' | 'waiting' | 'writing' | 'failed' | 'stopped'
/** A question with choices; who chose what stands in `thread_votes`. */
export type Poll = { options: string[]; isMany: boolean; closesAt: string | null }

/** A talk of several members, engines and allies. */
export const threads = k.table(
  'threads',
  {
    /** 128 random bits. */
    id: k.text('id').primaryKey(),
    title: k.text('title').notNull(),
    /** The title for searching, in small letters without accents. */
    words: k.text('words').notNull(),
    /** Who began it; null: a former member. */
    startedBy: k.text('started_by'),
    /** How much was ever said, deleted or not; what a member has seen is counted against it. */
    messageCount: k.int('message_count').notNull().default(0),
    /** The newest message. */
    tipId: k.text('tip_id'),
    /** Rises with everything that changes how a page of it looks. */
    revision: k.int('revision').notNull().default(0),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    /** Deleted, and to be brought back for a while. */
    deletedAt: k.ts('deleted_at'),
  },
  (t) => [k.index('threads_deleted').on(t.deletedAt), k.index('threads_started').on(t.startedBy)],
)

const threadId = () =>
  k
    .text('thread_id')
    .notNull()
    .references(() => threads.id, { onDelete: 'cascade' })

/** Who is in a thread, and how far they have read. */
export const threadMembers = k.table(
  'thread_members',
  {
    threadId: threadId(),
    userId: k.text('user_id').notNull(),
    role: k.text('role').$type<ThreadRole>().notNull(),
    /** The last message of the newest page they opened. */
    seenId: k.text('seen_id'),
    /** How much had been said by then. */
    seenCount: k.int('seen_count').notNull().default(0),
    /** Where they had stopped when this visit began: what follows is new to them. */
    leftId: k.text('left_id'),
    /** When the page was last open before them. */
    lastHereAt: k.ts('last_here_at'),
    mutedAt: k.ts('muted_at'),
    joinedAt: k.ts('joined_at').notNull(),
  },
  (t) => [
    k.primaryKey({ columns: [t.threadId, t.userId] }),
    k.index('thread_members_user').on(t.userId, t.threadId),
    k.index('thread_members_role').on(t.threadId, t.role, t.joinedAt),
  ],
)

/** What was said in a thread, by ids that sort by age. */
export const threadMessages = k.table(
  'thread_messages',
  {
    id: k.text('id').primaryKey(),
    threadId: threadId(),
    /** Null: an engine, or a former member. */
    userId: k.text('user_id'),
    kind: k.text('kind').$type<ThreadMessageKind>().notNull(),
    state: k.text('state').$type<ThreadMessageState>().notNull().default('done'),
    /** Of a voice: its key, and its name at that time. */
    voice: k.text('voice'),
    label: k.text('label'),
    text: k.text('text').notNull(),
    /** The text for searching, in small letters without accents. */
    words: k.text('words').notNull(),
    replyToId: k.text('reply_to_id'),
    poll: k.json('poll').$type<Poll>(),
    /** Of a voice: engines, sources, note, price, and what the panel found. */
    facts: k.json('facts').$type<unknown>(),
    /** Of a voice: the run it was asked by, whose it is, and the job that writes it. */
    runId: k.text('run_id'),
    askedBy: k.text('asked_by'),
    jobId: k.text('job_id'),
    createdAt: k.ts('created_at').notNull(),
    editedAt: k.ts('edited_at'),
    deletedAt: k.ts('deleted_at'),
  },
  (t) => [
    k.index('thread_messages_thread').on(t.threadId, t.id),
    k.index('thread_messages_user').on(t.userId, t.id),
    k.index('thread_messages_asked').on(t.askedBy),
    k.index('thread_messages_deleted').on(t.deletedAt),
  ],
)

const messageId = () =>
  k
    .text('message_id')
    .notNull()
    .references(() => threadMessages.id, { onDelete: 'cascade' })

/** What a message said before it was changed. */
export const threadEdits = k.table(
  'thread_edits',
  {
    id: k.text('id').primaryKey(),
    messageId: messageId(),
    text: k.text('text').notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.index('thread_edits_message').on(t.messageId, t.createdAt)],
)

export const threadReactions = k.table(
  'thread_reactions',
  {
    messageId: messageId(),
    userId: k.text('user_id').notNull(),
    mark: k.text('mark').notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.primaryKey({ columns: [t.messageId, t.userId, t.mark] }),
    k.index('thread_reactions_user').on(t.userId, t.createdAt),
  ],
)

/** What somebody chose in the poll of a message. */
export const threadVotes = k.table(
  'thread_votes',
  {
    messageId: messageId(),
    userId: k.text('user_id').notNull(),
    /** The place of the choice in the poll. */
    choice: k.int('choice').notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.primaryKey({ columns: [t.messageId, t.userId, t.choice] }),
    k.index('thread_votes_user').on(t.userId, t.createdAt),
  ],
)

/** A file that came with a message. Its bytes belong to whoever sent it. */
export const threadFiles = k.table(
  'thread_files',
  {
    id: k.text('id').primaryKey(),
    messageId: messageId(),
    threadId: threadId(),
    userId: k.text('user_id'),
    fileId: k.text('file_id').notNull(),
    name: k.text('name').notNull(),
    type: k.text('type').notNull(),
    bytes: k.int('bytes').notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.index('thread_files_message').on(t.messageId),
    k.index('thread_files_thread').on(t.threadId),
    k.index('thread_files_user').on(t.userId),
    k.index('thread_files_file').on(t.fileId),
  ],
)

/** An invitation: by a link for whoever has it, or to one member. The link itself is signed, and stands nowhere. */
export const threadInvites = k.table(
  'thread_invites',
  {
    /** 128 random bits. */
    id: k.text('id').primaryKey(),
    threadId: threadId(),
    /** Null: a former member. */
    invitedBy: k.text('invited_by'),
    /** Whom it is for; null: whoever has the link. */
    userId: k.text('user_id'),
    role: k.text('role').$type<Exclude<ThreadRole, 'owner'>>().notNull(),
    /** A link that lets one in, and no second. */
    isOnce: k.bool('is_once').notNull().default(false),
    uses: k.int('uses').notNull().default(0),
    createdAt: k.ts('created_at').notNull(),
    expiresAt: k.ts('expires_at').notNull(),
    /** Taken back, declined or used up. */
    endedAt: k.ts('ended_at'),
  },
  (t) => [
    k.index('thread_invites_thread').on(t.threadId, t.createdAt),
    k.index('thread_invites_user').on(t.userId, t.endedAt),
    k.index('thread_invites_by').on(t.invitedBy),
    k.index('thread_invites_expires').on(t.expiresAt),
  ],
)

/** The claims of a thread as they were last read out of it. */
export const threadLedgers = k.table('thread_ledgers', {
  threadId: threadId().primaryKey(),
  /** The newest message that was read. */
  upToId: k.text('up_to_id'),
  claims: k.json('claims').$type<unknown>().notNull(),
  madeAt: k.ts('made_at').notNull(),
})

/** How a member stands to a claim of a thread. */
export const threadStances = k.table(
  'thread_stances',
  {
    threadId: threadId(),
    /** The claim's words in short. */
    claim: k.text('claim').notNull(),
    userId: k.text('user_id').notNull(),
    stance: k.text('stance').$type<'agree' | 'dispute'>().notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.primaryKey({ columns: [t.threadId, t.claim, t.userId] }),
    k.index('thread_stances_user').on(t.userId, t.createdAt),
  ],
)

/** What a thread decided. */
export const threadDecisions = k.table(
  'thread_decisions',
  {
    id: k.text('id').primaryKey(),
    threadId: threadId(),
    /** Who wrote it down; null: a former member. */
    userId: k.text('user_id'),
    /** The claim it settles, in short; null: none. */
    claim: k.text('claim'),
    decision: k.text('decision').notNull(),
    reasons: k.text('reasons').notNull(),
    dissent: k.text('dissent').notNull(),
    /** Who sees to it, in the words of the thread. */
    carriedBy: k.text('carried_by').notNull(),
    /** The day it holds from, as yyyy-mm-dd. */
    day: k.text('day').notNull(),
    createdAt: k.ts('created_at').notNull(),
    editedAt: k.ts('edited_at'),
  },
  (t) => [
    k.index('thread_decisions_thread').on(t.threadId, t.createdAt),
    k.index('thread_decisions_user').on(t.userId),
  ],
)

/** Each state of the document beside a thread; the newest is the document. */
export const threadPapers = k.table(
  'thread_papers',
  {
    threadId: threadId(),
    version: k.int('version').notNull(),
    /** Null: a former member. */
    userId: k.text('user_id'),
    text: k.text('text').notNull(),
    /** How often two had changed the same lines, and both were kept. */
    clashes: k.int('clashes').notNull().default(0),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.threadId, t.version] }), k.index('thread_papers_user').on(t.userId)],
)
