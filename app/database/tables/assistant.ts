import { k } from '../kit.ts'

export const feedback = k.table(
  'feedback',
  {
    id: k.text('id').primaryKey(),
    /** The path it was written on. */
    page: k.text('page').notNull(),
    type: k.text('type').$type<'bug' | 'suggestion' | 'praise' | 'question'>().notNull(),
    feedback: k.text('feedback').notNull(),
    email: k.text('email'),
    userId: k.text('user_id'),
    requestId: k.text('request_id').notNull(),
    /** What became of it: read by nobody yet, read, answered by mail, done. */
    status: k.text('status').$type<'new' | 'read' | 'answered' | 'done'>().notNull().default('new'),
    /** What the team wrote back, and when. */
    reply: k.text('reply'),
    repliedAt: k.ts('replied_at'),
    createdAt: k
      .ts('created_at')
      .notNull()
      .$defaultFn(() => new Date()),
  },
  (t) => [k.index('feedback_created').on(t.createdAt), k.index('feedback_status').on(t.status)],
)
