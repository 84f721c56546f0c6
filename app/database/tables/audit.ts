import { k } from '../kit.ts'

/** Who changed what, where it matters who: acts of the operator and of the house. Rows are never changed. */
export const audit = k.table(
  'audit',
  {
    id: k.text('id').primaryKey(),
    at: k.ts('at').notNull(),
    /** Null: the house itself. */
    actorId: k.text('actor_id'),
    /** Two words with a dot: `provider.created`. */
    act: k.text('act').notNull(),
    target: k.text('target'),
    /** What changed, without secrets. */
    detail: k.json('detail').$type<Record<string, unknown>>(),
    requestId: k.text('request_id'),
  },
  (t) => [k.index('audit_at').on(t.at), k.index('audit_target').on(t.target, t.at)],
)
