import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { JobFailure } from '#app/kits/foundation/jobs/job-failure.ts'
import { defineJob, type JobTools } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { clock } from '#app/platform/clock.ts'
import { ChainFault } from '#app/providers/chain/chain-fault.ts'
import * as contract from '#app/providers/chain/panda-contract.server.ts'
import * as minting from '#app/providers/chain/panda-minting.server.ts'
import { findPanda } from '../pandas.store.server.ts'
import { confirmMinted, failMinting } from './mint-ends.server.ts'
import { toTokenUri } from './token-uri.ts'
import { findToken, isNonceTaken, replaceToken, saveToken, type TokenRow } from './tokens.store.server.ts'

const MINUTE_MS = 60_000
const MOST_ATTEMPTS = 6
const LOOK_EVERY_MS = 1_000
/** What the network left waiting for so long may pay too little for it. */
const RAISE_AFTER_MS = 3 * MINUTE_MS
/** A job waits so long for the chain; after that another goes on from where it stands. */
const WAIT_MS = 8 * MINUTE_MS

/**
 * Mints a panda, in steps that each look first: at the contract for the token, at the chain for the transaction. The signed
 * transaction is kept before it is sent, so whoever goes on after a crash sends the same one, and the contract refuses a
 * number that it has. No panda is minted twice.
 */
export const mintJob = defineJob({
  kind: 'panda-mint',
  payload: z.object({ panda: z.number().int() }),
  concurrency: 2,
  maxAttempts: MOST_ATTEMPTS,
  limitMs: 10 * MINUTE_MS,
  run: ({ panda }, tools) => mint(panda, tools),
})

async function mint(panda: number, tools: JobTools): Promise<unknown> {
  const until = performance.now() + WAIT_MS
  for (;;) {
    tools.signal.throwIfAborted()
    const token = await findToken(panda)
    if (!token || token.state === 'confirmed' || token.state === 'failed') return { state: token?.state ?? 'gone' }
    try {
      await step(token, tools)
    } catch (error) {
      throw await toFailure(token, error, tools)
    }
    if (performance.now() > until)
      throw new JobFailure('The network has not taken it in yet. It is looked at again by itself.')
    await pause(LOOK_EVERY_MS, null, { signal: tools.signal }).catch(() => undefined)
  }
}

/** A network that does not answer is asked again later. What stands against a minting that was not sent ends it. */
async function toFailure(token: TokenRow, error: unknown, { job }: JobTools): Promise<unknown> {
  if (!(error instanceof ChainFault)) return error
  const { message, why } = error
  if (token.hash !== null) return new JobFailure(message)
  if (why === 'silent' && job.attempt < MOST_ATTEMPTS) return new JobFailure(message)
  await failMinting(token.panda, `${message} Nothing was sent.`)
  return new JobFailure(message, { isFinal: true })
}

/** One step on: whatever is done by now is found, and not done again. */
async function step(token: TokenRow, { progress }: JobTools): Promise<void> {
  const configured = contract.configuredContract()
  if (configured?.chainId !== token.chainId || configured.address !== token.contract)
    throw new ChainFault(
      'no-contract',
      'This site is set up for another contract now than the one this was begun with.',
    )
  await contract.checkContract()
  if (await contract.findOwner(token.panda)) return settle(token, configured.confirmations, progress)
  if (token.hash === null || token.nonce === null || token.raw === null) return sign(token, progress)
  const found = await look(token)
  if (!found || found.state === 'gone') return forget(token)
  if (found.state === 'mined' && !found.isDone)
    return failMinting(
      token.panda,
      'The network took it in and the contract refused it. The fee is spent, and nothing is minted.',
    )
  progress(SENT, 'On its way into the chain')
  if (found.state === 'unknown') await minting.sendMinting(token.raw)
  if (clock.now().getTime() - token.updatedAt.getTime() >= RAISE_AFTER_MS) await raise(token, token.raw)
}

type Look = minting.MintingState & { hash: string }

/** What became of a minting: of the transaction that was signed last, or of one for a lower fee that was taken in. */
async function look({ hash, nonce, replaced }: TokenRow): Promise<Look | null> {
  if (hash === null || nonce === null) return null
  const newest = { ...(await minting.readMinting(hash, nonce)), hash }
  if (newest.state === 'mined') return newest
  for (const older of replaced) {
    const found = await minting.readMinting(older, nonce)
    if (found.state === 'mined') return { ...found, hash: older }
  }
  return newest
}

/** Has the network asked more since, it is signed anew in its place, kept, and sent at the next step. */
async function raise(token: TokenRow, raw: string): Promise<void> {
  const signed = await minting.raiseMinting(raw)
  if (signed) await replaceToken(token, signed, clock.now())
}

const [SIGNED, SENT, DEEPER] = [0.2, 0.4, 0.5]

/** Signs the transaction and keeps it. It is sent at the next step, by whoever takes that. */
async function sign(token: TokenRow, progress: JobTools['progress']): Promise<void> {
  const { panda, toAddress } = token
  const row = await findPanda(panda)
  const uri = row && toTokenUri(row)
  if (!uri) throw new ChainFault('refused', 'This panda cannot be drawn by this version.')
  const signed = await minting.signMinting({ to: toAddress, panda, uri })
  // Another panda is on its way in this place: the network does not count it yet. The next look has another.
  if (await isNonceTaken(signed.nonceKey)) return
  await saveToken(panda, { ...signed, state: 'sent', updatedAt: clock.now() })
  progress(SIGNED, 'Signed')
}

/** Its place was taken by another transaction of the account: it is signed anew, for the prices of now. */
const forget = ({ panda }: TokenRow) =>
  saveToken(panda, {
    ...{ state: 'waiting', hash: null, raw: null, nonce: null, nonceKey: null, replaced: [], updatedAt: clock.now() },
  }).then(() => undefined)

/** The token is there: it is waited until it is deep enough, and looked at whether it is this panda. */
async function settle(token: TokenRow, confirmations: number, progress: JobTools['progress']): Promise<void> {
  const { panda } = token
  const row = await findPanda(panda)
  if (!row || (await contract.readTokenUri(panda)) !== toTokenUri(row))
    return failMinting(panda, 'The contract has another panda under this number, which this site did not mint.')
  const settled = await contract.readSettledBlock()
  const mined = await findMined(token)
  const block = mined?.block ?? settled
  const deep = Number(settled - block) + confirmations
  progress(
    DEEPER + (1 - DEEPER) * Math.max(0, Math.min(0.99, deep / confirmations)),
    `${Math.max(0, deep)} of ${confirmations} blocks deep`,
  )
  const ownerKey = settled >= 0n && settled >= block ? await contract.findOwner(panda, settled) : null
  if (ownerKey)
    await confirmMinted(panda, { hash: mined?.hash ?? null, block: Number(block), ownerKey, settled: Number(settled) })
}

/** The transaction that minted it: the one that is known, or what the contract wrote down. */
async function findMined(token: TokenRow): Promise<{ hash: string; block: bigint } | null> {
  const known = await look(token)
  if (known?.state === 'mined' && known.isDone) return { hash: known.hash, block: known.block }
  // Not every network tells what is long ago.
  const [first] = await contract.listMoves(0n, await contract.readSettledBlock(), token.panda).catch(() => [])
  return first ? { hash: first.tx, block: first.block } : null
}
