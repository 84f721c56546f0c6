/**
 * Learns what the examples of `kits/intent` mean and writes it beside them: `npx tsx training/intent/train-intent.ts`, after the
 * examples changed. Prints how well each example is told from all the others (in folds).
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { examplesOf, intentExamples } from '#app/kits/asking/intent/examples.ts'
import { intentIds } from '#app/kits/asking/intent/intent.ts'
import { courtesyOf, toPlain } from '#app/kits/asking/intent/wording.ts'
import { embed } from '#app/providers/embedding/embedded.server.ts'
import { embeddingSize } from '#app/engines/similarity/embedding.ts'
import { learnShares, sharesOf, toBytes, type Learned, type Sample } from '../claim-ledger/learn-shares.ts'

const PACE = { rounds: 60, decay: 0.0006, step: 0.05, batch: 256 }
const FOLDS = 4
const classes = intentIds.length
const meaningRows = Int32Array.from({ length: embeddingSize }, (_, row) => row)

const samples = intentIds.flatMap((id, label) =>
  examplesOf(id).flatMap((text) => [
    { text: bare(text), label },
    { text: bare(text).toLowerCase(), label },
  ]),
)
const vectors = await embed(samples.map(({ text }) => text))
const rows: Sample[] = samples.map(({ label }, n) => ({ label, rows: meaningRows, weights: vectors[n]! }))

let right = 0
for (let fold = 0; fold < FOLDS; fold += 1) {
  const held = (n: number) => Math.floor(n / 2) % FOLDS === fold
  const model = learn(rows.filter((_, n) => !held(n)))
  right += rows.filter((row, n) => held(n) && best(model, row) === row.label).length
}
console.log(
  `${intentIds.length} intents, ${samples.length / 2} examples, ${((100 * right) / rows.length).toFixed(1)} % told right by meaning alone (${FOLDS} folds)`,
)

const { weights, biases } = learn(rows)
const examples = createHash('sha256').update(JSON.stringify(intentExamples)).digest('hex').slice(0, 16)
const packed = {
  examples,
  ...toBytes(byClass(weights)),
  biases: Array.from(biases, (value) => Number(value.toFixed(4))),
}
writeFileSync('app/kits/asking/intent/meaning.json', `${JSON.stringify(packed, null, 2)}\n`)

function bare(text: string): string {
  return text.slice(courtesyOf(toPlain(text)))
}

function learn(known: readonly Sample[]): Learned {
  return learnShares(known, { rows: embeddingSize, classes }, PACE)
}

/** The same numbers, all of a class together: the order they are kept in. */
function byClass(weights: Float32Array): Float32Array {
  return weights.map((_, at) => weights[(at % embeddingSize) * classes + Math.floor(at / embeddingSize)]!)
}

function best(model: Learned, row: Sample): number {
  const shares = sharesOf(model, row)
  return shares.indexOf(Math.max(...shares))
}
