import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { clock } from '#app/platform/clock.ts'
import { enterMinted } from '../keeping.server.ts'
import { findPanda } from '../pandas.store.server.ts'
import { followOwner } from './follow.server.ts'
import { beginReading, findToken, saveToken } from './tokens.store.server.ts'

type Minted = { hash: string | null; block: number; ownerKey: string; settled: number }
const NOT_ON_ITS_WAY = { raw: null, nonce: null, nonceKey: null, replaced: [] }

/** A panda is minted, and deep enough in the chain: it is told in the ledger, which follows the chain from now on. */
export const confirmMinted = (panda: number, { hash, block, ownerKey, settled }: Minted): Promise<void> =>
  store().tx(async () => {
    const token = await findToken(panda)
    const tx = hash ?? token?.hash ?? null
    const change = { state: 'confirmed', problem: null, hash: tx, block, ownerKey, ownerBlock: settled } as const
    if (!token || !(await saveToken(panda, { ...change, ...NOT_ON_ITS_WAY, updatedAt: clock.now() }))) return
    await beginReading(token.chainId, token.contract, settled)
    await enterMinted(panda, tx ?? `block ${block}`)
    await followOwner(panda, ownerKey, null)
    await tell(token.userId, panda, 'panda.minted')
  })

/** A minting ends without a token; the panda may be traded here as before. */
export const failMinting = (panda: number, problem: string): Promise<void> =>
  store().tx(async () => {
    const token = await findToken(panda)
    if (!token || !(await saveToken(panda, { state: 'failed', problem, ...NOT_ON_ITS_WAY, updatedAt: clock.now() })))
      return
    await tell(token.userId, panda, 'panda.not-minted')
  })

async function tell(userId: string | null, panda: number, kind: 'panda.minted' | 'panda.not-minted'): Promise<void> {
  if (!userId) return
  const about = { about: `panda:${panda}`, subject: (await findPanda(panda))?.name ?? '' }
  await sendNotice({ kind, to: userId, from: null, ...about, address: to('panda-mint', { number: String(panda) }) })
}
