import { toAccount } from '#app/engines/ethereum/backup-words.server.ts'
import type { Address } from '#app/engines/ethereum/address.server.ts'
import { readSignature, signerOf, type Signature } from '#app/engines/ethereum/signature.server.ts'
import { seal, unseal } from '#app/platform/secrets/seal.server.ts'
import { asksContract, configuredChain } from '#app/providers/chain/chain.server.ts'
import type { TransactionSerializable } from 'viem'
import { findCurrentWallet, findWallet, type WalletKind, type WalletRow } from './wallets.store.server.ts'

/** The wallet that counts for a member. */
export type Wallet = { kind: WalletKind; address: Address | null }

/** Which wallet a member has. Without one they can do the same: what they own belongs to the account. */
export async function walletOf(userId: string): Promise<Wallet> {
  const row = await findCurrentWallet(userId)
  return row ? { kind: row.kind, address: row.address as Address } : { kind: 'none', address: null }
}

const purposeOf = (id: string) => `wallet:${id}`

/** Seals backup words for one row: they open under no other. */
export const sealWords = (id: string, words: string): string => seal(words, purposeOf(id))

/** The backup words of a custodial wallet; null when the server's secret is not the one they were sealed with. */
export const openWords = ({ id, sealedWords }: Pick<WalletRow, 'id' | 'sealedWords'>): string | null =>
  sealedWords === null ? null : unseal(sealedWords, purposeOf(id))

/** What a custodial wallet is asked to sign: a text (EIP-191), or a transaction. */
export type ToSign = { message: string } | { transaction: TransactionSerializable }

/**
 * Signs with the key that is kept here for a member. Null when none is kept, or it cannot be opened. Whoever calls this
 * made sure that the member asked for it.
 */
export async function signAs(userId: string, what: ToSign): Promise<Signature | null> {
  const row = await findWallet(userId, 'custodial')
  const words = row && openWords(row)
  if (!words) return null
  const account = await toAccount(words)
  if (account.address !== row.address) return null
  return 'message' in what ? account.signMessage(what) : account.signTransaction(what.transaction)
}

/** How a signature was found to be right: by the key of the address, or by the contract at it (EIP-1271). */
export type Verdict = 'key' | 'contract' | 'wrong' | 'unreachable'

/**
 * Whether an address signed a text. A contract can be asked only where a network is configured; `unreachable` when that
 * one did not answer.
 */
export async function verifySignature(said: {
  address: Address
  message: string
  signature: string
}): Promise<Verdict> {
  const signature = readSignature(said.signature)
  if (!signature) return 'wrong'
  const signer = await signerOf(said.message, signature)
  if (signer === said.address) return 'key'
  if (!configuredChain()) return 'wrong'
  const isTrue = await asksContract(said.address, said.message, signature)
  return isTrue === null ? 'unreachable' : isTrue ? 'contract' : 'wrong'
}
