import { to } from '#app/catalogue/to.ts'
import { isProved } from '#app/kits/members/identity/session/proof.server.ts'
import { requireSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { openWords } from '#app/kits/members/wallets/wallets.server.ts'
import { listWallets, type WalletRow } from '#app/kits/members/wallets/wallets.store.server.ts'
import { brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createRateLimit } from '#app/platform/request/rate-limit.server.ts'
import { configuredChain } from '#app/providers/chain/chain.server.ts'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import { readBalance, type Balance } from './balance.server.ts'

const asks = createRateLimit('wallet-balances', { points: 20, windowS: 60 })

/** The wallets of a member: addresses and days, never a key. The network is asked only when the page is told to. */
export async function readSetup(request: Request) {
  const signedIn = await requireSignedIn(request)
  const { row } = signedIn
  const kept = await listWallets(row.id)
  const of = (kind: WalletRow['kind']) => kept.find((wallet) => wallet.kind === kind) ?? null
  const [custodial, connected] = [of('custodial'), of('connected')]
  const current = row.walletType === 'none' ? null : of(row.walletType)
  const isAsked = new URL(request.url).searchParams.get('balance') === '1'
  return {
    who: { userId: row.id, isProved: isProved(signedIn), hasPassword: row.passwordHash !== null },
    proofText: `I am @${row.handle} at ${new URL(brandOrigin(request)).host}, and this address is mine. ${toLongDay(clock.now())}`,
    kind: current?.kind ?? ('none' as const),
    address: current?.address ?? null,
    custodial: custodial && {
      address: custodial.address,
      since: toLongDay(custodial.createdAt),
      wordsShown: custodial.wordsShownAt && toLongDay(custodial.wordsShownAt),
      opens: openWords(custodial) !== null,
    },
    connected: connected && {
      address: connected.address,
      since: toLongDay(connected.createdAt),
      isContract: connected.isContract,
    },
    network: configuredChain(),
    balance: current && isAsked ? await askBalance(row.id, current.address) : null,
    balanceHref: to('wallet-setup', null, { balance: '1' }),
  }
}
export type SetupView = Awaited<ReturnType<typeof readSetup>>

async function askBalance(userId: string, address: string): Promise<Balance> {
  return (await asks(userId)) > 0 ? { state: 'busy' } : readBalance(address)
}
