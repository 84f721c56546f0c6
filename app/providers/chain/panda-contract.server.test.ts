import { getAddress, parseAbi, toFunctionSelector, type AbiFunction, type Address, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deployPandas, KEYS, NO_CHAIN, startChain, type LocalChain } from '#tests/support/local-chain.ts'
import { ARTIFACT, compile, readArtifact } from '#tests/support/panda-contract.ts'
import { SIGNATURES } from './panda-contract.server.ts'

const [MINTER, ADA, BO] = KEYS.map((key) => privateKeyToAccount(key).address) as [Address, Address, Address]
const NOBODY = `0x${'0'.repeat(40)}` as const

/** A contract that takes tokens, one that takes another answer for it, and one that takes none. */
const OTHERS = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;
contract Taker {
  function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) { return 0x150b7a02; }
}
contract Wrong {
  function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) { return 0x12345678; }
}
contract Deaf { uint256 public answer = 42; }`

const compiled = compile({ 'Others.sol': OTHERS })

test('what is kept beside the source is what the compiler makes of it', () => {
  expect({ [ARTIFACT]: readArtifact() }).toEqual({ [ARTIFACT]: compiled['FrenlyPandas'] })
})

test('what this site calls is what the contract has', () => {
  const { abi } = readArtifact()
  const toLine = (item: { type: string; name?: string; inputs?: readonly { type: string }[] }) =>
    `${item.type} ${item.name}(${(item.inputs ?? []).map(({ type }) => type).join(',')})`
  const has = new Set(abi.map((item) => toLine(item as never)))
  expect(
    parseAbi(SIGNATURES)
      .map((item) => toLine(item))
      .filter((line) => !has.has(line)),
  ).toEqual([])
})

test('the numbers of its interfaces are those of the standards', () => {
  const { abi } = readArtifact()
  const selectorOf = (name: string, inputs: number) =>
    BigInt(
      toFunctionSelector(
        abi.find(
          (one): one is AbiFunction => one.type === 'function' && one.name === name && one.inputs.length === inputs,
        )!,
      ),
    )
  const xor = (...of: [string, number][]) => of.reduce((sum, [name, inputs]) => sum ^ selectorOf(name, inputs), 0n)
  expect(xor(['supportsInterface', 1])).toBe(0x01ffc9a7n)
  expect(xor(['name', 0], ['symbol', 0], ['tokenURI', 1])).toBe(0x5b5e139fn)
  expect(
    xor(
      ['balanceOf', 1],
      ['ownerOf', 1],
      ['approve', 2],
      ['getApproved', 1],
      ['setApprovalForAll', 2],
      ['isApprovedForAll', 2],
      ['transferFrom', 3],
      ['safeTransferFrom', 3],
      ['safeTransferFrom', 4],
    ),
  ).toBe(0x80ac58cdn)
})

describe.skipIf(NO_CHAIN)(`on a chain${NO_CHAIN && `: ${NO_CHAIN}`}`, () => {
  const { abi } = readArtifact()
  let chain: LocalChain
  let address: Address
  beforeAll(async () => {
    chain = await startChain()
    address = await deployPandas(chain, KEYS[0], MINTER)
  })
  afterAll(() => chain?.stop())

  const read = (functionName: string, args: unknown[] = []) =>
    chain.reader.readContract({ abi, address, functionName, args })
  async function send(key: Hex, functionName: string, args: unknown[]) {
    const wallet = chain.walletOf(key)
    const hash = await wallet.writeContract({ abi, address, functionName, args, account: wallet.account!, chain: null })
    return chain.reader.waitForTransactionReceipt({ hash })
  }
  const deploy = async (name: string) => {
    const wallet = chain.walletOf(KEYS[0])
    const hash = await wallet.deployContract({ ...compiled[name]!, account: wallet.account!, chain: null })
    return (await chain.reader.waitForTransactionReceipt({ hash })).contractAddress!
  }
  const refuses = (call: Promise<unknown>, with_: string) => expect(call).rejects.toThrow(with_)

  test('it says what it is, and only the minter mints, each number once', async () => {
    for (const id of ['0x01ffc9a7', '0x80ac58cd', '0x5b5e139f'])
      expect(await read('supportsInterface', [id])).toBe(true)
    expect(await read('supportsInterface', ['0xffffffff'])).toBe(false)
    await refuses(send(KEYS[1], 'mint', [ADA, 1n, 'data:,x']), 'NotMinter')
    await refuses(read('ownerOf', [1n]), 'NoToken')
    const { logs } = await send(KEYS[0], 'mint', [ADA, 1n, 'data:,one'])
    expect(logs).toHaveLength(1)
    expect([await read('ownerOf', [1n]), await read('balanceOf', [ADA])]).toEqual([ADA, 1n])
    await refuses(send(KEYS[0], 'mint', [BO, 1n, 'data:,two']), 'Taken')
    await refuses(send(KEYS[0], 'mint', [NOBODY, 2n, 'data:,two']), 'NoAddress')
    expect(await read('tokenURI', [1n])).toBe('data:,one')
  })

  test('what a token says comes back to the letter, however long, and empty too', async () => {
    for (const [id, length] of [
      [10n, 0],
      [11n, 1],
      [12n, 24_000],
      [13n, 24_001],
      [14n, 61_234],
    ] as const) {
      const uri = Array.from({ length }, (_, n) => String.fromCharCode(33 + ((n * 7 + length) % 90))).join('')
      await send(KEYS[0], 'mint', [ADA, id, uri])
      expect((await read('tokenURI', [id])) === uri).toBe(true)
    }
  })

  test('a token moves by its owner, by whom the owner let, and by nobody else', async () => {
    await send(KEYS[0], 'mint', [ADA, 20n, 'data:,x'])
    for (const key of [KEYS[0], KEYS[2]]) await refuses(send(key, 'transferFrom', [ADA, BO, 20n]), 'NotAllowed')
    await send(KEYS[1], 'approve', [BO, 20n])
    await send(KEYS[2], 'transferFrom', [ADA, BO, 20n])
    expect([await read('ownerOf', [20n]), await read('getApproved', [20n])]).toEqual([BO, NOBODY])
    await refuses(send(KEYS[1], 'transferFrom', [BO, ADA, 20n]), 'NotAllowed')
    await send(KEYS[2], 'setApprovalForAll', [ADA, true])
    await send(KEYS[1], 'transferFrom', [BO, ADA, 20n])
    await refuses(send(KEYS[1], 'transferFrom', [BO, ADA, 20n]), 'NotAllowed')
    await refuses(send(KEYS[1], 'transferFrom', [ADA, NOBODY, 20n]), 'NoAddress')
    expect(await read('ownerOf', [20n])).toBe(ADA)
  })

  test('a contract gets a token only when it says that it takes it', async () => {
    const taker = await deploy('Taker')
    await send(KEYS[0], 'mint', [taker, 30n, 'data:,x'])
    expect(await read('ownerOf', [30n])).toBe(getAddress(taker))
    for (const [n, name] of ['Wrong', 'Deaf'].entries()) {
      const other = await deploy(name)
      await refuses(send(KEYS[0], 'mint', [other, BigInt(31 + n), 'data:,x']), 'NotReceived')
      await refuses(send(KEYS[1], 'safeTransferFrom', [ADA, other, 20n]), 'NotReceived')
    }
  })

  test('minting is handed over by the minter alone', async () => {
    await refuses(send(KEYS[1], 'handOver', [ADA]), 'NotMinter')
    await send(KEYS[0], 'handOver', [ADA])
    await refuses(send(KEYS[0], 'mint', [ADA, 40n, 'data:,x']), 'NotMinter')
    await send(KEYS[1], 'mint', [ADA, 40n, 'data:,x'])
    await send(KEYS[1], 'handOver', [MINTER])
  })
})
