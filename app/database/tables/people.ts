import { k } from '../kit.ts'

export const users = k.table(
  'users',
  {
    id: k.text('id').primaryKey(),
    username: k.text('username').notNull(),
    /** The username in lower case: one name, however it is written. */
    usernameKey: k.text('username_key').notNull(),
    handle: k.text('handle').notNull(),
    name: k.text('name').notNull(),
    email: k.text('email').notNull(),
    /** The address after NFKC and lower case. */
    emailKey: k.text('email_key').notNull(),
    emailVerifiedAt: k.ts('email_verified_at'),
    passwordHash: k.text('password_hash'),
    profilePicture: k.text('profile_picture'),
    isPanda: k.bool('is_panda').notNull().default(false),
    pandaCount: k.int('panda_count').notNull().default(0),
    walletType: k.text('wallet_type').$type<'connected' | 'custodial' | 'none'>().notNull().default('none'),
    plan: k.text('plan').$type<'free' | 'plus' | 'pro'>().notNull().default('free'),
    createdAt: k
      .ts('created_at')
      .notNull()
      .$defaultFn(() => new Date()),
  },
  (t) => [k.uniqueIndex('users_username_key').on(t.usernameKey), k.uniqueIndex('users_email_key').on(t.emailKey)],
)

export const sessions = k.table(
  'sessions',
  {
    /** SHA-256 of the cookie's token, in hex: a copy of this table opens no door. */
    tokenHash: k.text('token_hash').primaryKey(),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: k
      .ts('created_at')
      .notNull()
      .$defaultFn(() => new Date()),
    lastSeenAt: k
      .ts('last_seen_at')
      .notNull()
      .$defaultFn(() => new Date()),
    expiresAt: k.ts('expires_at').notNull(),
  },
  (t) => [k.index('sessions_user_id').on(t.userId)],
)

export const waitlist = k.table(
  'waitlist',
  {
    id: k.text('id').primaryKey(),
    screen: k.text('screen').notNull(),
    email: k.text('email').notNull(),
    emailKey: k.text('email_key').notNull(),
    brand: k.text('brand').notNull(),
    createdAt: k
      .ts('created_at')
      .notNull()
      .$defaultFn(() => new Date()),
  },
  (t) => [k.uniqueIndex('waitlist_screen_email').on(t.screen, t.emailKey)],
)
