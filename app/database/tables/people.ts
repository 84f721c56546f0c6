import { isNotNull } from 'drizzle-orm'
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
    /** The key of the mailbox: one address, however it is written. */
    emailKey: k.text('email_key').notNull(),
    emailVerifiedAt: k.ts('email_verified_at'),
    passwordHash: k.text('password_hash'),
    passwordChangedAt: k.ts('password_changed_at'),
    /** ISO 3166-1 alpha-2, said by the member. */
    country: k.text('country'),
    interests: k.json('interests').$type<string[]>().notNull().default([]),
    /** BCP 47: the language the member wants answers in; engines that know only English say so. */
    answerLanguage: k.text('answer_language').notNull().default('en'),
    /** Mails the member wants beside those that guard the account. */
    notifications: k.json('notifications').$type<Notifications>().notNull().default({ signIns: true, openings: true }),
    /** The member asked to be erased; until then the account can be had back. */
    eraseAt: k.ts('erase_at'),
    suspendedAt: k.ts('suspended_at'),
    /** What the member is told as the reason. */
    suspensionReason: k.text('suspension_reason'),
    /** Asked for the account then and nobody let them in yet: until somebody does, it is closed like a suspended one. */
    waitingSince: k.ts('waiting_since'),
    /** The last time somebody signed in. */
    signedInAt: k.ts('signed_in_at'),
    /** The address of the picture on this server. */
    profilePicture: k.text('profile_picture'),
    /** The member chose to be found by others in search, by name and username. */
    isFindable: k.bool('is_findable').notNull().default(false),
    /** The member chose to be counted in their country on the world map. */
    isOnMap: k.bool('is_on_map').notNull().default(false),
    isPanda: k.bool('is_panda').notNull().default(false),
    pandaCount: k.int('panda_count').notNull().default(0),
    walletType: k.text('wallet_type').$type<'connected' | 'custodial' | 'none'>().notNull().default('none'),
    /** What the member may do for the house. */
    role: k.text('role').$type<'administrator' | 'moderator' | 'editor' | 'support'>(),
    plan: k.text('plan').$type<'free' | 'plus' | 'pro'>().notNull().default('free'),
    createdAt: k
      .ts('created_at')
      .notNull()
      .$defaultFn(() => new Date()),
  },
  (t) => [
    k.uniqueIndex('users_username_key').on(t.usernameKey),
    /** One account owns an address: the one that confirmed it. Others may have claimed it, and nobody learns of that. */
    k.uniqueIndex('users_email_owner').on(t.emailKey).where(isNotNull(t.emailVerifiedAt)),
    k.index('users_email').on(t.emailKey),
    // What the lists of members are sorted by, and what sweeps and public lists look for.
    k.index('users_created').on(t.createdAt, t.id),
    k.index('users_signed_in').on(t.signedInAt, t.id),
    k.index('users_erase').on(t.eraseAt),
    k.index('users_waiting').on(t.waitingSince, t.suspendedAt),
    k.index('users_role').on(t.role),
    // What the figures of all members count, out of an index each.
    k.index('users_panda').on(t.isPanda, t.createdAt, t.id),
    k.index('users_plan').on(t.plan, t.createdAt, t.id),
    // What a part of a name is looked for in.
    k.index('users_find').on(t.createdAt, t.id, t.name, t.username, t.handle, t.email),
    k.index('users_findable').on(t.isFindable, t.usernameKey),
    k.index('users_map').on(t.isOnMap, t.country),
    k.uniqueIndex('users_handle').on(t.handle),
  ],
)

/** `signIns`: somebody signed in on a device not seen before; `openings`: a screen the member waits for opened. */
export type Notifications = {
  signIns: boolean
  openings: boolean
  /** Which kinds of notices go by mail, for those the member chose about. */
  kinds?: Record<string, boolean>
}

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
    isRemembered: k.bool('is_remembered').notNull().default(false),
    /** Browser and system in words, for the list of sessions. */
    device: k.text('device').notNull().default(''),
    /** When this session last proved who sits there: by password, passkey, or Google. */
    provedAt: k.ts('proved_at'),
  },
  (t) => [k.index('sessions_user_id').on(t.userId), k.index('sessions_expires').on(t.expiresAt)],
)

/** Links mailed to people. The row is the right to use one: it is deleted in the moment it is used. */
export const mailTokens = k.table(
  'mail_tokens',
  {
    /** SHA-256 of the token in the link, in hex. */
    tokenHash: k.text('token_hash').primaryKey(),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: k.text('purpose').$type<'verify-email' | 'reset-password' | 'change-email' | 'first-password'>().notNull(),
    /** The address it was sent to; for a change, the new one. */
    email: k.text('email').notNull(),
    createdAt: k
      .ts('created_at')
      .notNull()
      .$defaultFn(() => new Date()),
    expiresAt: k.ts('expires_at').notNull(),
  },
  (t) => [k.index('mail_tokens_user').on(t.userId, t.purpose), k.index('mail_tokens_expires').on(t.expiresAt)],
)

/** Accounts elsewhere that open an account here, by the provider's own subject and never by an address. */
export const connections = k.table(
  'connections',
  {
    /** `google`, or the issuer of an OpenID provider as an address. */
    provider: k.text('provider').notNull(),
    subject: k.text('subject').notNull(),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address there; empty where the provider names none. */
    email: k.text('email').notNull(),
    /** The role that groups there gave the member last; what was given by hand is not theirs to take. */
    role: k.text('role').$type<'administrator' | 'moderator' | 'editor' | 'support'>(),
    createdAt: k
      .ts('created_at')
      .notNull()
      .$defaultFn(() => new Date()),
  },
  (t) => [k.primaryKey({ columns: [t.provider, t.subject] }), k.index('connections_user').on(t.userId)],
)

/** An authenticator app that gives six digits (RFC 6238). It counts from the moment its first code was right. */
export const authenticators = k.table('authenticators', {
  userId: k
    .text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The shared secret, sealed with the server's own. */
  sealedSecret: k.text('sealed_secret').notNull(),
  confirmedAt: k.ts('confirmed_at'),
  /** The 30-second step of the code used last: a code opens the door once. */
  lastStep: k.int('last_step').notNull().default(0),
})

/** Codes for the day the authenticator is gone. The row is the right to use one. */
export const recoveryCodes = k.table(
  'recovery_codes',
  {
    /** SHA-256 of the owner's id and the code, in hex. */
    codeHash: k.text('code_hash').primaryKey(),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [k.index('recovery_codes_user').on(t.userId)],
)

export const passkeys = k.table(
  'passkeys',
  {
    /** The credential's id, base64url. */
    id: k.text('id').primaryKey(),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** COSE public key, base64url. */
    publicKey: k.text('public_key').notNull(),
    /** The authenticator's signature counter; one that goes back is a copy. */
    counter: k.int('counter').notNull(),
    transports: k.json('transports').$type<string[]>().notNull().default([]),
    /** What the member calls it. */
    name: k.text('name').notNull(),
    createdAt: k
      .ts('created_at')
      .notNull()
      .$defaultFn(() => new Date()),
    lastUsedAt: k.ts('last_used_at'),
  },
  (t) => [k.index('passkeys_user').on(t.userId)],
)

/** Something a browser was asked and has minutes to answer: a second step after the password, or a passkey's signature. */
export const challenges = k.table(
  'challenges',
  {
    /** SHA-256 of the cookie's token, in hex. */
    tokenHash: k.text('token_hash').primaryKey(),
    purpose: k.text('purpose').$type<'second-step' | 'passkey-sign-in' | 'passkey-add'>().notNull(),
    userId: k.text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The bytes to sign, base64url; null for a second step. */
    challenge: k.text('challenge'),
    isRemembered: k.bool('is_remembered').notNull().default(false),
    expiresAt: k.ts('expires_at').notNull(),
  },
  (t) => [k.index('challenges_expires').on(t.expiresAt)],
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
    /** When the one message left that says the screen is open. */
    invitedAt: k.ts('invited_at'),
    /** When the operator saw to it without that message. */
    settledAt: k.ts('settled_at'),
  },
  (t) => [
    k.uniqueIndex('waitlist_screen_email').on(t.screen, t.emailKey),
    k.index('waitlist_created').on(t.createdAt, t.id),
    k.index('waitlist_open').on(t.invitedAt, t.settledAt, t.screen, t.createdAt),
  ],
)
