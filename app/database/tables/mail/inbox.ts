import { k } from '../../kit.ts'
import { users } from '../people.ts'

/** Where a conversation lies. What was sent and what waits until later are looked at by their times. */
export type Place = 'inbox' | 'archive' | 'junk' | 'trash'
export type Person = { name: string; address: string }
export type MailAttachment = {
  /** Its place among the parts of the message. */
  n: number
  name: string
  type: string
  bytes: number
  cid: string | null
  isInline: boolean
}

/** What the head of a message says, beside who wrote it and when. */
export type MailDetails = {
  to: Person[]
  cc: Person[]
  replyTo: Person | null
  references: string[]
  attachments: MailAttachment[]
  /** Where a letter that comes regularly is ended: an address for one click, a page, or a letter. */
  unsubscribe: { oneClick: string | null; page: string | null; mail: string | null } | null
  /** What was found of the sender: `fail`, `pass` and the like. */
  found: {
    spf: string | null
    dkim: string | null
    dmarc: string | null
    /** Who found it, when they can be believed: `here`, or the server it was fetched from. Nobody: any server on the way. */
    by?: string
    /** Domains whose signature was verified here, and those whose signature does not fit. */
    signed?: string[]
    broken?: string[]
    /** The domain of the sender stands by the letter. */
    isProven?: boolean
    /** It came to our door over the internet. */
    isOutside?: boolean
  }
  hasInvitation: boolean
  /** The event it is about: what comes of it later names the same. */
  event?: { uid: string; only: string | null; isOff?: boolean }
  /** What could not be read, in sentences. */
  problems: string[]
}

/** Who a sent message still has to reach. */
export type Delivery = {
  address: string
  /** `leaving`: it is being handed over this moment; found so later, nobody knows whether it was taken. */
  state: 'waiting' | 'leaving' | 'here' | 'sent' | 'failed'
  said: string | null
}

const userId = () =>
  k
    .text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** A conversation of a member, with what the list shows of it. */
export const inboxThreads = k.table(
  'inbox_threads',
  {
    id: k.text('id').primaryKey(),
    userId: userId(),
    place: k.text('place').$type<Place>().notNull(),
    subject: k.text('subject').notNull(),
    /** The subject without Re and Fwd, for messages that name no other. */
    subjectKey: k.text('subject_key').notNull(),
    people: k.json('people').$type<Person[]>().notNull().default([]),
    snippet: k.text('snippet').notNull().default(''),
    messages: k.int('messages').notNull().default(0),
    unread: k.int('unread').notNull().default(0),
    attachments: k.int('attachments').notNull().default(0),
    /** Of the newest message, sent or received. */
    lastAt: k.ts('last_at').notNull(),
    lastSentAt: k.ts('last_sent_at'),
    starredAt: k.ts('starred_at'),
    snoozedUntil: k.ts('snoozed_until'),
    mutedAt: k.ts('muted_at'),
    trashedAt: k.ts('trashed_at'),
    pile: k.text('pile').notNull().default('people'),
    priority: k.text('priority').notNull().default('calm'),
    why: k.text('why').notNull().default(''),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.index('inbox_threads_place').on(t.userId, t.place, t.lastAt, t.id),
    k.index('inbox_threads_pile').on(t.userId, t.place, t.pile, t.lastAt, t.id),
    k.index('inbox_threads_sent').on(t.userId, t.lastSentAt, t.id),
    k.index('inbox_threads_starred').on(t.userId, t.starredAt, t.id),
    k.index('inbox_threads_snoozed').on(t.userId, t.snoozedUntil),
    k.index('inbox_threads_wake').on(t.snoozedUntil),
    k.index('inbox_threads_subject').on(t.userId, t.subjectKey, t.lastAt),
    k.index('inbox_threads_unread').on(t.userId, t.place, t.unread),
    k.index('inbox_threads_trashed').on(t.trashedAt),
  ],
)

/** A message of a member; the whole of it lies in the storage as it came. */
export const inboxMessages = k.table(
  'inbox_messages',
  {
    id: k.text('id').primaryKey(),
    userId: userId(),
    threadId: k.text('thread_id').notNull(),
    /** The row of the full-text table. It grows with the time of the message, so that the newest are found first. */
    searchId: k.int('search_id').notNull().unique(),
    /** Where it came from: the same thing never makes a second message. */
    source: k.text('source').notNull(),
    isSent: k.bool('is_sent').notNull().default(false),
    isRead: k.bool('is_read').notNull().default(false),
    /** As the message names itself; made up for one that has no name. */
    messageId: k.text('message_id').notNull(),
    fromName: k.text('from_name').notNull(),
    fromAddress: k.text('from_address').notNull(),
    subject: k.text('subject').notNull(),
    snippet: k.text('snippet').notNull(),
    details: k.json('details').$type<MailDetails>().notNull(),
    deliveries: k.json('deliveries').$type<Delivery[]>().notNull().default([]),
    /** The mail account it leaves through; null for the address here. */
    sentBy: k.text('sent_by'),
    rawKey: k.text('raw_key').notNull(),
    bytes: k.int('bytes').notNull(),
    /** How many files go along; pictures that stand in the text are none. */
    attachments: k.int('attachments').notNull().default(0),
    at: k.ts('at').notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.uniqueIndex('inbox_messages_source').on(t.userId, t.source),
    k.index('inbox_messages_thread').on(t.threadId, t.at, t.id),
    k.index('inbox_messages_name').on(t.userId, t.messageId),
    k.index('inbox_messages_bytes').on(t.userId, t.bytes),
    k.index('inbox_messages_created').on(t.userId, t.createdAt, t.id),
    k.index('inbox_messages_raw').on(t.rawKey),
  ],
)

/** The words of a message, apart from the lists: what is shown and what is searched. */
export const inboxBodies = k.table(
  'inbox_bodies',
  {
    messageId: k.text('message_id').primaryKey(),
    userId: userId(),
    searchId: k.int('search_id').notNull().unique(),
    /** The member's id as one word, so that a search walks through their mail alone. */
    owner: k.text('owner').notNull(),
    people: k.text('people').notNull(),
    subject: k.text('subject').notNull(),
    text: k.text('text').notNull(),
    html: k.text('html'),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.index('inbox_bodies_user').on(t.userId, t.createdAt, t.messageId)],
)

/** Every name of a message that was seen, its own or one it refers to, and the conversation it belongs to. */
export const inboxReferences = k.table(
  'inbox_references',
  {
    userId: userId(),
    name: k.text('name').notNull(),
    threadId: k.text('thread_id').notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.primaryKey({ columns: [t.userId, t.name] }),
    k.index('inbox_references_thread').on(t.threadId),
    k.index('inbox_references_created').on(t.userId, t.createdAt, t.name),
  ],
)

/** Whom a member got mail from or wrote to. */
export const inboxContacts = k.table(
  'inbox_contacts',
  {
    userId: userId(),
    address: k.text('address').notNull(),
    name: k.text('name').notNull(),
    received: k.int('received').notNull().default(0),
    sent: k.int('sent').notNull().default(0),
    /** The member wants this sender's pictures. */
    showsPictures: k.bool('shows_pictures').notNull().default(false),
    lastAt: k.ts('last_at').notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.primaryKey({ columns: [t.userId, t.address] }),
    k.index('inbox_contacts_last').on(t.userId, t.sent, t.lastAt),
    k.index('inbox_contacts_created').on(t.userId, t.createdAt, t.address),
  ],
)

export const inboxLabels = k.table(
  'inbox_labels',
  {
    id: k.text('id').primaryKey(),
    userId: userId(),
    name: k.text('name').notNull(),
    nameKey: k.text('name_key').notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.uniqueIndex('inbox_labels_name').on(t.userId, t.nameKey)],
)

export const inboxThreadLabels = k.table(
  'inbox_thread_labels',
  {
    threadId: k.text('thread_id').notNull(),
    labelId: k.text('label_id').notNull(),
    userId: userId(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.primaryKey({ columns: [t.threadId, t.labelId] }),
    k.index('inbox_thread_labels_label').on(t.labelId, t.threadId),
    k.index('inbox_thread_labels_user').on(t.userId, t.createdAt),
  ],
)

/** `held`: it leaves at `sendAt` unless it is taken back. */
export type DraftState = 'draft' | 'held' | 'sent'
/** How a draft answers: not at all, the sender, everybody, by passing a message on, or an invitation. */
export type DraftKind = 'new' | 'reply' | 'all' | 'forward' | 'accept' | 'tentative' | 'decline'

export const inboxDrafts = k.table(
  'inbox_drafts',
  {
    id: k.text('id').primaryKey(),
    userId: userId(),
    kind: k.text('kind').$type<DraftKind>().notNull(),
    state: k.text('state').$type<DraftState>().notNull(),
    threadId: k.text('thread_id'),
    /** The message it answers or passes on. */
    aboutId: k.text('about_id'),
    /** The mail account it is written from; null for the address here. */
    accountId: k.text('account_id'),
    to: k.text('to').notNull().default(''),
    cc: k.text('cc').notNull().default(''),
    bcc: k.text('bcc').notNull().default(''),
    subject: k.text('subject').notNull().default(''),
    text: k.text('text').notNull().default(''),
    /** Ids of files that go along. */
    files: k.json('files').$type<string[]>().notNull().default([]),
    /** Rises with every save: an older page does not write over a newer one. */
    version: k.int('version').notNull().default(1),
    sendAt: k.ts('send_at'),
    /** Why it did not leave. */
    trouble: k.text('trouble'),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
  },
  (t) => [
    k.index('inbox_drafts_user').on(t.userId, t.state, t.updatedAt, t.id),
    k.index('inbox_drafts_thread').on(t.threadId),
    k.index('inbox_drafts_due').on(t.state, t.sendAt),
  ],
)

/** What a swipe or a key can do with a conversation. */
export type Gesture = 'none' | 'archive' | 'trash' | 'star' | 'read' | 'tomorrow' | 'week' | 'mute' | 'junk'
export type Gestures = { rightShort: Gesture; rightLong: Gesture; leftShort: Gesture; leftLong: Gesture }

/** How a member wants the inbox. */
export const inboxSettings = k.table('inbox_settings', {
  userId: k
    .text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  gestures: k.json('gestures').$type<Gestures>(),
  keys: k.json('keys').$type<Record<string, string>>(),
  signature: k.text('signature').notNull().default(''),
  senderName: k.text('sender_name').notNull().default(''),
  /** Rises with every message that is filed, so that two never file into the same mailbox at once. */
  filed: k.int('filed').notNull().default(0),
  createdAt: k.ts('created_at').notNull(),
})

/** A rule in plain words, as conditions and acts that can be read. */
export const inboxRules = k.table(
  'inbox_rules',
  {
    id: k.text('id').primaryKey(),
    userId: userId(),
    words: k.text('words').notNull(),
    rule: k.json('rule').$type<unknown>().notNull(),
    isActive: k.bool('is_active').notNull().default(true),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.index('inbox_rules_user').on(t.userId, t.createdAt)],
)

/** What was done with a conversation and how it was before, so that it can be taken back. */
export const inboxActs = k.table(
  'inbox_acts',
  {
    id: k.text('id').primaryKey(),
    userId: userId(),
    /** Several conversations at once are one deed. */
    deedId: k.text('deed_id').notNull(),
    threadId: k.text('thread_id').notNull(),
    ruleId: k.text('rule_id'),
    act: k.text('act').notNull(),
    before: k.json('before').$type<unknown>().notNull(),
    createdAt: k.ts('created_at').notNull(),
    undoneAt: k.ts('undone_at'),
  },
  (t) => [
    k.index('inbox_acts_user').on(t.userId, t.createdAt, t.id),
    k.index('inbox_acts_deed').on(t.userId, t.deedId),
    k.index('inbox_acts_created').on(t.createdAt),
  ],
)
