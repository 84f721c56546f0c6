import { to } from '#app/catalogue/to.ts'
import { findWallet } from '#app/kits/members/wallets/wallets.store.server.ts'
import { brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import { toAppHref } from './app-link.ts'
import { whoAsks, type Asker } from './asker.server.ts'
import { findAsk } from './asks.store.server.ts'
import { OVER } from './prove.server.ts'

const NONCE_MAX_CHARS = 100

/** What the pages show that connect a wallet: whose it will be, and the message that waits for its signature. */
export async function readConnect(request: Request) {
  const asker = await whoAsks(request)
  const { row, linkHash, isPhone } = asker
  const { pathname, search, searchParams } = new URL(request.url)
  const nonce = searchParams.get('signing')
  const link = linkHash ? searchParams.get('link') : null
  const connected = linkHash ? null : await findWallet(row.id, 'connected')
  return {
    isPhone,
    isByLink: linkHash !== null,
    userId: row.id,
    handle: row.handle,
    domain: new URL(brandOrigin(request)).host,
    connected: connected && { address: connected.address, since: toLongDay(connected.createdAt) },
    againHref: link ? `${pathname}?${new URLSearchParams({ link }).toString()}` : pathname,
    appHref: link ? toAppHref(brandOrigin(request) + pathname + search) : null,
    setupHref: to('wallet-setup'),
    ...(await readSigning(asker, nonce)),
  }
}
export type ConnectView = Awaited<ReturnType<typeof readConnect>>

/** The message that waits; one whose time is over is said to be, and one of somebody else is not there. */
async function readSigning({ row, linkHash }: Asker, nonce: string | null) {
  if (!nonce) return { signing: null, over: null }
  const ask = await findAsk(nonce.slice(0, NONCE_MAX_CHARS))
  if (!ask || ask.userId !== row.id || ask.linkHash !== linkHash) throw notFound('There is no such message.')
  if (ask.usedAt !== null || ask.expiresAt <= clock.now()) return { signing: null, over: OVER }
  const { address, message, expiresAt } = ask
  return { signing: { nonce: ask.nonce, address, message, expiresAt: expiresAt.toISOString() }, over: null }
}
