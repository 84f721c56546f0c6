import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  deployPandas,
  KEYS,
  LOCAL_CHAIN_ID,
  NO_CHAIN,
  startChain,
  type LocalChain,
} from '#tests/support/local-chain.ts'
import { readArtifact } from '#tests/support/panda-contract.ts'
import { buildWorker } from '#tests/support/worker-file.ts'

const DEPTH = 3
const [MINTER_KEY, ADA_KEY, BO_KEY] = KEYS
const addressOf = (key: Hex) => privateKeyToAccount(key).address
const MINTER = addressOf(MINTER_KEY)
const chain: LocalChain = NO_CHAIN ? (null as never) : await startChain()
const contract: Address = NO_CHAIN ? `0x${'1'.repeat(40)}` : await deployPandas(chain, MINTER_KEY, MINTER)
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-minting-'))
Object.assign(process.env, {
  ...{ LOG_LEVEL: 'silent', CHAIN_ID: String(LOCAL_CHAIN_ID), CHAIN_RPC_URL: chain?.url ?? 'http://127.0.0.1:9/' },
  ...{ PANDA_CONTRACT: contract, PANDA_MINTER_KEY: MINTER_KEY, PANDA_CONFIRMATIONS: String(DEPTH) },
})
const { clock } = await import('#app/platform/clock.ts')
const { store } = await import('#app/database/store.server.ts')
const { users } = await import('#app/database/tables/people.ts')
const { jobs } = await import('#app/database/tables/jobs.ts')
const { pandaTokens } = await import('#app/database/tables/money/panda-tokens.ts')
const { enrol } = await import('#tests/support/enrol.ts')
await import('../pandas.register.server.ts')
await import('../trade/trade.register.server.ts')
await import('./tokens.register.server.ts')
await import('#app/kits/members/wallets/wallets.register.server.ts')
const { erasePerson } = await import('#app/kits/members/personal-data/erase-person.server.ts')
const { createWallet, removeWallet, saveWalletType } = await import('#app/kits/members/wallets/wallets.store.server.ts')
const { bringIn, passOn } = await import('../keeping.server.ts')
const { findPanda, findMark } = await import('../pandas.store.server.ts')
const { readHistory } = await import('../history.server.ts')
const { findWrongKeeper, replayLedger } = await import('../replay.server.ts')
const { listPanda } = await import('../trade/listings.server.ts')
const { offerGift } = await import('../trade/gifts.server.ts')
const { findWishProblem } = await import('../trade/trade-goods.server.ts')
const { raiseMinting, signMinting } = await import('#app/providers/chain/panda-minting.server.ts')
const { followChain, matchAddresses, resumeMinting } = await import('./follow-chain.server.ts')
const { mintJob } = await import('./mint-job.server.ts')
const { beginMinting } = await import('./minting.server.ts')
const { findToken, replaceToken, saveToken } = await import('./tokens.store.server.ts')
const { toTokenUri } = await import('./token-uri.ts')
const { compareTokens } = await import('./token-check.server.ts')

const { abi } = readArtifact()
const addresses: Record<string, Address> = { ada: addressOf(ADA_KEY), bo: addressOf(BO_KEY) }

beforeAll(async () => {
  await store().migrate()
  for (const name of ['ada', 'bo', 'cy', 'dee']) {
    await enrol(name, { emailVerifiedAt: new Date(0), createdAt: new Date(0) })
    addresses[name] ??= addressOf(generatePrivateKey())
    await connect(name)
  }
})
afterAll(async () => {
  await chain?.stop()
  await store().close()
})

async function connect(name: string, address = addresses[name]!) {
  const row = {
    id: `wallet-${name}`,
    userId: name,
    kind: 'connected',
    address,
    addressKey: address.toLowerCase(),
  } as const
  await createWallet({ ...row, createdAt: new Date(0) })
  await saveWalletType(name, 'connected')
}

let last = 0
async function pandaOf(userId: string): Promise<number> {
  last += 1
  const genome = `p1-0000000000-${last.toString(16).padStart(8, '0')}`
  const payment = { minor: 500, currency: 'USD', eventId: `event-${last}` }
  return (await bringIn('bought', { userId, genome, name: `mint-${last}`, showsKeeper: false }, payment))!.number
}

const work = (panda: number, attempt = 1, signal = new AbortController().signal) =>
  mintJob.perform(
    { panda },
    { job: { id: 'job', userId: null, title: '', attempt }, signal, progress: () => undefined },
  )

/** Does the work while blocks go on. */
async function workThrough(panda: number): Promise<unknown> {
  const timer = setInterval(() => void chain.test.mine({ blocks: 1 }).catch(() => undefined), 150)
  try {
    return await work(panda)
  } finally {
    clearInterval(timer)
  }
}
const deeper = () => chain.test.mine({ blocks: DEPTH })
const mintingsOf = async (panda: number) =>
  (
    await chain.reader.getContractEvents({
      ...{ abi, address: contract, eventName: 'Transfer', fromBlock: 0n },
      args: { tokenId: BigInt(panda) },
    })
  ).length
async function move(key: Hex, to: Address, panda: number) {
  const wallet = chain.walletOf(key)
  const args = [addressOf(key), to, BigInt(panda)]
  return wallet.writeContract({
    abi,
    address: contract,
    functionName: 'transferFrom',
    args,
    account: wallet.account!,
    chain: null,
  })
}
async function findFault() {
  const { fault, keepers } = await replayLedger()
  return fault ?? (await findWrongKeeper(keepers))
}
const checked = () => compareTokens(new AbortController().signal)
async function mintedBy(userId: string): Promise<number> {
  const panda = await pandaOf(userId)
  expect(await beginMinting(userId, panda, addresses[userId]!)).toEqual({ isDone: true })
  expect(await workThrough(panda)).toEqual({ state: 'confirmed' })
  return panda
}

test('what a token says holds everything, and is the same at each asking', () => {
  const panda = { number: 7, name: 'Bao', genome: 'p1-0310042000-9f3c21aa' }
  const uri = toTokenUri(panda)!
  expect(toTokenUri(panda)).toBe(uri)
  const says = JSON.parse(Buffer.from(uri.replace(/^data:application\/json;base64,/, ''), 'base64').toString()) as {
    name: string
    image: string
    attributes: { trait_type: string; value: string }[]
  }
  expect(says.name).toBe('Bao, panda 7')
  expect(says.attributes).toHaveLength(11)
  const svg = Buffer.from(says.image.replace(/^data:image\/svg\+xml;base64,/, ''), 'base64').toString()
  expect(svg).toMatch(/^<svg .*<\/svg>$/s)
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|href="(?!#)/)
  expect(toTokenUri({ ...panda, genome: 'p1-zz' })).toBeNull()
})

describe.skipIf(NO_CHAIN)(`with a chain${NO_CHAIN && `: ${NO_CHAIN}`}`, () => {
  test('a panda is minted to its keeper’s address, once it is deep enough, and the ledger says so', async () => {
    const panda = await pandaOf('ada')
    expect(await beginMinting('bo', panda, addresses['bo']!)).toBeNull()
    expect(await beginMinting('ada', panda, addresses['bo']!)).toMatchObject({
      refused: expect.stringContaining('another') as string,
    })
    expect(await beginMinting('ada', panda, addresses['ada']!)).toEqual({ isDone: true })
    expect(await beginMinting('ada', panda, addresses['ada']!)).toMatchObject({
      refused: expect.stringContaining('being minted') as string,
    })
    const working = work(panda)
    await vi.waitFor(async () => expect(await mintingsOf(panda)).toBe(1), { timeout: 20_000, interval: 100 })
    expect((await findToken(panda))!.state).toBe('sent')
    expect((await readHistory((await findPanda(panda))!, null)).map(({ kind }) => kind)).toEqual(['bought'])
    await deeper()
    expect(await working).toEqual({ state: 'confirmed' })
    const token = (await findToken(panda))!
    expect(token).toMatchObject({
      state: 'confirmed',
      ownerKey: addresses['ada']!.toLowerCase(),
      raw: null,
      nonceKey: null,
    })
    const receipt = await chain.reader.getTransactionReceipt({ hash: token.hash as Hex })
    expect([receipt.status, Number(receipt.blockNumber)]).toEqual(['success', token.block])
    const uri = await chain.reader.readContract({
      abi,
      address: contract,
      functionName: 'tokenURI',
      args: [BigInt(panda)],
    })
    expect(uri).toBe(toTokenUri((await findPanda(panda))!))
    const history = await readHistory((await findPanda(panda))!, 'ada')
    expect(history.at(-1)).toMatchObject({ kind: 'minted', isYou: true, tx: token.hash })
    expect(await findFault()).toBeNull()
    expect(await checked()).toMatchObject({ compared: expect.any(Number) as number })
    expect(await work(panda)).toEqual({ state: 'confirmed' })
    expect(await mintingsOf(panda)).toBe(1)
  })

  test('a minted panda is neither sold nor given here, and no sale is taken back with it', async () => {
    const panda = await mintedBy('ada')
    const terms = { kind: 'price', price: 900, reserve: null, endsAt: null } as const
    const closed = { refused: expect.stringContaining('moves on its chain') as string }
    expect(await listPanda('ada', panda, terms)).toMatchObject(closed)
    expect(await offerGift('ada', panda, 'bo')).toMatchObject(closed)
    expect(await store().tx(() => passOn('returned', panda, { userId: 'ada' }, null))).toBe(false)
    const wish = { kind: 'offer', panda, name: '', listingId: null, minor: 500, days: 3 } as const
    expect(await findWishProblem('bo', wish)).toContain('on its chain')
  })

  test('what is listed or waits as a gift is not minted', async () => {
    const [listed, given] = [await pandaOf('ada'), await pandaOf('ada')]
    await listPanda('ada', listed, { kind: 'price', price: 900, reserve: null, endsAt: null })
    await offerGift('ada', given, 'bo')
    expect(await beginMinting('ada', listed, addresses['ada']!)).toMatchObject({
      refused: expect.stringContaining('listing') as string,
    })
    expect(await beginMinting('ada', given, addresses['ada']!)).toMatchObject({
      refused: expect.stringContaining('giving') as string,
    })
  })

  test('the ledger follows the chain, to members and to addresses of nobody here', async () => {
    const panda = await mintedBy('ada')
    const stranger = generatePrivateKey()
    await move(ADA_KEY, addresses['bo']!, panda)
    expect(await followChain()).toBe(0)
    await deeper()
    expect(await checked()).toMatchObject({ fault: expect.stringContaining('another address') as string })
    expect(await followChain()).toBe(1)
    expect(await followChain()).toBe(0)
    expect((await findPanda(panda))!.keeper).toBe(await findMark('bo'))
    // Two moves in one block.
    await chain.test.setBalance({ address: addressOf(stranger), value: 10n ** 18n })
    await chain.test.setAutomine(false)
    await move(BO_KEY, addressOf(stranger), panda)
    await chain.test.mine({ blocks: 1 })
    const wallet = chain.walletOf(stranger)
    const args = (to: Address) =>
      ({
        abi,
        address: contract,
        functionName: 'transferFrom',
        args: [addressOf(stranger), to, BigInt(panda)],
        account: wallet.account!,
        chain: null,
        gas: 200_000n,
      }) as const
    await wallet.writeContract(args(addresses['ada']!))
    const ada = chain.walletOf(ADA_KEY)
    await ada.writeContract({
      ...args(addressOf(stranger)),
      args: [addresses['ada']!, addressOf(stranger), BigInt(panda)],
      account: ada.account!,
      maxPriorityFeePerGas: 1n,
    })
    await chain.test.mine({ blocks: 1 })
    await chain.test.setAutomine(true)
    await deeper()
    expect(await followChain()).toBe(3)
    const kept = (await findPanda(panda))!
    expect(kept.keeper).toBe(`chain:${addressOf(stranger).toLowerCase()}`)
    expect((await readHistory(kept, null)).map(({ kind, tx }) => [kind, tx !== null])).toEqual([
      ['bought', false],
      ['minted', true],
      ['moved', true],
      ['moved', true],
      ['moved', true],
      ['moved', true],
    ])
    expect(await findFault()).toBeNull()
    expect(await checked()).toMatchObject({ compared: expect.any(Number) as number })
  })

  test('a panda goes with its address: a wallet that is given up loses it, one that is connected has it', async () => {
    const panda = await mintedBy('cy')
    await removeWallet('cy', 'connected')
    expect(await matchAddresses()).toBe(1)
    expect((await findPanda(panda))!.keeper).toBe(`chain:${addresses['cy']!.toLowerCase()}`)
    expect((await store().db.select().from(users).where(eq(users.id, 'cy')))[0]).toMatchObject({
      isPanda: false,
      pandaCount: 0,
    })
    expect(await matchAddresses()).toBe(0)
    await connect('cy')
    expect(await matchAddresses()).toBe(1)
    expect((await findPanda(panda))!.keeper).toBe(await findMark('cy'))
    expect(await findFault()).toBeNull()
  })

  test('a transaction that was signed and not sent, or that the network forgot, is sent again and mints once', async () => {
    const panda = await pandaOf('ada')
    await beginMinting('ada', panda, addresses['ada']!)
    const signed = await signMinting({ to: addresses['ada']!, panda, uri: toTokenUri((await findPanda(panda))!)! })
    await saveToken(panda, { ...signed, state: 'sent' })
    expect(await workThrough(panda)).toEqual({ state: 'confirmed' })
    expect([(await findToken(panda))!.hash, await mintingsOf(panda)]).toEqual([signed.hash, 1])
  })

  test('where its place was taken by another transaction, it is signed anew and mints once', async () => {
    const panda = await pandaOf('ada')
    await beginMinting('ada', panda, addresses['ada']!)
    const signed = await signMinting({ to: addresses['ada']!, panda, uri: toTokenUri((await findPanda(panda))!)! })
    await saveToken(panda, { ...signed, state: 'sent' })
    const wallet = chain.walletOf(MINTER_KEY)
    await wallet.sendTransaction({ to: MINTER, value: 1n, account: wallet.account!, chain: null })
    expect(await workThrough(panda)).toEqual({ state: 'confirmed' })
    expect((await findToken(panda))!.hash).not.toBe(signed.hash)
    expect(await mintingsOf(panda)).toBe(1)
  })

  describe('where the network asks more than was offered', () => {
    const HIGH = 50n * 10n ** 9n
    const { now } = clock
    const later = (ms: number) => (clock.now = () => new Date(Date.now() + ms))
    const hand = (raw: Hex) => chain.reader.request({ method: 'eth_sendRawTransaction', params: [raw] })
    async function cheap() {
      await chain.test.setNextBlockBaseFeePerGas({ baseFeePerGas: 10n ** 9n })
      await chain.test.mine({ blocks: 1 })
    }
    /** Signed and in the pool of the network, which asks more from its next block on. */
    async function stuck() {
      const panda = await pandaOf('ada')
      await beginMinting('ada', panda, addresses['ada']!)
      const signed = await signMinting({ to: addresses['ada']!, panda, uri: toTokenUri((await findPanda(panda))!)! })
      await saveToken(panda, { ...signed, state: 'sent', updatedAt: new Date() })
      await chain.test.setAutomine(false)
      await hand(signed.raw)
      await chain.test.setNextBlockBaseFeePerGas({ baseFeePerGas: HIGH })
      await chain.test.mine({ blocks: 1 })
      expect(await mintingsOf(panda)).toBe(0)
      return { panda, signed }
    }
    afterEach(async () => {
      clock.now = now
      await chain.test.setAutomine(true)
      await cheap()
    })

    test('a minting is signed again in its place for more, once it has waited, and minted once', async () => {
      const { panda, signed } = await stuck()
      const looked = new AbortController()
      setTimeout(() => looked.abort(), 1_500)
      await work(panda, 1, looked.signal).catch(() => undefined)
      expect(await findToken(panda)).toMatchObject({ hash: signed.hash, replaced: [] })
      later(4 * 60_000)
      const working = work(panda)
      await vi.waitFor(async () => expect((await findToken(panda))!.replaced).toEqual([signed.hash]), {
        timeout: 20_000,
        interval: 50,
      })
      const { hash, nonce } = (await findToken(panda))!
      expect([hash === signed.hash, nonce]).toEqual([false, signed.nonce])
      await vi.waitFor(() => chain.reader.getTransaction({ hash: hash as Hex }), { timeout: 20_000, interval: 100 })
      await chain.test.mine({ blocks: 1 + DEPTH })
      expect(await working).toEqual({ state: 'confirmed' })
      expect(await findToken(panda)).toMatchObject({ hash, replaced: [] })
      expect(await mintingsOf(panda)).toBe(1)
      expect(await findFault()).toBeNull()
    })

    test('the first may be taken in after all: it is the one that counts, and no second is', async () => {
      const { panda, signed } = await stuck()
      const raised = (await raiseMinting(signed.raw))!
      expect([raised.nonce, raised.nonceKey]).toEqual([signed.nonce, signed.nonceKey])
      const before = (await findToken(panda))!
      expect(await replaceToken(before, raised, new Date())).toBe(true)
      // Another server, which looked at the same moment.
      expect(await replaceToken(before, { ...raised, hash: '0xother' }, new Date())).toBe(false)
      await cheap()
      await hand(signed.raw)
      await chain.test.mine({ blocks: 1 })
      expect(await mintingsOf(panda)).toBe(1)
      expect(await workThrough(panda)).toEqual({ state: 'confirmed' })
      expect((await findToken(panda))!.hash).toBe(signed.hash)
      expect(await mintingsOf(panda)).toBe(1)
    })

    test('who offers enough pays no more, and who cannot pay more says so and goes on waiting', async () => {
      const { panda, signed } = await stuck()
      const raised = (await raiseMinting(signed.raw))!
      expect(await raiseMinting(raised.raw)).toBeNull()
      const purse = await chain.reader.getBalance({ address: MINTER })
      await chain.test.setBalance({ address: MINTER, value: 1_000n })
      later(4 * 60_000)
      await expect(work(panda)).rejects.toMatchObject({
        isFinal: false,
        message: expect.stringContaining('not enough') as string,
      })
      expect(await findToken(panda)).toMatchObject({ state: 'sent', hash: signed.hash })
      await chain.test.setBalance({ address: MINTER, value: purse })
      clock.now = now
      await cheap()
      expect(await workThrough(panda)).toEqual({ state: 'confirmed' })
      expect(await mintingsOf(panda)).toBe(1)
    })
  })

  test('a token that the chain has and this site forgot is found, and not minted again', async () => {
    const panda = await mintedBy('ada')
    const { hash } = (await findToken(panda))!
    await store()
      .db.update(pandaTokens)
      .set({ state: 'waiting', hash: null, nonce: null, raw: null, ownerKey: null })
      .where(eq(pandaTokens.panda, panda))
    expect(await workThrough(panda)).toEqual({ state: 'confirmed' })
    expect([(await findToken(panda))!.hash, await mintingsOf(panda)]).toEqual([hash, 1])
  })

  test('another panda under its number in the contract is told, and nothing is taken for it', async () => {
    const panda = await pandaOf('ada')
    const wallet = chain.walletOf(MINTER_KEY)
    const args = [addresses['bo']!, BigInt(panda), 'data:,another']
    await wallet.writeContract({
      abi,
      address: contract,
      functionName: 'mint',
      args,
      account: wallet.account!,
      chain: null,
    })
    await beginMinting('ada', panda, addresses['ada']!)
    await workThrough(panda)
    expect(await findToken(panda)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('another panda') as string,
    })
    expect((await findPanda(panda))!.keeper).toBe(await findMark('ada'))
  })

  test('what the contract would refuse, and an empty purse, end it with a sentence; it can be tried again', async () => {
    const panda = await pandaOf('dee')
    // The contract of pandas itself takes no tokens.
    await removeWallet('dee', 'connected')
    await connect('dee', contract)
    expect(await beginMinting('dee', panda, contract)).toEqual({ isDone: true })
    await expect(work(panda)).rejects.toMatchObject({ name: 'JobFailure', isFinal: true })
    expect(await findToken(panda)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('takes no such tokens') as string,
    })
    await removeWallet('dee', 'connected')
    await connect('dee')
    const purse = await chain.reader.getBalance({ address: MINTER })
    await chain.test.setBalance({ address: MINTER, value: 1_000n })
    expect(await beginMinting('dee', panda, addresses['dee']!)).toEqual({ isDone: true })
    await expect(work(panda)).rejects.toThrow('not enough')
    await chain.test.setBalance({ address: MINTER, value: purse })
    expect((await findToken(panda))!.state).toBe('failed')
    expect(await beginMinting('dee', panda, addresses['dee']!)).toEqual({ isDone: true })
    expect(await workThrough(panda)).toEqual({ state: 'confirmed' })
    expect(await mintingsOf(panda)).toBe(1)
  })

  test('a contract that lets another mint, and a network that is another chain, mint nothing', async () => {
    const panda = await pandaOf('ada')
    const handOver = async (key: Hex, to: Address) => {
      const wallet = chain.walletOf(key)
      const hash = await wallet.writeContract({
        abi,
        address: contract,
        functionName: 'handOver',
        args: [to],
        account: wallet.account!,
        chain: null,
      })
      // A busy chain takes it in a moment later, and not at all once it has another number.
      await chain.reader.waitForTransactionReceipt({ hash })
    }
    await handOver(MINTER_KEY, addresses['bo']!)
    await beginMinting('ada', panda, addresses['ada']!)
    await expect(work(panda)).rejects.toThrow('another account mint')
    await expect(checked()).rejects.toMatchObject({ why: 'not-minter' })
    await handOver(BO_KEY, MINTER)
    await chain.test.request({ method: 'anvil_setChainId' as never, params: [5] as never })
    await beginMinting('ada', panda, addresses['ada']!)
    await expect(work(panda)).rejects.toThrow('chain 5')
    expect(await findToken(panda)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('chain 31337') as string,
    })
    await chain.test.request({ method: 'anvil_setChainId' as never, params: [LOCAL_CHAIN_ID] as never })
    expect(await mintingsOf(panda)).toBe(0)
  })

  test('who leaves leaves a minted panda at its address, and others to the house', async () => {
    await enrol('eve', { emailVerifiedAt: new Date(0), createdAt: new Date(0) })
    addresses['eve'] = addressOf(generatePrivateKey())
    await connect('eve')
    const [minted, other, waiting] = [await mintedBy('eve'), await pandaOf('eve'), await pandaOf('eve')]
    await beginMinting('eve', waiting, addresses['eve'])
    const [eve] = await store().db.select().from(users).where(eq(users.id, 'eve'))
    await erasePerson(eve!)
    expect((await findPanda(minted))!.keeper).toBe(`chain:${addresses['eve'].toLowerCase()}`)
    expect([(await findPanda(other))!.keeper, (await findPanda(waiting))!.keeper]).toEqual(['house', 'house'])
    expect((await findToken(minted))!.userId).toBeNull()
    // What was under way goes on, and the panda with it.
    expect(await workThrough(waiting)).toEqual({ state: 'confirmed' })
    expect((await findPanda(waiting))!.keeper).toBe(`chain:${addresses['eve'].toLowerCase()}`)
    expect(await findFault()).toBeNull()
  })

  let minter = ''
  beforeAll(async () => {
    minter = await buildWorker('tests/support/mint-worker.ts')
  })
  const children: ChildProcess[] = []
  async function startWorker() {
    const child = spawn(process.execPath, [minter], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.push(child)
    await once(child.stdout!, 'data')
    return child
  }
  async function kill(child: ChildProcess) {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  test('a server killed while it mints goes on at the next start, and mints once', async () => {
    const panda = await pandaOf('ada')
    await chain.test.setAutomine(false)
    try {
      await beginMinting('ada', panda, addresses['ada']!)
      const first = await startWorker()
      await vi.waitFor(async () => expect((await findToken(panda))!.state).toBe('sent'), {
        timeout: 40_000,
        interval: 20,
      })
      await kill(first)
      const second = await startWorker()
      await vi.waitFor(async () => expect((await chain.test.getTxpoolStatus()).pending).toBe(1), {
        timeout: 60_000,
        interval: 100,
      })
      await kill(second)
      await chain.test.setAutomine(true)
      await chain.test.mine({ blocks: 1 })
      expect(await mintingsOf(panda)).toBe(1)
      await startWorker()
      await deeper()
      await vi.waitFor(async () => expect((await findToken(panda))!.state).toBe('confirmed'), {
        timeout: 60_000,
        interval: 200,
      })
      expect(await mintingsOf(panda)).toBe(1)
      expect(await findFault()).toBeNull()
    } finally {
      await Promise.all(children.splice(0).map(kill))
      await chain.test.setAutomine(true)
    }
  })

  test('a network that is away is asked again later; what was never sent ends with the last attempt', async () => {
    const [waits, sent] = [await pandaOf('ada'), await pandaOf('ada')]
    for (const panda of [waits, sent]) await beginMinting('ada', panda, addresses['ada']!)
    const signed = await signMinting({ to: addresses['ada']!, panda: sent, uri: toTokenUri((await findPanda(sent))!)! })
    await saveToken(sent, { ...signed, state: 'sent' })
    await chain.stop()
    for (const panda of [waits, sent]) {
      const failure = (await work(panda).catch((error: unknown) => error)) as Error
      expect(failure).toMatchObject({ name: 'JobFailure', isFinal: false, message: 'The network does not answer now.' })
      expect(JSON.stringify([failure, failure.stack, failure.cause])).not.toContain(chain.url)
    }
    for (const panda of [waits, sent]) await expect(work(panda, 6)).rejects.toThrow('does not answer')
    expect(await findToken(waits)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('Nothing was sent') as string,
    })
    expect((await findToken(sent))!.state).toBe('sent')
    await expect(checked()).rejects.toMatchObject({ why: 'silent' })
    await expect(followChain()).rejects.toMatchObject({ why: 'silent' })
    // What is on its way is taken up again, once.
    await store().db.delete(jobs)
    await resumeMinting()
    await resumeMinting()
    expect((await store().db.select().from(jobs)).map(({ payload }) => payload)).toEqual([{ panda: sent }])
  })
})
