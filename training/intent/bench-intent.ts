/**
 * Prints how often the first intent is the right one, on sentences that are not among the examples: `npm run bench:intent`.
 * `-- --wrong` shows what was told wrong in the half that rules may be made from, `-- --all` in both.
 */
import { readFileSync } from 'node:fs'
import { goldSentences, unclear } from '../../tests/eval-sets/intent.ts'
import { HEAD, tally, toLine, type Told } from './benchmark.ts'
import { intentIds } from '#app/kits/asking/intent/intent.ts'
import { unpackMeaning, weighMeaning, type PackedMeaning } from '#app/kits/asking/intent/meaning.ts'
import { findPlaces } from '#app/kits/asking/intent/places.server.ts'
import { decide, readWish, weighCues } from '#app/kits/asking/intent/weigh.ts'
import { embed, warmEmbeddings } from '#app/providers/embedding/embedded.server.ts'

const LEAST_FIRST = 0.9
const MEANT_CHARS = 300

const meaning = unpackMeaning(JSON.parse(readFileSync('app/kits/asking/intent/meaning.json', 'utf8')) as PackedMeaning)
await warmEmbeddings()

async function recognise(text: string, isMeant = true) {
  const wish = readWish(text, findPlaces)
  const [vector] = isMeant ? await embed([wish.typed.slice(0, MEANT_CHARS)]) : []
  return decide(wish, weighCues(wish), vector ? weighMeaning(vector, meaning) : null)
}

const told: Told[] = []
const byCues: Told[] = []
const startedAt = performance.now()
for (const sentence of goldSentences) told.push({ ...sentence, found: await recognise(sentence.text) })
const tookMs = (performance.now() - startedAt) / goldSentences.length
for (const sentence of goldSentences) byCues.push({ ...sentence, found: await recognise(sentence.text, false) })

console.log(HEAD)
console.log(toLine('all', tally(told)))
console.log(toLine('develop half', tally(told.filter(({ isHeldOut }) => !isHeldOut))))
console.log(toLine('hold-out half', tally(told.filter(({ isHeldOut }) => isHeldOut))))
console.log(toLine('cues without meaning', tally(byCues)))
for (const language of new Set(goldSentences.map((one) => one.language)))
  console.log(toLine(`  in ${language}`, tally(told.filter((one) => one.language === language))))
for (const intent of intentIds) console.log(toLine(`  ${intent}`, tally(told.filter((one) => one.intent === intent))))

const asked = []
for (const text of unclear) asked.push({ text, found: await recognise(text) })
const honest = asked.filter(({ found }) => found.confidence === 'unsure')
console.log(`\n${honest.length} of ${asked.length} texts without a clear wish are answered by choices`)
console.log(`${tookMs.toFixed(1)} ms a text`)

const isShown = process.argv.includes('--wrong') || process.argv.includes('--all')
const wrong = told.filter(({ found, intent }) => found.intent !== intent)
if (isShown) {
  for (const { text, intent, found, isHeldOut } of wrong.filter(
    (one) => !one.isHeldOut || process.argv.includes('--all'),
  ))
    console.log(
      `${isHeldOut ? 'held ' : '     '}${intent} told ${found.intent} (${found.confidence}, ${found.share.toFixed(2)}): ${text}`,
    )
  for (const { text, found } of asked.filter(({ found }) => found.confidence !== 'unsure'))
    console.log(`     clear? ${found.intent} (${found.confidence}, ${found.share.toFixed(2)}): ${text}`)
}
if (told.length - wrong.length < LEAST_FIRST * told.length) process.exitCode = 1
