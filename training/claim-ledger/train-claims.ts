import { writeFileSync } from 'node:fs'
import { factsOf, suspect } from '#app/engines/claim-ledger/compare.ts'
import { goldPairs } from './eval-sets/eval-sets.ts'
import type { GoldPair } from './eval-sets/eval-sets.ts'
import { readMeaningSigns, readWordSigns } from '#app/engines/claim-ledger/judge/signs.ts'
import type { Weights } from '#app/engines/claim-ledger/judge/weigh.ts'
import { stages } from '#app/engines/claim-ledger/relate/verdict.ts'
import type { Stage } from '#app/engines/claim-ledger/relate/verdict.ts'
import { standing } from '#app/engines/claim-ledger/segment/standing.ts'
import { readSlots } from '#app/engines/claim-ledger/slots/slots.ts'
import { cosineOf } from '#app/engines/similarity/embedding.ts'
import { embed } from '#app/providers/embedding/embedded.server.ts'
import { openLexicon } from '#app/engines/knowledge/wordnet/lexicon.server.ts'

/**
 * Learns how signs speak for two claims being about one thing (app/engines/claim-ledger/judge/weights.ts), from the develop part of the
 * gold set alone: the ledger of a panel weighs its claims with them. training/claim-ledger/train-judge.ts comes after, as it reads
 * them. The same data give the same file, byte for byte.
 */

const FILE = new URL('../../app/engines/claim-ledger/judge/weights.ts', import.meta.url)
/** Later batches were written by other hands after the rules and are nearer to what comes. */
const LATER_WEIGHT = 2
/** A contradiction called agreement is dearer than an agreement missed. */
const FALSE_AGREEMENT_WEIGHT = 2
const RIDGE = 8
const TURNS = 40
const DIGITS = 4

const RELATED: Record<Stage, GoldPair['relation'][]> = {
  rival: ['contradict'],
  figure: ['contradict'],
  denial: ['contradict', 'qualifies'],
  limit: ['qualifies'],
  agreement: ['agree'],
}

type Example = { stage: Stage; words: number[]; meaning: number[]; isRelated: boolean; weight: number }

async function readExample(pair: GoldPair): Promise<Example[]> {
  const lexicon = openLexicon()
  const [left, right] = [pair.a, pair.b].map((text) => standing(text, null))
  if (left?.length !== 1 || right?.length !== 1) return []
  const slots = [...left, ...right].map(({ text }) => readSlots(text, lexicon))
  const [a, b] = slots.toSorted((x, y) => (x.key <= y.key ? -1 : 1))
  if (!a || !b || a.key === b.key) return []
  const facts = factsOf(a, b, lexicon)
  if (facts.isOtherKind) return []
  const { stage } = suspect(facts)
  const [x, y] = await embed([a.text, b.text])
  const isFalseAgreement = stage === 'agreement' && pair.relation === 'contradict'
  return [
    {
      stage,
      words: readWordSigns(facts),
      meaning: readMeaningSigns(facts, x && y ? cosineOf(x, y) : 0),
      isRelated: RELATED[stage].includes(pair.relation),
      weight: (pair.isLater ? LATER_WEIGHT : 1) * (isFalseAgreement ? FALSE_AGREEMENT_WEIGHT : 1),
    },
  ]
}

/** Logistic regression with a ridge, by Newton's method, over signs brought to mean 0 and spread 1. */
function learn(examples: Example[], withMeaning: boolean): Weights {
  const signs = examples.map(({ words, meaning }) => (withMeaning ? [...words, ...meaning] : words))
  const width = signs[0]?.length ?? 0
  const mean = Array.from(
    { length: width },
    (_, i) => signs.reduce((sum, row) => sum + (row[i] ?? 0), 0) / signs.length,
  )
  const scale = mean.map((middle, i) => {
    const spread = signs.reduce((sum, row) => sum + ((row[i] ?? 0) - middle) ** 2, 0) / signs.length
    return Math.sqrt(spread) || 1
  })
  const rows = signs.map((row) => [1, ...row.map((sign, i) => (sign - (mean[i] ?? 0)) / (scale[i] ?? 1))])
  let weight = Array.from({ length: width + 1 }, () => 0)
  for (let turn = 0; turn < TURNS; turn += 1) {
    const gradient = weight.map((value, i) => (i === 0 ? 0 : -RIDGE * value))
    const curve: number[][] = weight.map((_, i) => weight.map((__, j) => (i === j ? (i === 0 ? 1e-6 : RIDGE) : 0)))
    for (const [n, row] of rows.entries()) {
      const example = examples[n]
      if (!example) continue
      const sum = row.reduce((total, sign, i) => total + sign * (weight[i] ?? 0), 0)
      const share = 1 / (1 + Math.exp(-sum))
      const force = example.weight * ((example.isRelated ? 1 : 0) - share)
      const bend = example.weight * share * (1 - share)
      for (const [i, x] of row.entries()) {
        gradient[i] = (gradient[i] ?? 0) + force * x
        const line = curve[i]
        if (line) for (const [j, y] of row.entries()) line[j] = (line[j] ?? 0) + bend * x * y
      }
    }
    const step = solved(curve, gradient)
    weight = weight.map((value, i) => value + (step[i] ?? 0))
  }
  const round = (value: number): number => Number(value.toPrecision(DIGITS))
  return {
    bias: round(weight[0] ?? 0),
    mean: mean.map(round),
    scale: scale.map(round),
    weight: weight.slice(1).map(round),
  }
}

/** Gauss with pivots. */
function solved(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0])
  for (let i = 0; i < rows.length; i += 1) {
    const best = rows
      .slice(i)
      .reduce((at, row, k) => (Math.abs(row[i] ?? 0) > Math.abs(rows[at]?.[i] ?? 0) ? i + k : at), i)
    const [top, other] = [rows[i], rows[best]]
    if (!top || !other) continue
    rows[i] = other
    rows[best] = top
    const pivot = rows[i]
    const first = pivot?.[i] ?? 0
    if (!pivot || Math.abs(first) < 1e-12) continue
    for (const [k, row] of rows.entries()) {
      if (k === i) continue
      const share = (row[i] ?? 0) / first
      for (let j = i; j < row.length; j += 1) row[j] = (row[j] ?? 0) - share * (pivot[j] ?? 0)
    }
  }
  return rows.map((row, i) => (row.at(-1) ?? 0) / (row[i] ?? 1))
}

const developed = goldPairs.filter(({ part }) => part === 'develop')
const examples: Example[] = []
for (const pair of developed) examples.push(...(await readExample(pair)))
const learned = Object.fromEntries(
  stages.map((stage) => {
    const own = examples.filter((example) => example.stage === stage)
    console.log(`${stage}: ${own.length} pairs, ${own.filter(({ isRelated }) => isRelated).length} about one thing`)
    return [stage, { words: learn(own, false), withMeaning: learn(own, true) }]
  }),
)
writeFileSync(
  FILE,
  `import type { Stage } from '../relate/verdict.ts'
import type { Weights } from './weigh.ts'

/** Written by training/claim-ledger/train-claims.ts from the develop part of the gold set; never by hand. */
// prettier-ignore
export const weights: Readonly<Record<Stage, { words: Weights; withMeaning: Weights }>> = ${JSON.stringify(learned)}
`,
)
