import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeWords, toAccount } from '#app/engines/ethereum/backup-words.server.ts'
import { signerOf } from '#app/engines/ethereum/signature.server.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-wallets-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { createSecretId } = await import('#app/platform/secrets/ids.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { findUserById } = await import('#app/kits/members/identity/account/users.store.server.ts')
const { openWords, sealWords, signAs, verifySignature, walletOf } = await import('./wallets.server.ts')
const rows = await import('./wallets.store.server.ts')
const { eraseWallets, readWallets } = await import('./person-wallets.store.server.ts')

const NAMES = ['ada', 'bo', 'cleo', 'dan', 'eve']
beforeAll(async () => {
  await store().migrate()
  for (const name of NAMES) await enrol(name)
})
afterAll(() => store().close())

async function give(userId: string, words: string, kind: 'custodial' | 'connected' = 'custodial') {
  const id = createSecretId()
  const { address } = await toAccount(words)
  const row = await rows.createWallet({
    ...{ id, userId, kind, address, addressKey: address.toLowerCase(), createdAt: new Date() },
    sealedWords: kind === 'custodial' ? sealWords(id, words) : null,
  })
  if (row) await rows.saveWalletType(userId, kind)
  return row
}

test('who has none has none, and who has one is told by kind and address', async () => {
  expect(await walletOf('ada')).toEqual({ kind: 'none', address: null })
  const row = await give('ada', await makeWords())
  expect(await walletOf('ada')).toEqual({ kind: 'custodial', address: row!.address })
  await rows.saveWalletType('ada', 'none')
  expect(await walletOf('ada')).toEqual({ kind: 'none', address: null })
  expect(await walletOf('nobody')).toEqual({ kind: 'none', address: null })
})

test('words are sealed: another row, another secret and a changed sign do not open them', async () => {
  const words = await makeWords()
  const [one, other] = [sealWords('row-1', words), sealWords('row-2', words)]
  expect(one).not.toBe(other)
  expect(sealWords('row-1', words)).not.toBe(one)
  for (const word of words.split(' ')) expect(Buffer.from(one, 'base64url').includes(word)).toBe(false)
  expect(openWords({ id: 'row-1', sealedWords: one })).toBe(words)
  expect(openWords({ id: 'row-2', sealedWords: one })).toBeNull()
  expect(openWords({ id: 'row-1', sealedWords: null })).toBeNull()
  const bytes = Buffer.from(one, 'base64url')
  for (let at = 0; at < bytes.length; at += 5) {
    const changed = Buffer.from(bytes)
    changed[at]! ^= 1
    expect(openWords({ id: 'row-1', sealedWords: changed.toString('base64url') })).toBeNull()
  }
})

test('a custodial wallet signs texts and transactions with its own key; others sign nothing', async () => {
  const words = await makeWords()
  const row = (await give('bo', words))!
  const signature = (await signAs('bo', { message: 'hello' }))!
  expect(await signerOf('hello', signature)).toBe(row.address)
  const said = { address: row.address as `0x${string}`, message: 'hello', signature }
  expect(await verifySignature(said)).toBe('key')
  expect(await verifySignature({ ...said, message: 'hullo' })).toBe('wrong')
  expect(await verifySignature({ ...said, signature: 'no signature' })).toBe('wrong')
  const { recoverTransactionAddress } = await import('viem')
  const transaction = {
    chainId: 1,
    nonce: 0,
    gas: 21_000n,
    maxFeePerGas: 1n,
    to: said.address,
    type: 'eip1559',
  } as const
  const serialized = (await signAs('bo', { transaction })) as `0x02${string}`
  expect(await recoverTransactionAddress({ serializedTransaction: serialized })).toBe(row.address)
  expect(await signAs('cleo', { message: 'hello' })).toBeNull()
  await give('cleo', await makeWords(), 'connected')
  expect(await signAs('cleo', { message: 'hello' })).toBeNull()
  await rows.saveWallet(row.id, { sealedWords: sealWords('another', words) })
  expect(await signAs('bo', { message: 'hello' })).toBeNull()
})

test('an address belongs to one account, also when two say it at once', async () => {
  const words = await makeWords()
  const given = await Promise.all([give('dan', words, 'connected'), give('eve', words, 'connected')])
  expect(given.filter(Boolean)).toHaveLength(1)
  const { address } = await toAccount(words)
  expect((await rows.findWalletByAddress(address.toLowerCase()))?.userId).toBe(given.find(Boolean)!.userId)
})

test('a download says which address and how to get the words; erasure destroys the key', async () => {
  const ada = (await findUserById('ada'))!
  const read: object[] = []
  for await (const row of readWallets(ada)) read.push(row)
  expect(read).toEqual([
    expect.objectContaining({ kind: 'custodial', backupWords: expect.stringContaining('/wallet-setup') }),
  ])
  const [{ sealedWords, id } = { sealedWords: '', id: '' }] = await rows.listWallets('ada')
  expect(JSON.stringify(read)).not.toContain(sealedWords)
  expect(JSON.stringify(read)).not.toContain(id)
  await eraseWallets(ada)
  expect(await rows.listWallets('ada')).toEqual([])
  expect(await signAs('ada', { message: 'hello' })).toBeNull()
})
