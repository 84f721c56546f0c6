import { readFileSync, writeFileSync } from 'node:fs'
import { factsOf, suspect } from '#app/kits/ledger/compare.ts'
import { goldPairs } from '#app/kits/ledger/gold/gold.ts'
import type { GoldPair, GoldRow } from '#app/kits/ledger/gold/gold.ts'
import { decideBy, relations } from '#app/kits/ledger/judge.ts'
import { scoreOf } from '#app/kits/ledger/ledger-bench.ts'
import { readSlots } from '#app/kits/ledger/slots.ts'
import { standing } from '#app/kits/ledger/standing.ts'
import { readTraits } from '#app/kits/ledger/traits.ts'
import { sharesOf } from '#app/kits/ledger/trees.ts'
import type { Forest } from '#app/kits/ledger/trees.ts'
import type { Stage } from '#app/kits/ledger/weigh.ts'
import { cosineOf } from '#app/providers/embedding/embedding.ts'
import { embed } from '#app/providers/embedding/embedded.server.ts'
import { openLexicon } from '#app/providers/knowledge/wordnet/lexicon.server.ts'
import { growForest } from './grow-trees.ts'
import type { Growth } from './grow-trees.ts'

/**
 * Grows the trees that judge two claims put side by side (app/kits/ledger/forests.ts), from gold/train.json and the
 * develop part of the gold set, never from what is held out. The traits read weights.ts, so scripts/train-claims.ts
 * runs first. The same data give the same file, byte for byte. With `-- --check` it also grows them without one file in
 * five of train.json at a time and prints how they judge that file.
 */

const FILE = new URL('../app/kits/ledger/forests.ts', import.meta.url)
const TRAIN = new URL('../app/kits/ledger/gold/train.json', import.meta.url)
/** Pairs of one file of train.json were written in one go: they are left out together. */
const FILE_ROWS = 120
const FOLDS = 5
/** The rules were made with the first develop pairs in view, so what they find there says too much. */
const SEEN_WEIGHT = 0.5
const DIGITS = 4
const GROWTH: Growth = {
  rounds: 220,
  depth: 3,
  rate: 0.07,
  ridge: 4,
  leastWeight: 3,
  signShare: 0.3,
  rowShare: 0.7,
  seed: 7,
}

type Example = {
  relation: GoldPair['relation']
  kind: GoldPair['kind']
  fold: number | null
  stage: Stage
  words: number[]
  cosine: number
  weight: number
}

const lexicon = openLexicon()

async function readExample(
  { relation, kind, a: first, b: second }: Pick<GoldPair, 'relation' | 'kind' | 'a' | 'b'>,
  fold: number | null,
  weight: number,
): Promise<Example[]> {
  const [left, right] = [first, second].map((text) => standing(text, null))
  if (left?.length !== 1 || right?.length !== 1) return []
  const slots = [...left, ...right].map(({ text }) => readSlots(text, lexicon))
  const [a, b] = slots.toSorted((x, y) => (x.key <= y.key ? -1 : 1))
  if (!a || !b || a.key === b.key) return []
  const facts = factsOf(a, b, lexicon)
  const suspicion = suspect(facts)
  const [x, y] = await embed([a.text, b.text])
  const round = (value: number): number => Number(value.toFixed(DIGITS))
  return [
    {
      relation,
      kind,
      fold,
      stage: suspicion.stage,
      words: readTraits(facts, suspicion).map(round),
      cosine: round(x && y ? cosineOf(x, y) : 0),
      weight,
    },
  ]
}

function signsOf({ words, cosine }: Example, withMeaning: boolean): number[] {
  return withMeaning ? [...words, cosine] : words
}

function grow(examples: Example[], withMeaning: boolean): Forest {
  const samples = examples.map((example) => ({
    signs: signsOf(example, withMeaning),
    label: relations.indexOf(example.relation),
    weight: example.weight,
  }))
  return growForest(samples, relations.length, GROWTH)
}

function check(examples: Example[]): void {
  for (const withMeaning of [false, true]) {
    const judged = Array.from({ length: FOLDS }, (_, fold) => {
      const forest = grow(
        examples.filter((example) => example.fold !== fold),
        withMeaning,
      )
      return examples
        .filter((example) => example.fold === fold)
        .map((example) => ({
          ...example,
          found: decideBy(sharesOf(forest, signsOf(example, withMeaning)), example.stage),
        }))
    }).flat()
    const exact = judged.filter(({ kind }) => ['number', 'unit', 'date'].includes(kind))
    console.log(withMeaning ? 'with the sentences embedded' : 'by words alone', scoreOf(judged))
    console.log('of these number, unit, date', scoreOf(exact))
  }
}

const rows = JSON.parse(readFileSync(TRAIN, 'utf8')) as [GoldRow[0], GoldRow[1], string, string][]
const examples: Example[] = []
for (const pair of goldPairs.filter(({ part }) => part === 'develop'))
  examples.push(...(await readExample(pair, null, pair.isLater ? 1 : SEEN_WEIGHT)))
for (const [i, [kind, relation, a, b]] of rows.entries())
  examples.push(...(await readExample({ kind, relation, a, b }, Math.floor(i / FILE_ROWS) % FOLDS, 1)))
console.log(`${examples.length} pairs`)
const grown = { words: grow(examples, false), withMeaning: grow(examples, true) }
writeFileSync(
  FILE,
  `import type { Forest } from './trees.ts'

/** Written by scripts/train-judge.ts from gold/train.json and the develop part of the gold set; never by hand. */
// prettier-ignore
export const forests: Readonly<Record<'words' | 'withMeaning', Forest>> = ${JSON.stringify(grown)}
`,
)
if (process.argv.includes('--check')) check(examples)
if (process.env.DUMP) writeFileSync(process.env.DUMP, JSON.stringify(examples))
