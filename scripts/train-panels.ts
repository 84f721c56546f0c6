import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { claimsOf } from '#app/kits/ledger/claims.ts'
import type { SeatClaim } from '#app/kits/ledger/claims.ts'
import { proseTraits } from '#app/kits/ledger/compare.ts'
import type { BlindPanel } from '#app/kits/ledger/gold/panels-f.ts'
import { relations } from '#app/kits/ledger/judge.ts'
import { readQuestion } from '#app/kits/ledger/question-form.ts'
import { pairsAmong } from '#app/kits/ledger/related.ts'
import type { Relation } from '#app/kits/ledger/verdict.ts'
import { openLexicon } from '#app/providers/knowledge/wordnet/lexicon.server.ts'
import { growForest } from './grow-trees.ts'
import type { Growth, Sample } from './grow-trees.ts'

/**
 * Grows the trees that judge two claims of two answers in prose (app/kits/ledger/panel-forest.json) from whole panels,
 * gold/train-panels, in which every claim is put into its family. The same data give the same file, byte for byte. File
 * names behind `--without` are left out, to see how the ledger does on panels that it did not learn from:
 * `npm run bench:claims -- app/kits/ledger/gold/train-panels/03.json`.
 */

const LEDGER = new URL('../app/kits/ledger/', import.meta.url)
const PANELS = new URL('gold/train-panels/', LEDGER)
const DIGITS = 4
/** A claim is of a family when so much of the shorter of both lies in the other. */
const LEAST_SHARE = 0.5
const GROWTH: Growth = {
  rounds: 200,
  depth: 4,
  rate: 0.06,
  ridge: 4,
  leastWeight: 1,
  signShare: 0.3,
  rowShare: 0.7,
  seed: 7,
}

/** Families of claims about one point: members of one position agree, of two contradict, `~` only limits the others. */
type TrainPanel = BlindPanel & { claims: { seat: string; text: string; position: string }[][] }
type Place = { family: number; position: string }

const lexicon = openLexicon()

function placesOf({ answer, segment }: SeatClaim, { claims }: TrainPanel): Place[] {
  return claims.flatMap((members, family) =>
    members.flatMap(({ seat, text, position }) => {
      const start = answer.text.indexOf(text)
      const common = Math.min(start + text.length, segment.end) - Math.max(start, segment.start)
      const isWithin = common > 0 && common >= LEAST_SHARE * Math.min(text.length, segment.end - segment.start)
      return seat === answer.seat && start >= 0 && isWithin ? [{ family, position }] : []
    }),
  )
}

function relationOf(a: Place[], b: Place[]): Relation {
  const found = a.flatMap((x) => b.flatMap((y) => (x.family === y.family ? [[x.position, y.position]] : [])))
  if (found.some(([p, q]) => p !== q && p !== '~' && q !== '~')) return 'contradict'
  if (found.some(([p, q]) => p === q && p !== '~')) return 'agree'
  return found.length > 0 ? 'qualifies' : 'unrelated'
}

function samplesOf(panel: TrainPanel): Sample[] {
  const asked = readQuestion(panel.question)
  const claims = panel.answers.flatMap((answer) => claimsOf(answer, asked, lexicon, panel.question))
  const places = claims.map((claim) => placesOf(claim, panel))
  return pairsAmong(claims, asked).flatMap(({ a, b, pair, setting }) => {
    const [left, right] = pair
    if (left.answer === right.answer || !setting) return []
    const [first, second] = pair.map(({ slots }) => slots).toSorted((x, y) => (x.key <= y.key ? -1 : 1))
    const traits = proseTraits(first!, second!, lexicon, setting)
    if (!traits) return []
    const label = relations.indexOf(relationOf(places[a]!, places[b]!))
    return [{ signs: traits.map((trait) => Number(trait.toFixed(DIGITS))), label, weight: 1 }]
  })
}

const without = process.argv
  .slice(process.argv.indexOf('--without') + 1)
  .filter(() => process.argv.includes('--without'))
const panels = readdirSync(PANELS)
  .toSorted()
  .filter((file) => !without.includes(file))
  .flatMap((file) => JSON.parse(readFileSync(new URL(file, PANELS), 'utf8')) as TrainPanel[])
const samples = panels.flatMap(samplesOf)
const counts = relations.map((relation, i) => `${samples.filter(({ label }) => label === i).length} ${relation}`)
console.log(`${panels.length} panels, ${samples.length} pairs: ${counts.join(', ')}`)
writeFileSync(new URL('panel-forest.json', LEDGER), JSON.stringify(growForest(samples, relations.length, GROWTH)))
