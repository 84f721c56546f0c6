import { k } from '../kit.ts'

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
  (t) => [k.index('mails_due').on(t.sentAt, t.dueAt)],
)
