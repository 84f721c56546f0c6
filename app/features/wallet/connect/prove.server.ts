import { store } from '#app/database/store.server.ts'
import { toAddressKey, type Address } from '#app/engines/ethereum/address.server.ts'
import { findSignInFault, type SignInFault } from '#app/engines/ethereum/sign-in-check.ts'
import { readSignIn } from '#app/engines/ethereum/sign-in-message.ts'
import { recordAuditEvent } from '#app/kits/foundation/audit/audit.server.ts'
import type { MailSender } from '#app/kits/foundation/mail/send-mail.server.ts'
import { refuse, type Refusal } from '#app/kits/members/identity/account/refusal.ts'
import { sendGuardingLetter } from '#app/kits/members/identity/account/guarding-letters.server.ts'
import { verifySignature } from '#app/kits/members/wallets/wallets.server.ts'
import * as wallets from '#app/kits/members/wallets/wallets.store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { chainId, configuredChain } from '#app/providers/chain/chain.server.ts'
import { connectedLetter } from '../wallet-letters.ts'
import type { Asker } from './asker.server.ts'
import { findAsk, spendAsk, spendLink, type AskRow } from './asks.store.server.ts'

export const OVER = 'This message was used, or its ten minutes are over. Please begin again: you get a new one.'
const CHANGED = 'This is not the message that was made for you: something in it was changed. Copy it whole.'
const ANOTHERS =
  'This address belongs to another account here. An address belongs to one account: disconnect it there first, or take another address.'
const KEPT_HERE =
  'This is the address of the wallet that is kept here for you. Use that one, or destroy the key that is kept here first.'
const UNREACHABLE =
  'The network does not answer now, and a wallet that is a contract can be checked only there. Please try again later.'

const faultWords: Record<SignInFault, string> = {
  'domain':
    'This message is for another site. Somebody may want to use your signature elsewhere: sign nothing they send you.',
  'uri': 'This message leads to another site than this one.',
  'chain': 'This message names another chain than the one it was made for. Please begin again.',
  'nonce': 'This message is not the newest one. Please begin again.',
  'address':
    'This message is about another address. Did you switch the account in the wallet? Please begin again with it.',
  'expired': OVER,
  'early': 'This message does not count yet.',
  'endless': 'This message would count for ever, and such a one is not taken.',
  'from-the-future': 'This message comes from the future: a clock is wrong.',
}

type Said = { nonce: string; message: string | undefined; signature: string }
type Where = { request: Request; origin: string; sender: MailSender }
export type Proved = { isDone: true; address: string }

/** Thrown to undo what was begun: the message and the link are good for another try then. */
class Undone extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message)
  }
}
const undo = (message: string) => new Undone(refuse(409, message, 'signature'))

/** Takes a signature for a message that was made for this member, once, and makes its address theirs. */
export async function prove(asker: Asker, said: Said, where: Where): Promise<Proved | Refusal> {
  const ask = await findAsk(said.nonce)
  if (!ask || ask.userId !== asker.row.id || ask.linkHash !== asker.linkHash) return refuse(404, OVER, 'signature')
  const now = clock.now()
  if (ask.usedAt !== null || ask.expiresAt <= now) return refuse(409, OVER, 'signature')
  const wrong = findWrong(ask, said.message ?? ask.message, where.origin, now)
  if (wrong) return refuse(400, wrong, 'message')
  const address = ask.address as Address
  const verdict = await verifySignature({ address, message: ask.message, signature: said.signature })
  if (verdict === 'unreachable') return refuse(409, UNREACHABLE, 'signature')
  if (verdict === 'wrong') return refuse(400, toWrongWords(address), 'signature')
  return take(asker, ask, verdict === 'contract', where)
}

function findWrong(ask: AskRow, text: string, origin: string, now: Date): string | null {
  const said = readSignIn(text.trim())
  if (!said) return CHANGED
  const { address, nonce } = ask
  const expected = { domain: new URL(origin).host, origin, address, chainId: chainId(), nonce }
  const fault = findSignInFault(said, expected, now)
  if (fault) return faultWords[fault]
  return text.trim() === ask.message ? null : CHANGED
}

const toWrongWords = (address: string) =>
  `${address} did not sign this text. Did you switch the account in the wallet, or change the text? ${
    configuredChain()
      ? ''
      : 'A wallet that is a contract can be checked only where a network is configured, and here none is. '
  }Nothing was changed.`

/** The address becomes the member's: message and link are used up, and the earlier wallet of this kind goes, all or nothing. */
async function take(asker: Asker, ask: AskRow, isContract: boolean, where: Where): Promise<Proved | Refusal> {
  try {
    return await store().tx(async () => {
      const now = clock.now()
      if (!(await spendAsk(ask.nonce, now))) throw undo(OVER)
      if (asker.linkHash && !(await spendLink(asker.linkHash, now))) throw undo(OVER)
      return await connect(asker, ask.address, isContract, where)
    })
  } catch (error) {
    if (error instanceof Undone) return error.refusal
    throw error
  }
}

async function connect({ row }: Asker, address: string, isContract: boolean, where: Where): Promise<Proved> {
  const addressKey = toAddressKey(address)
  const holder = await wallets.findWalletByAddress(addressKey)
  if (holder && holder.userId !== row.id) throw undo(ANOTHERS)
  if (holder?.kind === 'custodial') throw undo(KEPT_HERE)
  await wallets.removeWallet(row.id, 'connected')
  const id = createSecretId()
  const made = await wallets.createWallet({
    ...{ id, userId: row.id, kind: 'connected', address, addressKey, isContract, createdAt: clock.now() },
  })
  if (!made) throw undo(ANOTHERS)
  await wallets.saveWalletType(row.id, 'connected')
  await recordAuditEvent(where.request, { actorId: row.id, act: 'wallet.connected', target: `wallet/${id}` })
  await sendGuardingLetter(row, where.sender, connectedLetter(row, address, where.sender.origin))
  return { isDone: true, address }
}
