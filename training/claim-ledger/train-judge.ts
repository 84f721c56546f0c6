import { writeFileSync } from 'node:fs'
import { factsOf, suspect } from '#app/engines/claim-ledger/compare.ts'
import { goldPairs } from './eval-sets/eval-sets.ts'
import type { GoldPair } from './eval-sets/eval-sets.ts'
import { decideBy, relations } from '#app/engines/claim-ledger/judge/judge.ts'
import { readTraits } from '#app/engines/claim-ledger/judge/traits.ts'
import { sharesOf } from '#app/engines/claim-ledger/judge/trees.ts'
import type { Forest } from '#app/engines/claim-ledger/judge/trees.ts'
import { scoreOf } from './benchmark.ts'
import type { Stage } from '#app/engines/claim-ledger/relate/verdict.ts'
import { wholeOf } from '#app/engines/claim-ledger/relation.ts'
import { standing } from '#app/engines/claim-ledger/segment/standing.ts'
import { readSlots } from '#app/engines/claim-ledger/slots/slots.ts'
import { cosineOf } from '#app/engines/similarity/embedding.ts'
import { embed } from '#app/providers/embedding/embedded.server.ts'
import { openLexicon } from '#app/engines/knowledge/wordnet/lexicon.server.ts'
import { growForest } from './grow-trees.ts'
import type { Growth } from './grow-trees.ts'
import { heldOutPairs, pairsOfNetwork } from './held-out.ts'
import { heldOutShares, learnWording, toFile } from './learn-wording.ts'
import { readTrainPairs } from './train-pairs.ts'
import type { TrainPair } from './train-pairs.ts'

/**
 * Learns how two claims put side by side are judged, from train-pairs and the develop part of the gold set, never from
 * what held-out.ts leaves out: first how their wordings speak (models/claim-wordings.json), then the trees that
 * read this beside all other traits (forests.json), with the wordings judged as if nobody had seen them. The traits read
 * weights.ts, so training/claim-ledger/train-claims.ts runs first. The same data give the same files, byte for byte. With `-- --check`
 * it also grows the trees without the pairs of one fold of writers at a time and prints how they judge these.
 */

const MODELS = new URL('../../models/', import.meta.url)
/** Pairs of one file were written by one hand: they are left out together. */
const FOLDS = 5
/** The rules were made with the first develop pairs in view, so what they find there says too much. */
const SEEN_WEIGHT = 0.5
const DIGITS = 4
const GROWTH: Growth = {
  rounds: 350,
  depth: 6,
  rate: 0.06,
  ridge: 4,
  leastWeight: 1.5,
  signShare: 0.25,
  rowShare: 0.7,
  seed: 7,
}

type Example = {
  relation: GoldPair['relation']
  kind: GoldPair['kind']
  fold: number
  isHeldOut: boolean
  stage: Stage
  a: string
  b: string
  words: number[]
  cosine: number
  weight: number
}

const lexicon = openLexicon()
const round = (value: number): number => Number(value.toFixed(DIGITS))

async function readExample(pair: TrainPair, from: Pick<Example, 'fold' | 'isHeldOut' | 'weight'>): Promise<Example[]> {
  const texts = [pair.a, pair.b].map((text) => wholeOf(standing(text, null).map((part) => part.text)))
  const slots = texts.flatMap((text) => (text === null ? [] : readSlots(text, lexicon)))
  const [a, b] = slots.toSorted((x, y) => (x.key <= y.key ? -1 : 1))
  if (!a || !b || a.key === b.key) return []
  const facts = factsOf(a, b, lexicon)
  const suspicion = suspect(facts)
  const [x, y] = await embed([a.text, b.text])
  return [
    {
      ...from,
      relation: pair.relation,
      kind: pair.kind,
      stage: suspicion.stage,
      a: a.text,
      b: b.text,
      words: readTraits(facts, suspicion).map(round),
      cosine: round(x && y ? cosineOf(x, y) : 0),
    },
  ]
}

async function readAll(): Promise<Example[]> {
  const examples: Example[] = []
  const develop = goldPairs.filter(({ part }) => part === 'develop')
  for (const [i, pair] of develop.entries())
    examples.push(
      ...(await readExample(pair, { fold: i % FOLDS, isHeldOut: false, weight: pair.isLater ? 1 : SEEN_WEIGHT })),
    )
  const leftOut = [...heldOutPairs, ...pairsOfNetwork]
  const learned = readTrainPairs().filter(({ file }) => !leftOut.includes(file))
  for (const [i, { pairs }] of learned.entries())
    for (const pair of pairs)
      examples.push(...(await readExample(pair, { fold: i % FOLDS, isHeldOut: true, weight: 1 })))
  return examples
}

const signsOf = ({ words, cosine }: Example, wording: number[], withMeaning: boolean): number[] => [
  ...words,
  ...wording.map(round),
  ...(withMeaning ? [cosine] : []),
]

const wordedOf = ({ a, b, relation, fold }: Example) => ({ a, b, fold, label: relations.indexOf(relation) })

function grow(examples: Example[], wordings: number[][], withMeaning: boolean): Forest {
  const samples = examples.map((example, i) => ({
    signs: signsOf(example, wordings[i] ?? [], withMeaning),
    label: relations.indexOf(example.relation),
    weight: example.weight,
  }))
  return growForest(samples, relations.length, GROWTH)
}

function check(examples: Example[], wordings: number[][], withMeaning: boolean): void {
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const isKept = (example: Example): boolean => !(example.isHeldOut && example.fold === fold)
    const forest = grow(
      examples.filter(isKept),
      wordings.filter((_wording, i) => isKept(examples[i]!)),
      withMeaning,
    )
    return examples.flatMap((example, i) =>
      isKept(example) ? [] : [{ ...example, likely: sharesOf(forest, signsOf(example, wordings[i]!, withMeaning)) }],
    )
  }).flat()
  const decided = judged.map((each) => ({ ...each, found: decideBy(each.likely, each.stage, 'unread') }))
  console.log(withMeaning ? 'with the sentences embedded' : 'by words alone', scoreOf(decided))
  const exact = decided.filter(({ kind }) => ['number', 'unit', 'date'].includes(kind))
  console.log('of these number, unit, date', scoreOf(exact))
}

const examples = await readAll()
console.log(`${examples.length} pairs`)
const worded = examples.map(wordedOf)
writeFileSync(new URL('claim-wordings.json', MODELS), toFile(learnWording(worded, relations.length)))
const wordings = heldOutShares(worded, relations.length)
if (process.argv.includes('--check')) for (const withMeaning of [true, false]) check(examples, wordings, withMeaning)
const forests = { words: grow(examples, wordings, false), withMeaning: grow(examples, wordings, true) }
writeFileSync(new URL('claim-forests.json', MODELS), JSON.stringify(forests))
