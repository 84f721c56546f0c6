import { cosineOf } from '#app/providers/embedding/embedding.ts'
import type { Relation } from './verdict.ts'
import type { GoldPair } from './gold/gold.ts'
import { goldPairs, kinds } from './gold/gold.ts'
import type { GoldPanel } from './gold/panels.ts'
import { goldPanels } from './gold/panels.ts'
import { inventions } from './assemble.ts'
import { buildLedger } from './ledger.ts'
import type { Ledger } from './ledger.ts'
import { relateClaims } from './relation.ts'
import type { LedgerTools } from './relation.ts'
import { toKey } from './text.ts'
import { emptyWords } from './vocabulary.ts'

const RELATIONS: Relation[] = ['agree', 'contradict', 'qualifies', 'unrelated']
/** The plain rules the engine is held against: shared words as in research_panel (0.8), and cosine alone. */
const SAME_WORDS = 0.8
const CLASHING_WORDS = 0.6
const SAME_COSINE = 0.7

export type Judged = GoldPair & { found: Relation; tier: string }
export type Scores = {
  pairs: number
  right: number
  macroF1: number
  falseConsensus: number
  contradictions: number
  falseAgreements: number
}

/** The engine's answer for every gold pair. */
export async function judgeAll(pairs: GoldPair[], tools: LedgerTools): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const pair of pairs) {
    const { relation, tier } = await relateClaims(pair.a, pair.b, tools)
    judged.push({ ...pair, found: relation, tier })
  }
  return judged
}

/** Counts right answers, macro-F1 over the four relations and contradictions called agreement. */
export function scoreOf(judged: Pick<Judged, 'relation' | 'found'>[]): Scores {
  const f1 = RELATIONS.map((relation) => {
    const hits = judged.filter((pair) => pair.relation === relation && pair.found === relation).length
    const said = judged.filter(({ found }) => found === relation).length
    const meant = judged.filter((pair) => pair.relation === relation).length
    return meant + said === 0 ? null : (2 * hits) / (said + meant)
  }).filter((value) => value !== null)
  const contradictions = judged.filter(({ relation }) => relation === 'contradict')
  const falseAgreements = contradictions.filter(({ found }) => found === 'agree').length
  return {
    pairs: judged.length,
    right: judged.filter(({ relation, found }) => relation === found).length,
    macroF1: f1.reduce((sum, value) => sum + value, 0) / Math.max(1, f1.length),
    falseConsensus: contradictions.length === 0 ? 0 : falseAgreements / contradictions.length,
    contradictions: contradictions.length,
    falseAgreements,
  }
}

function wordsOf(text: string): Set<string> {
  return new Set(
    toKey(text)
      .split(' ')
      .filter((word) => !emptyWords.has(word)),
  )
}

/** Shared words alone: 0.8 is the same claim, 0.6 with a lone "not" a contradiction. */
function relateByWords(a: string, b: string): Relation {
  const [left, right] = [wordsOf(a), wordsOf(b)]
  const shared = [...left].filter((word) => right.has(word)).length / Math.max(1, Math.min(left.size, right.size))
  const denies = (text: string): boolean => /\b(?:not|no|never)\b|n't\b/i.test(text)
  if (shared >= CLASHING_WORDS && denies(a) !== denies(b)) return 'contradict'
  return shared >= SAME_WORDS ? 'agree' : 'unrelated'
}

async function byCosine(pairs: GoldPair[], { embed }: LedgerTools): Promise<Judged[]> {
  const vectors = await embed(pairs.flatMap(({ a, b }) => [a, b]))
  return pairs.map((pair, i) => {
    const [left, right] = [vectors[2 * i], vectors[2 * i + 1]]
    return {
      ...pair,
      tier: 'embedding',
      found: left && right && cosineOf(left, right) >= SAME_COSINE ? 'agree' : 'unrelated',
    }
  })
}

function row(name: string, scores: Scores): string {
  const { pairs, right, macroF1, falseAgreements, contradictions, falseConsensus } = scores
  return columns(
    name,
    pairs,
    right,
    macroF1.toFixed(3),
    `${falseAgreements}/${contradictions}`,
    percent(falseConsensus),
  )
}

const WIDTHS = [5, 7, 10, 9, 9]

function columns(name: string, ...values: (string | number)[]): string {
  return name.padEnd(26) + values.map((value, i) => String(value).padStart(WIDTHS[i] ?? 0)).join('')
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

/**
 * A printable table of the gold set: right answers, macro-F1 and false consensus by part and by kind, against two
 * plain rules.
 */
export async function benchClaims(tools: LedgerTools): Promise<string> {
  await tools.embed(['warm'])
  await relateClaims('Warm is hot.', 'Warm is not hot.', tools)
  const started = performance.now()
  const judged = await judgeAll(goldPairs, tools)
  const ms = (performance.now() - started) / judged.length
  const cosine = await byCosine(goldPairs, tools)
  const words = goldPairs.map((pair) => ({ ...pair, found: relateByWords(pair.a, pair.b), tier: 'words' }))
  const tiers = [...new Set(judged.map(({ tier }) => tier))].map(
    (tier) => `${tier} ${judged.filter((pair) => pair.tier === tier).length}`,
  )
  return [
    columns('claims', 'pairs', 'right', 'macro-F1', 'false =', 'rate'),
    row('develop', scoreOf(judged.filter(({ part }) => part === 'develop'))),
    row('hold out', scoreOf(judged.filter(({ part }) => part === 'hold out'))),
    row('all', scoreOf(judged)),
    ...kinds.map((kind) => row(`  ${kind}`, scoreOf(judged.filter((pair) => pair.kind === kind)))),
    row('word overlap alone', scoreOf(words)),
    row('cosine alone', scoreOf(cosine)),
    `decided by: ${tiers.join(', ')}; ${ms.toFixed(1)} ms a pair`,
  ].join('\n')
}

export type PanelVerdict = { isHeadingRight: boolean; areDisputesRight: boolean; isInventionFree: boolean }

/** Holds a ledger against what its panel must show: heading, the rival words of every dispute, nothing invented. */
export function judgePanel(panel: GoldPanel, ledger: Ledger): PanelVerdict {
  const shown = ledger.disputes.map(({ positions }) =>
    positions.map(({ value, quotes }) => [value, ...quotes.map(({ quote }) => quote)].join(' ').toLowerCase()),
  )
  const isShown = (words: string[]): boolean =>
    shown.some((positions) =>
      words.every((word) =>
        positions.some((text) => text.includes(word.toLowerCase()) || (word === 'not' && /\bno\b|n't|un/.test(text))),
      ),
    )
  return {
    isHeadingRight: ledger.heading === panel.heading,
    areDisputesRight: ledger.disputes.length === panel.disputes.length && panel.disputes.every(isShown),
    isInventionFree: inventions(ledger.answer, [panel.question, ...panel.answers]).length === 0,
  }
}

/** A printable line over the gold panels: headings right, disputes right, answers without inventions. */
export async function benchPanels(tools: LedgerTools): Promise<string> {
  const started = performance.now()
  const verdicts: PanelVerdict[] = []
  for (const panel of goldPanels) {
    const answers = panel.answers.map((text, i) => ({ seat: `seat ${i + 1}`, text }))
    verdicts.push(judgePanel(panel, await buildLedger({ question: panel.question, answers }, tools)))
  }
  const count = (key: keyof PanelVerdict): string =>
    `${verdicts.filter((verdict) => verdict[key]).length}/${verdicts.length}`
  const ms = (performance.now() - started) / verdicts.length
  return (
    `panels: headings ${count('isHeadingRight')}, disputes ${count('areDisputesRight')}, nothing ` +
    `invented ${count('isInventionFree')}; ${ms.toFixed(0)} ms a panel`
  )
}
