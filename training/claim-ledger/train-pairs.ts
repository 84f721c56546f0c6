import { readdirSync, readFileSync } from 'node:fs'
import type { GoldPair } from './eval-sets/eval-sets.ts'
import type { Relation } from '#app/engines/claim-ledger/relate/verdict.ts'

const PAIRS = new URL('./train-pairs/', import.meta.url)
const FAMILIES = new URL('./train-families/', import.meta.url)
const QUESTIONS = new URL('./train-questions/', import.meta.url)

export type TrainPair = Pick<GoldPair, 'kind' | 'relation' | 'a' | 'b'>
type Row = [TrainPair['kind'], TrainPair['relation'], a: string, b: string]

/** The files of a folder in order, each with the rows it holds. */
export const readFolder = <Row>(folder: URL): { file: string; rows: Row[] }[] =>
  readdirSync(folder)
    .toSorted()
    .map((file) => ({ file, rows: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Row[] }))

/** The labelled pairs of train-pairs by the name of their file, in order. */
export function readTrainPairs(): { file: string; pairs: TrainPair[] }[] {
  return readFolder<Row>(PAIRS).map(({ file, rows }) => ({
    file,
    pairs: rows.map(([kind, relation, a, b]) => ({ kind, relation, a, b })),
  }))
}

/** Sentences that say one thing, that say one rival thing, that limit the first and that are beside it. */
type Family = Record<'says' | 'denies' | 'limits' | 'beside', string[]>

/** The pairs within the families of train-families: each sentence stands in agreeing and in contradicting ones. */
export function readFamilyPairs(): Omit<TrainPair, 'kind'>[] {
  return readFolder<Family>(FAMILIES).flatMap(({ rows }) => rows.flatMap(pairsOf))
}

const pairsOf = ({ says, denies, limits, beside }: Family) => [
  ...among(says),
  ...among(denies),
  ...between('contradict', says, denies),
  ...between('qualifies', says, limits),
  ...between('unrelated', says, beside),
]

const among = (texts: string[]) => texts.flatMap((a, i) => between('agree', [a], texts.slice(i + 1)))

const between = (relation: Relation, left: string[], right: string[]) =>
  left.flatMap((a) => right.map((b) => ({ relation, a, b })))

/** A question with two or three rival sides of sentences out of answers, what limits the first side, and what is beside. */
type QuestionFamily = { question: string; sides: string[][] } & Record<'limits' | 'beside', string[]>

/** The pairs within the families of train-questions, in the words of the answers. */
export function readQuestionPairs(): { question: string; pairs: Omit<TrainPair, 'kind'>[] }[] {
  return readFolder<QuestionFamily>(QUESTIONS)
    .flatMap(({ rows }) => rows)
    .map(({ question, sides, limits, beside }) => ({
      question,
      pairs: [
        ...sides.flatMap(among),
        ...sides.flatMap((side, i) => between('contradict', side, sides.slice(i + 1).flat())),
        ...between('qualifies', sides[0] ?? [], limits),
        ...between('unrelated', [...sides.flat(), ...limits], beside),
        ...beside.flatMap((one, i) => between('unrelated', [one], beside.slice(i + 1))),
      ],
    }))
}
