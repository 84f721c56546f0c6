import { writeFileSync } from 'node:fs'
import { relations } from '#app/engines/claim-ledger/judge/judge.ts'
import { growForest } from './grow-trees.ts'
import type { Growth, Sample } from './grow-trees.ts'
import { heldOutPanels, panelsOfNetwork } from './held-out.ts'
import { prosePairsOf, readTrainPanels } from './prose-pairs.ts'

/**
 * Grows the trees that judge two claims of two answers in prose (models/panel-forest.json) from whole panels,
 * train-panels, in which every claim is put into its family, but for those in held-out.ts. The same data give the
 * same file, byte for byte.
 */

const MODELS = new URL('../../models/', import.meta.url)
const DIGITS = 4
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

const leftOut = [...heldOutPanels, ...panelsOfNetwork]
const panels = readTrainPanels().flatMap(({ file, panels }) => (leftOut.includes(file) ? [] : panels))
const samples = panels.flatMap(prosePairsOf).map(({ traits, relation }): Sample => {
  const signs = traits.map((trait) => Number(trait.toFixed(DIGITS)))
  return { signs, label: relations.indexOf(relation), weight: 1 }
})
const counts = relations.map((relation, i) => `${samples.filter(({ label }) => label === i).length} ${relation}`)
console.log(`${panels.length} panels, ${samples.length} pairs: ${counts.join(', ')}`)
writeFileSync(new URL('panel-forest.json', MODELS), JSON.stringify(growForest(samples, relations.length, GROWTH)))
