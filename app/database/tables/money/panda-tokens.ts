import { k } from '../../kit.ts'

/** `waiting`: nothing was sent yet; `sent`: a transaction is signed and on its way; `confirmed`: deep enough in the chain. */
export type PandaTokenState = 'waiting' | 'sent' | 'confirmed' | 'failed'

/** A panda as a token of a chain: one row for each that is minted, or was to be. */
export const pandaTokens = k.table(
  'panda_tokens',
  {
    panda: k.int('panda').primaryKey(),
    /** Who had it minted. Forgotten with the account. */
    userId: k.text('user_id'),
    chainId: k.int('chain_id').notNull(),
    contract: k.text('contract').notNull(),
    /** The address it is minted to. */
    toAddress: k.text('to_address').notNull(),
    state: k.text('state').$type<PandaTokenState>().notNull(),
    /** Why it failed, as a sentence. */
    problem: k.text('problem'),
    /** The transaction, kept before it is sent: sent again it is the same one. */
    hash: k.text('hash'),
    raw: k.text('raw'),
    nonce: k.int('nonce'),
    /** Chain, minter and nonce of a transaction that is on its way: no two have the same. */
    nonceKey: k.text('nonce_key'),
    /** Hashes of the same minting in the same place, for lower fees: one of them may be taken in after all. */
    replaced: k.json('replaced').$type<string[]>().notNull().default([]),
    /** The block it was minted in. */
    block: k.int('block'),
    /** Who has it by the chain, in small letters, and up to which block that is known. */
    ownerKey: k.text('owner_key'),
    ownerBlock: k.int('owner_block'),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
  },
  (t) => [
    k.uniqueIndex('panda_tokens_nonce').on(t.nonceKey),
    k.index('panda_tokens_state').on(t.state, t.panda),
    k.index('panda_tokens_user').on(t.userId),
  ],
)

/** Up to which block the moves in a contract were read. */
export const pandaChains = k.table('panda_chains', {
  /** Chain and contract. */
  id: k.text('id').primaryKey(),
  block: k.int('block').notNull(),
})
