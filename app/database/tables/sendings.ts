import { k } from '../kit.ts'

/** What was sent under a key, so that the same sending is done once however often it arrives; kept for a day. */
export const sendings = k.table(
  'sendings',
  {
    /** A hash of the key and of whom or what it counts for. */
    id: k.text('id').primaryKey(),
    /** A hash of what was sent. */
    digest: k.text('digest').notNull(),
    /** What came of it, sealed; null while it is under way. */
    outcome: k.text('outcome'),
    createdAt: k.ts('created_at').notNull(),
    /** When the server that works on it was last heard of; null in rows from before this was kept. */
    aliveAt: k.ts('alive_at'),
  },
  (t) => [k.index('sendings_created').on(t.createdAt)],
)
