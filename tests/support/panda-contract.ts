import { readFileSync } from 'node:fs'
import solc from 'solc'
import type { Abi, Hex } from 'viem'

const SOURCE = 'docs/contracts/FrenlyPandas.sol'
/** What is kept beside the source, made of it by the compiler it names. */
export const ARTIFACT = 'docs/contracts/FrenlyPandas.json'

export type Compiled = { compiler: string; settings: object; abi: Abi; bytecode: Hex }
/** Of an old machine, so that the contract runs on every chain of Ethereum's kind. */
const SETTINGS = { optimizer: { enabled: true, runs: 200 }, evmVersion: 'paris' }

type Output = {
  errors?: { severity: string; formattedMessage: string }[]
  contracts: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>
}

/** Compiles the contract of pandas, and other sources with it. Throws what the compiler says, warnings too. */
export function compile(more: Record<string, string> = {}): Record<string, Compiled> {
  const sources = { 'FrenlyPandas.sol': readFileSync(SOURCE, 'utf8'), ...more }
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(Object.entries(sources).map(([name, content]) => [name, { content }])),
    settings: { ...SETTINGS, outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } } },
  }
  const { errors = [], contracts } = JSON.parse(solc.compile(JSON.stringify(input))) as Output
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  const made = Object.values(contracts).flatMap((ofFile) => Object.entries(ofFile))
  return Object.fromEntries(
    made.map(([name, { abi, evm }]) => [
      name,
      { compiler: solc.version(), settings: SETTINGS, abi, bytecode: `0x${evm.bytecode.object}` as const },
    ]),
  )
}

export const readArtifact = () => JSON.parse(readFileSync(ARTIFACT, 'utf8')) as Compiled
