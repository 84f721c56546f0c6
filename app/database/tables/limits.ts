import { k } from '../kit.ts'

/** Uses of what is limited per person or network, where the count must outlive a restart and be one for all servers. */
export const rateLimits = k.table(
  'rate_limits',
  {
    /** The limit's name and a hash of whom it counts for. */
    key: k.text('key').primaryKey(),
    points: k.int('points').notNull(),
    expire: k.ts('expire'),
  },
  (t) => [k.index('rate_limits_expire').on(t.expire)],
)
