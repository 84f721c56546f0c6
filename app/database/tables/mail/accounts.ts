import { k } from '../../kit.ts'
import { users } from '../people.ts'

/** How a connection is made safe: at once, or by the command STARTTLS. There is no third way. */
export type MailSecurity = 'tls' | 'starttls'
/** `stopped`: nothing is tried until its member changes it. `leaving`: it is being removed. */
export type AccountState = 'on' | 'stopped' | 'leaving'
/** What a folder of a mail server is to the inbox; null for one that becomes a label. */
export type FolderRole = 'inbox' | 'sent' | 'archive' | 'junk' | 'trash' | 'drafts'
/** Where a copy is to go: a place of the inbox, away for good, or out of a folder that is a label. */
export type CopyGoal = 'inbox' | 'archive' | 'junk' | 'trash' | 'gone' | 'unlabel'

const userId = () =>
  k
    .text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** A mail account elsewhere that a member reads and writes with here. */
export const inboxAccounts = k.table(
  'inbox_accounts',
  {
    id: k.text('id').primaryKey(),
    userId: userId(),
    address: k.text('address').notNull(),
    addressKey: k.text('address_key').notNull(),
    senderName: k.text('sender_name').notNull().default(''),
    login: k.text('login').notNull(),
    /** Sealed. */
    secret: k.text('secret').notNull(),
    imapHost: k.text('imap_host').notNull(),
    imapPort: k.int('imap_port').notNull(),
    imapSecurity: k.text('imap_security').$type<MailSecurity>().notNull(),
    smtpHost: k.text('smtp_host').notNull(),
    smtpPort: k.int('smtp_port').notNull(),
    smtpSecurity: k.text('smtp_security').$type<MailSecurity>().notNull(),
    state: k.text('state').$type<AccountState>().notNull().default('on'),
    /** The last time all of it was looked at without trouble. */
    syncedAt: k.ts('synced_at'),
    /** Not before this moment: the next look. */
    dueAt: k.ts('due_at').notNull(),
    /** Its member had the inbox open. */
    seenAt: k.ts('seen_at').notNull(),
    /** Why the last look failed, as a sentence. */
    trouble: k.text('trouble'),
    failures: k.int('failures').notNull().default(0),
    /** Of the first look: how many messages there are, and how many were brought over. */
    total: k.int('total').notNull().default(0),
    done: k.int('done').notNull().default(0),
    isComplete: k.bool('is_complete').notNull().default(false),
    /** Messages that were too large to be brought over. */
    skipped: k.int('skipped').notNull().default(0),
    /** The job of the last look. */
    jobId: k.text('job_id'),
    /** The job that listens to its inbox, and not before when the next one begins. */
    listenJobId: k.text('listen_job_id'),
    listenAt: k.ts('listen_at'),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.uniqueIndex('inbox_accounts_address').on(t.userId, t.addressKey),
    k.index('inbox_accounts_due').on(t.state, t.dueAt),
    k.index('inbox_accounts_created').on(t.userId, t.createdAt, t.id),
  ],
)

/** A folder of such an account, and how far it was read. */
export const inboxFolders = k.table(
  'inbox_folders',
  {
    id: k.text('id').primaryKey(),
    userId: userId(),
    accountId: k.text('account_id').notNull(),
    path: k.text('path').notNull(),
    role: k.text('role').$type<FolderRole>(),
    labelId: k.text('label_id'),
    /** The server's word for the numbers of this folder; with another one all numbers are new. */
    validity: k.text('validity').notNull().default(''),
    /** All numbers from `low` up to `high` were read; below `low` the first look goes on. */
    high: k.int('high').notNull().default(0),
    low: k.int('low').notNull().default(0),
    /** What the server said of the folder at the end of the last look: equal words mean that nothing happened. */
    mark: k.text('mark').notNull().default(''),
    modseq: k.text('modseq'),
    messages: k.int('messages').notNull().default(0),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.uniqueIndex('inbox_folders_path').on(t.accountId, t.path),
    k.index('inbox_folders_user').on(t.userId, t.createdAt, t.id),
  ],
)

/** A message as it lies in a folder of a server, what was last known of it there, and what is still to be told. */
export const inboxCopies = k.table(
  'inbox_copies',
  {
    id: k.text('id').primaryKey(),
    userId: userId(),
    accountId: k.text('account_id').notNull(),
    folderId: k.text('folder_id').notNull(),
    validity: k.text('validity').notNull(),
    uid: k.int('uid').notNull(),
    /** The message here, or the draft; null for one that was erased here or never brought over. */
    messageId: k.text('message_id'),
    isSeen: k.bool('is_seen').notNull().default(false),
    isFlagged: k.bool('is_flagged').notNull().default(false),
    isAnswered: k.bool('is_answered').notNull().default(false),
    /** What was done here and has not been told to the server yet. */
    wantsSeen: k.bool('wants_seen'),
    wantsFlagged: k.bool('wants_flagged'),
    wantsAnswered: k.bool('wants_answered'),
    goal: k.text('goal').$type<CopyGoal>(),
    /** When the first of it was done; null when there is nothing to tell. */
    wantedAt: k.ts('wanted_at'),
    /** It is no longer where it was; the end of the look decides what that means. */
    missedAt: k.ts('missed_at'),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.uniqueIndex('inbox_copies_uid').on(t.folderId, t.validity, t.uid),
    k.index('inbox_copies_message').on(t.messageId),
    k.index('inbox_copies_wanted').on(t.accountId, t.wantedAt),
    k.index('inbox_copies_missed').on(t.accountId, t.missedAt),
    k.index('inbox_copies_user').on(t.userId, t.createdAt, t.id),
  ],
)
