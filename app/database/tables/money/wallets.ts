import { k } from '../../kit.ts'
import { users } from '../people.ts'

/** A wallet whose key is kept here, or one that its member proved to be theirs. */
export type KeptWalletKind = 'custodial' | 'connected'

/** The addresses of members, one of each kind at most. Which one counts stands on the account. */
export const wallets = k.table(
  'wallets',
  {
    id: k.text('id').primaryKey(),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: k.text('kind').$type<KeptWalletKind>().notNull(),
    /** As it is written, with the capitals of its checksum (EIP-55). */
    address: k.text('address').notNull(),
    /** In small letters: an address belongs to one account. */
    addressKey: k.text('address_key').notNull(),
    /** The backup words of a custodial wallet, sealed for this row alone; null of a connected one. */
    sealedWords: k.text('sealed_words'),
    /** Signed for by a contract (EIP-1271). */
    isContract: k.bool('is_contract').notNull().default(false),
    wordsShownAt: k.ts('words_shown_at'),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.uniqueIndex('wallets_user').on(t.userId, t.kind), k.uniqueIndex('wallets_address').on(t.addressKey)],
)

/** Messages that wait to be signed (EIP-4361). Each is good for one wallet, once. */
export const walletAsks = k.table(
  'wallet_asks',
  {
    nonce: k.text('nonce').primaryKey(),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of a message that was made on a phone: the link that led there. */
    linkHash: k.text('link_hash'),
    address: k.text('address').notNull(),
    message: k.text('message').notNull(),
    createdAt: k.ts('created_at').notNull(),
    expiresAt: k.ts('expires_at').notNull(),
    usedAt: k.ts('used_at'),
  },
  (t) => [k.index('wallet_asks_user').on(t.userId), k.index('wallet_asks_expires').on(t.expiresAt)],
)

/** Links by which a member goes on with a phone that is not signed in. */
export const walletLinks = k.table(
  'wallet_links',
  {
    /** SHA-256 of the link's token, in hex. */
    tokenHash: k.text('token_hash').primaryKey(),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: k.ts('created_at').notNull(),
    expiresAt: k.ts('expires_at').notNull(),
    usedAt: k.ts('used_at'),
  },
  (t) => [k.index('wallet_links_user').on(t.userId), k.index('wallet_links_expires').on(t.expiresAt)],
)
