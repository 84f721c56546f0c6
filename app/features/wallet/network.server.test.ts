import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type * as Kit from '#app/kits/members/wallets/wallets.server.ts'
import type * as Balances from './setup/balance.server.ts'

/** A network of one contract, which says yes or no as it is told to. */
const says = { chain: '0x1', contract: 'yes' as 'yes' | 'no' | 'refuses' | 'junk', isSilent: false }
const asked: string[] = []
const CONTRACT = '0x00000000000000000000000000000000000000C1'
const replies: Record<string, (params: unknown[]) => unknown> = {
  eth_chainId: () => says.chain,
  eth_blockNumber: () => '0x2a',
  eth_getBalance: () => '0x16345785d8a0000',
  eth_getCode: ([address]) => (String(address).toLowerCase() === CONTRACT.toLowerCase() ? '0x6001' : '0x'),
  eth_call: () =>
    ({ yes: `0x1626ba7e${'0'.repeat(56)}`, no: `0xffffffff${'0'.repeat(56)}`, refuses: null, junk: '0x' })[
      says.contract
    ],
}
let network: Server
let kit: typeof Kit
let balances: typeof Balances

beforeAll(async () => {
  network = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      if (says.isSilent) return response.writeHead(503).end()
      const { id, method, params } = JSON.parse(body) as { id: number; method: string; params: unknown[] }
      asked.push(method)
      const result = replies[method]?.(params ?? []) ?? null
      const answer = result === null ? { error: { code: 3, message: 'execution reverted' } } : { result }
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ jsonrpc: '2.0', id, ...answer }))
    })
  })
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve))
  const { port } = network.address() as AddressInfo
  process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-network-'))
  Object.assign(process.env, { CHAIN_RPC_URL: `http://127.0.0.1:${port}/a-key`, CHAIN_ID: '1', LOG_LEVEL: 'silent' })
  kit = await import('#app/kits/members/wallets/wallets.server.ts')
  balances = await import('./setup/balance.server.ts')
})
beforeEach(() => {
  Object.assign(says, { chain: '0x1', contract: 'yes', isSilent: false })
  asked.length = 0
})
afterAll(() => void network.close())

const signature = `0x${'ab'.repeat(80)}`
const said = { address: CONTRACT, message: 'hello', signature } as const

test('a contract that says yes signed it; one that says no, refuses or answers nothing did not', async () => {
  expect(await kit.verifySignature(said)).toBe('contract')
  for (const contract of ['no', 'refuses', 'junk'] as const) {
    says.contract = contract
    expect(await kit.verifySignature(said)).toBe('wrong')
  }
})

test('where there is no contract, nobody says yes, and a key needs no network at all', async () => {
  const account = privateKeyToAccount(generatePrivateKey())
  const own = { address: account.address, message: 'hello', signature: await account.signMessage({ message: 'hello' }) }
  expect(await kit.verifySignature(own)).toBe('key')
  expect(asked).toEqual([])
  expect(await kit.verifySignature({ ...own, message: 'hullo' })).toBe('wrong')
  expect(asked).toEqual(['eth_getCode'])
})

test('a silent network is told from a wrong signature', async () => {
  says.isSilent = true
  expect(await kit.verifySignature(said)).toBe('unreachable')
  expect(await balances.readBalance(CONTRACT)).toEqual({ state: 'silent' })
})

test('a balance is what the network says, and that of another chain is not shown', async () => {
  expect(await balances.readBalance(CONTRACT)).toMatchObject({ state: 'told', ether: '0.1', block: '42' })
  says.chain = '0x89'
  expect(await balances.readBalance(CONTRACT)).toEqual({ state: 'other-chain', id: 137 })
})
