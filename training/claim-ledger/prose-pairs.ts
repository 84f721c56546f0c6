import { claimsOf } from '#app/engines/claim-ledger/claims.ts'
import type { SeatClaim } from '#app/engines/claim-ledger/claims.ts'
import { proseTraits } from '#app/engines/claim-ledger/compare.ts'
import type { BlindPanel, PanelClaim } from './eval-sets/panels-f.ts'
import { isSaidAt } from './benchmark.ts'
import type { Relation } from '#app/engines/claim-ledger/relate/verdict.ts'
import { pairsAmong } from '#app/engines/claim-ledger/related.ts'
import { readQuestion } from '#app/engines/claim-ledger/segment/question-form.ts'
import { openLexicon } from '#app/engines/knowledge/wordnet/lexicon.server.ts'
import { readFolder } from './train-pairs.ts'

const PANELS = new URL('./train-panels/', import.meta.url)
export type TrainPanel = BlindPanel & { claims: PanelClaim[][] }
type Place = { family: number; position: string }
/** Two claims of two answers that the ledger compares, how much they share, what it reads of them, and how they stand. */
export type ProsePair = { a: string; b: string; shared: number; traits: number[]; relation: Relation }

const lexicon = openLexicon()

/** The whole panels of train-panels by the name of their file, in order. */
export function readTrainPanels(): { file: string; panels: TrainPanel[] }[] {
  return readFolder<TrainPanel>(PANELS).map(({ file, rows }) => ({ file, panels: rows }))
}

/** All pairs of claims of one panel that the words alone do not decide. */
export function prosePairsOf(panel: TrainPanel): ProsePair[] {
  const asked = readQuestion(panel.question)
  const claims = panel.answers.flatMap((answer) => claimsOf(answer, asked, lexicon, panel.question))
  const places = claims.map((claim) => placesOf(claim, panel))
  return pairsAmong(claims, asked).flatMap(({ a, b, pair, setting, nearness }) => {
    const [left, right] = pair
    if (left.answer === right.answer || !setting) return []
    const [first, second] = pair.map(({ slots }) => slots).toSorted((x, y) => (x.key <= y.key ? -1 : 1))
    const traits = proseTraits(first!, second!, lexicon, setting)
    if (!traits) return []
    const shared = nearness[0]!
    return [{ a: left.text, b: right.text, shared, traits, relation: relationOf(places[a]!, places[b]!) }]
  })
}

function placesOf({ answer, segment }: SeatClaim, { claims }: TrainPanel): Place[] {
  return claims.flatMap((members, family) =>
    members
      .filter((member) => member.seat === answer.seat && isSaidAt(member.text, answer.text, segment))
      .map(({ position }) => ({ family, position })),
  )
}

function relationOf(a: Place[], b: Place[]): Relation {
  const found = a.flatMap((x) => b.flatMap((y) => (x.family === y.family ? [[x.position, y.position]] : [])))
  if (found.some(([p, q]) => p !== q && p !== '~' && q !== '~')) return 'contradict'
  if (found.some(([p, q]) => p === q && p !== '~')) return 'agree'
  return found.length > 0 ? 'qualifies' : 'unrelated'
}

/** The wording that the ledger makes of a sentence of an answer: of a yes or no in full; what it would cut stays whole. */
export function wordingOf(sentence: string, question: string): string {
  const [first, ...others] = claimsOf({ seat: '', text: sentence }, readQuestion(question), lexicon, question)
  return first && (others.length === 0 || first.isCompleted) ? first.text : sentence
}
