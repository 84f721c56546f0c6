import { k } from '../kit.ts'
import { users } from './people.ts'

/** Mail on its way out. A row is written with what caused it, so that no acknowledged message is lost. */
export const mails = k.table(
  'mails',
  {
    id: k.text('id').primaryKey(),
    to: k.text('to').notNull(),
    fromName: k.text('from_name').notNull(),
    subject: k.text('subject').notNull(),
    text: k.text('text').notNull(),
    html: k.text('html').notNull(),
    replyTo: k.text('reply_to'),
    /** Where one click ends letters of this kind (RFC 8058); null for those that must arrive. */
    unsubscribe: k.text('unsubscribe'),
    /** An iCalendar object that comes along. */
    calendar: k.text('calendar'),
    createdAt: k
      .ts('created_at')
      .notNull()
      .$defaultFn(() => new Date()),
    /** Not before this moment: the next try, or the end of somebody's turn with it. */
    dueAt: k.ts('due_at').notNull(),
    tries: k.int('tries').notNull().default(0),
    sentAt: k.ts('sent_at'),
    lastError: k.text('last_error'),
  },
  (t) => [k.index('mails_due').on(t.sentAt, t.dueAt), k.index('mails_created').on(t.createdAt, t.id)],
)

/** Mail that came in through the listener, for the member it was addressed to; the raw message lies in the storage. */
export const receivedMails = k.table(
  'received_mails',
  {
    id: k.text('id').primaryKey(),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address it came to. */
    to: k.text('to').notNull(),
    /** The sender of the envelope, which may differ from the one the message names; empty for a bounce. */
    envelopeFrom: k.text('envelope_from').notNull(),
    fromName: k.text('from_name').notNull(),
    fromAddress: k.text('from_address').notNull(),
    subject: k.text('subject').notNull(),
    text: k.text('text').notNull(),
    rawKey: k.text('raw_key').notNull(),
    bytes: k.int('bytes').notNull(),
    receivedAt: k.ts('received_at').notNull(),
  },
  (t) => [
    k.index('received_mails_user').on(t.userId, t.receivedAt),
    k.index('received_mails_received').on(t.receivedAt, t.id),
  ],
)
