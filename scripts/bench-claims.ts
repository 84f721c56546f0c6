import { readFileSync } from 'node:fs'
import { openLedgerTools } from '#app/kits/engine-room/ledger-tools.server.ts'
import type { GoldPair, GoldRow } from '#app/kits/ledger/gold/gold.ts'
import { buildLedger } from '#app/kits/ledger/ledger.ts'
import { benchClaims, benchDisputes, benchPanels } from '#app/kits/ledger/ledger-bench.ts'
import type { BlindPanel } from '#app/kits/ledger/gold/panels-f.ts'
import { longAnswers } from './bench-answers.js'
import { heldOutPairs, heldOutPanels } from './held-out.ts'

/**
 * The claim benchmark: relations by part and kind, false consensus, panels, time. `-- --held-out` scores what other hands
 * wrote and nothing learned from; `-- pairs.json` or `-- panels.json` a batch of one's own: arrays of {kind, a, b,
 * relation} (or of the four in the order of gold/train) or of {question, answers, disputes}.
 */

const tools = openLedgerTools()
const ROUNDS = 3
const GOLD = 'app/kits/ledger/gold'
const heldOut = [
  ...heldOutPairs.map((name) => `${GOLD}/train/${name}`),
  ...heldOutPanels.map((name) => `${GOLD}/train-panels/${name}`),
]

type Pair = Pick<GoldPair, 'kind' | 'relation' | 'a' | 'b'>
type Row = [kind: GoldRow[0], relation: GoldRow[1], a: string, b: string]

async function scoreBatch(file: string): Promise<string> {
  const rows: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(rows) || rows.length === 0) throw new Error(`${file} holds no batch: an array is needed`)
  if ('answers' in rows[0]) return benchDisputes(tools, rows as BlindPanel[])
  return benchClaims(tools, (rows as (Pair | Row)[]).map(toGoldPair))
}

function toGoldPair(row: Pair | Row): GoldPair {
  const { kind, relation, a, b } = Array.isArray(row) ? { kind: row[0], relation: row[1], a: row[2], b: row[3] } : row
  return {
    kind: kind.replace('-', ' ') as GoldPair['kind'],
    relation,
    a,
    b,
    style: '',
    part: 'hold out',
    isLater: true,
  }
}

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

const files = process.argv.slice(2).flatMap((file) => (file === '--held-out' ? heldOut : file))
for (const file of files) console.log(`${file}\n${await scoreBatch(file)}`)
if (files.length === 0) {
  console.log(await benchClaims(tools))
  console.log(await benchPanels(tools))
  console.log(await benchDisputes(tools))
  console.log(await timeLedger())
}
