import { store } from '#app/database/store.server.ts'
import { toAddressKey } from '#app/engines/ethereum/address.server.ts'
import { areWords, makeWords, toAccount } from '#app/engines/ethereum/backup-words.server.ts'
import { recordAuditEvent } from '#app/kits/foundation/audit/audit.server.ts'
import type { MailSender } from '#app/kits/foundation/mail/send-mail.server.ts'
import { sendGuardingLetter } from '#app/kits/members/identity/account/guarding-letters.server.ts'
import { refuse, type Refusal } from '#app/kits/members/identity/account/refusal.ts'
import type { UserRow } from '#app/kits/members/identity/account/users.store.server.ts'
import { openWords, sealWords, signAs } from '#app/kits/members/wallets/wallets.server.ts'
import * as wallets from '#app/kits/members/wallets/wallets.store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { destroyedLetter, wordsShownLetter } from '../wallet-letters.ts'

export const NONE_KEPT = 'No wallet is kept here for you.'
const SHUT =
  'The key does not open: this server has another secret than the one it was sealed with. Whoever runs this place can bring it back; nothing is lost by this page.'

const ONE_KEPT = 'One wallet is kept for each member, and there is yours. Destroy its key before you bring another.'
const ADDRESS_TAKEN =
  'The address of these words stands with an account here already. If it is connected to yours, disconnect it first.'
const NO_WORDS =
  'These are no backup words: each is of the English list of BIP-39, there are 12, 15, 18, 21 or 24, and the last proves the others. Compare them with your paper.'

export type Keeper = { request: Request; row: UserRow; sender: MailSender }

/** Makes a wallet whose key is kept here. False when there is one already: two presses make one. */
export const makeWallet = async (keeper: Keeper): Promise<boolean> =>
  keepWallet(keeper, await makeWords(), 'wallet.made')

/** Brings a wallet back, or over from elsewhere, by its backup words. */
export async function bringWallet(keeper: Keeper, words: string): Promise<{ isDone: true } | Refusal> {
  if (!(await areWords(words))) return refuse(400, NO_WORDS, 'secretWords')
  if (await keepWallet(keeper, words, 'wallet.brought')) return { isDone: true }
  return refuse(409, (await wallets.findWallet(keeper.row.id, 'custodial')) ? ONE_KEPT : ADDRESS_TAKEN)
}

async function keepWallet(
  { request, row }: Keeper,
  words: string,
  act: 'wallet.made' | 'wallet.brought',
): Promise<boolean> {
  const { address } = await toAccount(words)
  const id = createSecretId()
  return store().tx(async () => {
    const made = await wallets.createWallet({
      ...{ id, userId: row.id, kind: 'custodial', address, addressKey: toAddressKey(address) },
      ...{ sealedWords: sealWords(id, words), createdAt: clock.now() },
    })
    if (!made) return false
    await wallets.saveWalletType(row.id, 'custodial')
    await recordAuditEvent(request, { actorId: row.id, act, target: `wallet/${id}` })
    return true
  })
}

/** The backup words, for who has proved that they sit there. That they were shown is written down, and told by mail. */
export async function showWords({
  request,
  row,
  sender,
}: Keeper): Promise<{ isDone: true; words: string[] } | Refusal> {
  const wallet = await wallets.findWallet(row.id, 'custodial')
  if (!wallet) return refuse(404, NONE_KEPT)
  const words = openWords(wallet)
  if (!words) return refuse(409, SHUT)
  await store().tx(async () => {
    await wallets.saveWallet(wallet.id, { wordsShownAt: clock.now() })
    await recordAuditEvent(request, { actorId: row.id, act: 'wallet.words-shown', target: `wallet/${wallet.id}` })
    await sendGuardingLetter(row, sender, wordsShownLetter(row, wallet.address, sender.origin))
  })
  return { isDone: true, words: words.split(' ') }
}

/** Destroys the key that is kept here. */
export async function destroyWallet({ request, row, sender }: Keeper): Promise<{ isDone: true } | Refusal> {
  const wallet = await wallets.findWallet(row.id, 'custodial')
  if (!wallet) return refuse(404, NONE_KEPT)
  await store().tx(async () => {
    if (!(await wallets.removeWallet(row.id, 'custodial'))) return
    if (row.walletType === 'custodial') await wallets.saveWalletType(row.id, 'none')
    await recordAuditEvent(request, { actorId: row.id, act: 'wallet.destroyed', target: `wallet/${wallet.id}` })
    await sendGuardingLetter(row, sender, destroyedLetter(row, wallet.address, sender.origin))
  })
  return { isDone: true }
}

export type Signed = { address: string; text: string; signature: string }

/** Signs a text with the key that is kept here. */
export async function signText(
  { request, row }: Keeper,
  text: string,
): Promise<{ isDone: true; signed: Signed } | Refusal> {
  const wallet = await wallets.findWallet(row.id, 'custodial')
  if (!wallet) return refuse(404, NONE_KEPT)
  const signature = await signAs(row.id, { message: text })
  if (!signature) return refuse(409, SHUT)
  await recordAuditEvent(request, { actorId: row.id, act: 'wallet.signed', target: `wallet/${wallet.id}` })
  return { isDone: true, signed: { address: wallet.address, text, signature } }
}
