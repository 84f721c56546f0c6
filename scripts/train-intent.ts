/**
 * Learns what the examples of `kits/intent` mean and writes it beside them: `npx tsx scripts/train-intent.ts`, after the
 * examples changed. Prints how well each example is told from all the others (in folds).
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { examplesOf, intentExamples } from '#app/kits/intent/examples.ts'
import { intentIds } from '#app/kits/intent/intent.ts'
import { courtesyOf, toPlain } from '#app/kits/intent/wording.ts'
import { toShares } from '#app/platform/softmax.ts'
import { embed } from '#app/providers/embedding/embedded.server.ts'
import { embeddingSize } from '#app/providers/embedding/embedding.ts'

const ROUNDS = 160
const STEP = 40
const DECAY = 0.0006
const FOLDS = 4
const HIGHEST = 127

type Row = { vector: Float32Array; label: number }

const samples = intentIds.flatMap((id, label) =>
  examplesOf(id).flatMap((text) => [
    { text: bare(text), label },
    { text: bare(text).toLowerCase(), label },
  ]),
)
const vectors = await embed(samples.map(({ text }) => text))
const rows: Row[] = samples.map(({ label }, n) => ({ label, vector: vectors[n]! }))

let right = 0
for (let fold = 0; fold < FOLDS; fold += 1) {
  const held = (n: number) => Math.floor(n / 2) % FOLDS === fold
  const model = learn(rows.filter((_, n) => !held(n)))
  right += rows.filter((row, n) => held(n) && best(model, row.vector) === row.label).length
}
console.log(
  `${intentIds.length} intents, ${samples.length / 2} examples, ${((100 * right) / rows.length).toFixed(1)} % told right by meaning alone (${FOLDS} folds)`,
)

const { weights, biases } = learn(rows)
const scale = Math.max(...weights.map(Math.abs)) / HIGHEST
const bytes = Int8Array.from(weights, (value) => Math.round(value / scale))
const examples = createHash('sha256').update(JSON.stringify(intentExamples)).digest('hex').slice(0, 16)
const packed = {
  examples,
  scale,
  biases: biases.map((value) => Number(value.toFixed(4))),
  weights: Buffer.from(bytes.buffer).toString('base64'),
}
writeFileSync('app/kits/intent/meaning.json', `${JSON.stringify(packed, null, 2)}\n`)

function bare(text: string): string {
  return text.slice(courtesyOf(toPlain(text)))
}

/** Multinomial logistic regression by plain gradient steps. */
function learn(known: readonly Row[]): { weights: Float64Array; biases: number[] } {
  const classes = intentIds.length
  const weights = new Float64Array(classes * embeddingSize)
  const biases = Array.from({ length: classes }, () => 0)
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = new Float64Array(weights.length)
    const shift = biases.map(() => 0)
    for (const { vector, label } of known) {
      const shares = sharesOf(weights, biases, vector)
      for (let row = 0; row < classes; row += 1) {
        const off = shares[row]! - Number(row === label)
        if (Math.abs(off) < 1e-4) continue
        shift[row]! += off
        for (let at = 0; at < embeddingSize; at += 1) slope[row * embeddingSize + at]! += off * vector[at]!
      }
    }
    for (let at = 0; at < weights.length; at += 1)
      weights[at]! -= STEP * (slope[at]! / known.length + DECAY * weights[at]!)
    for (let row = 0; row < classes; row += 1) biases[row]! -= (STEP * shift[row]!) / known.length / 10
  }
  return { weights, biases }
}

function sharesOf(weights: Float64Array, biases: readonly number[], vector: Float32Array): number[] {
  const scores = biases.map((bias, row) => {
    let sum = bias
    for (let at = 0; at < embeddingSize; at += 1) sum += weights[row * embeddingSize + at]! * vector[at]!
    return sum
  })
  return toShares(scores)
}

function best({ weights, biases }: ReturnType<typeof learn>, vector: Float32Array): number {
  const shares = sharesOf(weights, biases, vector)
  return shares.indexOf(Math.max(...shares))
}
