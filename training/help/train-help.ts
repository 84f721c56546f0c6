/**
 * Learns which help article a message asks for from the lines in `training/help/phrases` and the ways of asking, and writes it to
 * `models/help-articles.json`: `npm run train:help`, after lines changed. Prints how well lines are told that were
 * held back.
 */
import { writeFileSync } from 'node:fs'
import { embed } from '#app/providers/embedding/embedded.server.ts'
import { embeddingSize } from '#app/engines/similarity/embedding.ts'
import { withName } from '#app/engines/knowledge/help/about-product.ts'
import { hashOfAsked, readAsked } from './phrases.ts'
import { toClearWords } from '#app/engines/knowledge/help/clear-words.ts'
import { knownSigns, unpackMeant, type PackedMeant } from '#app/engines/knowledge/help/meant.ts'
import { lettersOf, signsOf, wordsOf } from '#app/engines/knowledge/help/signs.ts'
import { learnShares, toBytes } from '../claim-ledger/learn-shares.ts'

/** One line of so many is held back for the figures. */
const HELD = 5
const PACE = { rounds: 20, decay: 2e-5, step: 0.05, batch: 256 }
/** A word or a run of letters that fewer lines have says nothing yet. */
const LEAST_LINES = { words: 3, letters: 6 }
const RARITY_STEPS = 24

type Row = { text: string; vector: Float32Array; label: number }

const asked = readAsked()
const slugs = asked.flatMap(({ slug }) => slug ?? [])
const talk = asked.flatMap(({ talk: kind }) => kind ?? [])
const classes = asked.length
const texts = asked.map(({ lines }) => lines.map((line) => toClearWords(line, (word) => word)))
const vectors = await embed(texts.flat().map(withName))
let next = 0
const rows: Row[] = texts.flatMap((lines, label) => lines.map((text) => ({ text, label, vector: vectors[next++]! })))

const isHeld = (_: Row, n: number) => n % HELD === 0
const weigh = unpackMeant(learn(rows.filter((row, n) => !isHeld(row, n))))
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
writeFileSync('models/help-articles.json', `${JSON.stringify(learn(rows))}\n`)

function learn(known: readonly Row[]): PackedMeant {
  const [words, letters] = [count(known, wordsOf, LEAST_LINES.words), count(known, lettersOf, LEAST_LINES.letters)]
  const rarity = Uint8Array.from([...words, ...letters], ([, lines]) =>
    Math.round(RARITY_STEPS * Math.log(known.length / lines)),
  )
  const names = { words: words.map(([word]) => word), letters: letters.map(([run]) => run) }
  const signs = knownSigns(names, rarity, embeddingSize)
  const samples = known.map(({ text, vector, label }) => {
    const { rows, weights } = signsOf(text, vector, signs)
    return { rows: Int32Array.from(rows), weights: Float32Array.from(weights), label }
  })
  const { weights, biases } = learnShares(samples, { rows: embeddingSize + rarity.length, classes }, PACE)
  return {
    ...{ asked: hashOfAsked(asked), slugs, talk, ...names, rarity: Buffer.from(rarity).toString('base64') },
    ...toBytes(weights),
    biases: Array.from(biases, (value) => Number(value.toFixed(4))),
  }
}

/** The signs that enough lines have, in their order, and how many have each. */
function count(known: readonly Row[], signsIn: (text: string) => string[], least: number): [string, number][] {
  const seen = new Map<string, number>()
  for (const { text } of known) for (const sign of signsIn(text)) seen.set(sign, (seen.get(sign) ?? 0) + 1)
  return [...seen].filter(([, lines]) => lines >= least).sort(([a], [b]) => (a < b ? -1 : 1))
}
