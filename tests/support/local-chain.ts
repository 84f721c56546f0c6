import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import {
  createPublicClient,
  createTestClient,
  createWalletClient,
  http,
  type Address,
  type Hex,
  type PublicClient,
  type TestClient,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { readArtifact } from './panda-contract.ts'

/** Accounts that every local chain begins with, rich; their keys are known to all the world. */
export const KEYS = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
] as const satisfies Hex[]
export const LOCAL_CHAIN_ID = 31_337

const kinds: Record<string, string> = { x64: 'amd64', arm64: 'arm64' }

/** The program of the local chain, or null where there is none for this machine. */
export function findAnvil(): string | null {
  const platform = `${process.platform}-${kinds[process.arch] ?? process.arch}`
  try {
    const file = createRequire(import.meta.url).resolve(`@foundry-rs/anvil-${platform}/bin/anvil`)
    return existsSync(file) ? file : null
  } catch {
    return null
  }
}

/** Why tests with a chain are left out here; empty where they run. */
export const NO_CHAIN = findAnvil() ? '' : 'anvil does not run on this machine'

export type LocalChain = {
  url: string
  reader: PublicClient
  test: TestClient
  walletOf(key: Hex): ReturnType<typeof createWalletClient>
  stop(): Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Starts a chain of its own on this machine, for tests; every transaction makes a block at once. */
export async function startChain(): Promise<LocalChain> {
  const file = findAnvil()
  if (!file) throw new Error(NO_CHAIN)
  const port = await freePort()
  const child = spawn(file, ['--host', '127.0.0.1', '--port', String(port), '--quiet'], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  const reader = createPublicClient({ transport: http(url), pollingInterval: 50, cacheTime: 0 })
  await waitFor(reader, child)
  return {
    url,
    reader,
    test: createTestClient({ mode: 'anvil', transport: http(url) }),
    walletOf: (key) => createWalletClient({ account: privateKeyToAccount(key), transport: http(url) }),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

async function waitFor(reader: PublicClient, child: ChildProcess): Promise<void> {
  for (let look = 0; look < 200; look += 1) {
    if (child.exitCode !== null) throw new Error('the local chain did not start')
    try {
      await reader.getChainId()
      return
    } catch {
      await pause(50)
    }
  }
  child.kill('SIGKILL')
  throw new Error('the local chain does not answer')
}

/** Puts the contract of pandas on a chain, with who may mint. */
export async function deployPandas({ reader, walletOf }: LocalChain, key: Hex, minter: Address): Promise<Address> {
  const { abi, bytecode } = readArtifact()
  const wallet = walletOf(key)
  const hash = await wallet.deployContract({ abi, bytecode, args: [minter], account: wallet.account!, chain: null })
  const { contractAddress } = await reader.waitForTransactionReceipt({ hash })
  return contractAddress!
}
