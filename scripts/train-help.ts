/**
 * Learns which help article a message asks for from the lines in `app/content/asked`, and writes it to
 * `providers/knowledge/help/meant.json`: `npm run train:help`, after lines changed. Prints how well lines are told that were
 * held back.
 */
import { writeFileSync } from 'node:fs'
import { toShares } from '#app/platform/softmax.ts'
import { embed } from '#app/providers/embedding/embedded.server.ts'
import { embeddingSize } from '#app/providers/embedding/embedding.ts'
import { hashOfAsked, readAsked } from '#app/providers/knowledge/help/asked-lines.server.ts'
import { unpackMeant, wordsOf, wordVector, type PackedMeant } from '#app/providers/knowledge/help/meant.ts'

/** One line of so many is held back for the figures. */
const HELD = 5
const ROUNDS = 40
const BATCH = 256
const STEP = 0.03
const DECAY = 1e-4
/** A word that fewer lines have says nothing yet. */
const LEAST_LINES = 3
const HIGHEST = 127
/** Lines are taken in an order that mixes the classes and is the same every time. */
const STRIDE = 7_919

type Row = { text: string; vector: Float32Array; label: number }
type Learned = { words: string[]; meaning: Float64Array; said: Float64Array; biases: number[] }

const asked = readAsked()
const slugs = asked.flatMap(({ slug }) => slug ?? [])
const talk = asked.flatMap(({ talk: kind }) => kind ?? [])
const classes = asked.length
const vectors = await embed(asked.flatMap(({ lines }) => lines))
let next = 0
const rows: Row[] = asked.flatMap(({ lines }, label) =>
  lines.map((text) => ({ text, label, vector: vectors[next++]! })),
)

const isHeld = (_: Row, n: number) => n % HELD === 0
const weigh = unpackMeant(pack(learn(rows.filter((row, n) => !isHeld(row, n)))))
const counts = { article: [0, 0], talk: [0, 0], other: [0, 0] }
for (const { text, vector, label } of rows.filter(isHeld)) {
  const told = weigh(text, vector)
  const all = [...told.shares.values(), ...told.talk.values(), told.other]
  const part = label < slugs.length ? 'article' : label < classes - 1 ? 'talk' : 'other'
  counts[part][0]! += Number(all.indexOf(Math.max(...all)) === label)
  counts[part][1]! += 1
}
for (const [part, [right = 0, of = 1]] of Object.entries(counts))
  console.log(`${part}: ${((100 * right) / of).toFixed(1)} % of ${of} lines held back are told right by this alone`)
writeFileSync('app/providers/knowledge/help/meant.json', `${JSON.stringify(pack(learn(rows)))}\n`)

/** Multinomial logistic regression by Adam (Kingma and Ba, 2015) over batches, with weight decay. */
function learn(known: readonly Row[]): Learned {
  const seen = new Map<string, number>()
  for (const { text } of known) for (const word of wordsOf(text)) seen.set(word, (seen.get(word) ?? 0) + 1)
  const words = [...seen].flatMap(([word, count]) => (count >= LEAST_LINES ? [word] : [])).sort()
  const rowOf = new Map(words.map((word, row) => [word, row]))
  const samples = known.map((row) => ({ ...row, ...wordVector(row.text, rowOf) }))
  const meaning = new Float64Array(classes * embeddingSize)
  const said = new Float64Array(words.length * classes)
  const biases = new Float64Array(classes)
  const parts = [meaning, said, biases].map((numbers) => {
    const [slopes, mean, square] = [0, 0, 0].map(() => new Float64Array(numbers.length))
    return { numbers, slopes: slopes!, mean: mean!, square: square! }
  })
  const [ofMeaning, ofSaid, ofBiases] = parts.map(({ slopes }) => slopes)
  const batches = Math.ceil(samples.length / BATCH)
  for (let step = 0; step < ROUNDS * batches; step += 1) {
    for (const { slopes } of parts) slopes.fill(0)
    for (let n = 0; n < BATCH; n += 1) {
      const { vector, label, rows: own, weight } = samples[((step * BATCH + n) * STRIDE) % samples.length]!
      const shares = toShares(
        Array.from(biases, (bias, row) => {
          let [sum, told] = [bias, 0]
          for (let at = 0; at < embeddingSize; at += 1) sum += meaning[row * embeddingSize + at]! * vector[at]!
          for (const word of own) told += said[word * classes + row]!
          return sum + told * weight
        }),
      )
      for (let row = 0; row < classes; row += 1) {
        const off = (shares[row]! - Number(row === label)) / BATCH
        ofBiases![row]! += off
        for (let at = 0; at < embeddingSize; at += 1) ofMeaning![row * embeddingSize + at]! += off * vector[at]!
        for (const word of own) ofSaid![word * classes + row]! += off * weight
      }
    }
    for (const part of parts) turn(part, step + 1)
  }
  return { words, meaning, said, biases: [...biases] }
}

type Part = { numbers: Float64Array; slopes: Float64Array; mean: Float64Array; square: Float64Array }

function turn({ numbers, slopes, mean, square }: Part, step: number): void {
  const [ofMean, ofSquare] = [1 - 0.9 ** step, 1 - 0.999 ** step]
  for (let i = 0; i < numbers.length; i += 1) {
    const slope = slopes[i]! + DECAY * numbers[i]!
    mean[i] = 0.9 * mean[i]! + 0.1 * slope
    square[i] = 0.999 * square[i]! + 0.001 * slope * slope
    numbers[i]! -= (STEP * (mean[i]! / ofMean)) / (Math.sqrt(square[i]! / ofSquare) + 1e-8)
  }
}

function pack({ words, meaning, said, biases }: Learned): PackedMeant {
  let most = 0
  for (const numbers of [meaning, said]) for (const value of numbers) most = Math.max(most, Math.abs(value))
  const scale = most / HIGHEST
  const bytes = Int8Array.from([...meaning, ...said], (value) => Math.round(value / scale))
  return {
    ...{ asked: hashOfAsked(asked), slugs, talk, words, scale },
    weights: Buffer.from(bytes.buffer).toString('base64'),
    biases: biases.map((value) => Number(value.toFixed(4))),
  }
}
