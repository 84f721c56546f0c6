import { k } from '../kit.ts'

export const feedback = k.table('feedback', {
  id: k.text('id').primaryKey(),
  /** The path it was written on. */
  page: k.text('page').notNull(),
  type: k.text('type').$type<'bug' | 'suggestion' | 'praise' | 'question'>().notNull(),
  feedback: k.text('feedback').notNull(),
  email: k.text('email'),
  userId: k.text('user_id'),
  requestId: k.text('request_id').notNull(),
  createdAt: k
    .ts('created_at')
    .notNull()
    .$defaultFn(() => new Date()),
})
