import { k } from '../../kit.ts'
import { users } from '../people.ts'

/** An invitation of a member's, good for one person. */
export const invites = k.table(
  'invites',
  {
    id: k.text('id').primaryKey(),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code, in hex: a copy of this table invites nobody. */
    codeHash: k.text('code_hash').notNull(),
    /** The last signs of the code, by which its owner knows it. */
    ending: k.text('ending').notNull(),
    /** Whom it is meant for, for its owner alone. */
    label: k.text('label').notNull().default(''),
    /** What whoever opens it reads. */
    words: k.text('words').notNull().default(''),
    createdAt: k.ts('created_at').notNull(),
    expiresAt: k.ts('expires_at').notNull(),
    revokedAt: k.ts('revoked_at'),
    usedAt: k.ts('used_at'),
  },
  (t) => [
    k.uniqueIndex('invites_code').on(t.codeHash),
    k.index('invites_user').on(t.userId, t.createdAt, t.id),
    k.index('invites_expires').on(t.expiresAt),
  ],
)

/** By whom a member came; one row a member. */
export const inviteJoins = k.table(
  'invite_joins',
  {
    userId: k
      .text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: a former member. */
    inviterId: k.text('inviter_id').references(() => users.id, { onDelete: 'set null' }),
    inviteId: k.text('invite_id').notNull(),
    joinedAt: k.ts('joined_at').notNull(),
    /** Whether others than the inviter read this member's name in a tree. */
    isShown: k.bool('is_shown').notNull().default(false),
    /** When it was looked at last whether they use the place, and when they did. */
    lookedAt: k.ts('looked_at'),
    rewardedAt: k.ts('rewarded_at'),
  },
  (t) => [
    k.index('invite_joins_inviter').on(t.inviterId, t.joinedAt, t.userId),
    k.index('invite_joins_open').on(t.rewardedAt, t.lookedAt, t.joinedAt),
    k.index('invite_joins_invite').on(t.inviteId),
  ],
)

/** Whether other members may see whom somebody brought. */
export const inviteSettings = k.table('invite_settings', {
  userId: k
    .text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  showsTree: k.bool('shows_tree').notNull().default(false),
  updatedAt: k.ts('updated_at').notNull(),
})
