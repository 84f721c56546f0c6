import { readFileSync } from 'node:fs'
import { openLedgerTools } from '#app/kits/asking/engine-worker/ledger-tools.server.ts'
import type { GoldPair } from './eval-sets/eval-sets.ts'
import { buildLedger } from '#app/engines/claim-ledger/ledger.ts'
import { benchClaims, benchDisputes, benchNear, benchPanels, benchStyled } from './benchmark.ts'
import type { BlindPanel } from './eval-sets/panels-f.ts'
import { longAnswers } from '../../scripts/bench-answers.js'
import { heldOutPairs, heldOutPanels } from './held-out.ts'
import { readTrainPanels } from './prose-pairs.ts'
import { readTrainPairs } from './train-pairs.ts'
import type { TrainPair } from './train-pairs.ts'

/**
 * The claim benchmark: relations by part and kind, false consensus, near-identical sentences, panels, time. `-- --held-out` scores what other hands
 * wrote and nothing learned from; `-- pairs.json` or `-- panels.json` a batch of one's own: arrays of {kind, a, b,
 * relation} or of {question, answers, disputes}.
 */

const tools = openLedgerTools()
const ROUNDS = 3

async function scoreBatch(file: string): Promise<string> {
  const rows: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(rows) || rows.length === 0) throw new Error(`${file} holds no batch: an array is needed`)
  if ('answers' in rows[0]) return benchDisputes(tools, rows as BlindPanel[])
  return benchClaims(tools, (rows as TrainPair[]).map(toGoldPair))
}

async function scoreHeldOut(): Promise<void> {
  for (const { file, pairs } of readTrainPairs().filter((one) => heldOutPairs.includes(one.file)))
    console.log(`pairs ${file}\n${await benchClaims(tools, pairs.map(toGoldPair))}`)
  for (const { file, panels } of readTrainPanels().filter((one) => heldOutPanels.includes(one.file)))
    console.log(`panels ${file}\n${await benchDisputes(tools, panels)}`)
}

const toGoldPair = (pair: TrainPair): GoldPair => ({
  ...pair,
  kind: pair.kind.replace('-', ' ') as GoldPair['kind'],
  style: '',
  part: 'hold out',
  isLater: true,
})

async function timeLedger(): Promise<string> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = longAnswers(round).map((text, i) => ({ seat: `seat ${i + 1}`, text }))
    const started = performance.now()
    await buildLedger({ question: 'Should our studio switch to a four-day week?', answers }, tools)
    times.push(performance.now() - started)
  }
  const [first, ...later] = times.map((ms) => ms.toFixed(0))
  return `ledger of five answers of 200 words: ${first} ms the first time, then ${later.join(' and ')} ms`
}

const files = process.argv.slice(2)
for (const file of files)
  if (file === '--held-out') await scoreHeldOut()
  else console.log(`${file}\n${await scoreBatch(file)}`)
if (files.length === 0) {
  console.log(await benchClaims(tools))
  console.log(await benchNear(tools))
  console.log(await benchPanels(tools))
  console.log(await benchStyled(tools))
  console.log(await benchDisputes(tools))
  console.log(await timeLedger())
}
