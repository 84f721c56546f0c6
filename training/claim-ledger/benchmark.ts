import { cosineOf } from '#app/engines/similarity/embedding.ts'
import { inventions } from '#app/engines/claim-ledger/assemble/assemble.ts'
import { readSpelledNumber } from '#app/engines/claim-ledger/figures/number-words.ts'
import type { GoldPair } from './eval-sets/eval-sets.ts'
import { goldPairs, kinds, nearPairs } from './eval-sets/eval-sets.ts'
import { blindPanels } from './eval-sets/panels-f.ts'
import type { BlindPanel, PanelClaim } from './eval-sets/panels-f.ts'
import { styledPanels } from './eval-sets/panels-h.ts'
import type { StyledPanel } from './eval-sets/panels-h.ts'
import { everydayPanels, freshPanels } from './eval-sets/panels-i.ts'
import type { GoldPanel } from './eval-sets/panels.ts'
import { goldPanels } from './eval-sets/panels.ts'
import { buildLedger } from '#app/engines/claim-ledger/ledger.ts'
import type { Ledger, Voice } from '#app/engines/claim-ledger/ledger.ts'
import type { Relation } from '#app/engines/claim-ledger/relate/verdict.ts'
import { relateClaims } from '#app/engines/claim-ledger/relation.ts'
import type { LedgerTools } from '#app/engines/claim-ledger/relation.ts'
import { toKey } from '#app/engines/claim-ledger/text/text.ts'
import { emptyWords } from '#app/engines/claim-ledger/text/vocabulary.ts'

const RELATIONS: Relation[] = ['agree', 'contradict', 'qualifies', 'unrelated']
/** The plain rules the engine is held against: shared words as in research_panel (0.8), and cosine alone. */
const SAME_WORDS = 0.8
const CLASHING_WORDS = 0.6
const SAME_COSINE = 0.7

export type JudgedPair = GoldPair & { found: Relation; tier: string }
export type Scores = {
  pairs: number
  right: number
  macroF1: number
  falseConsensus: number
  contradictions: number
  falseAgreements: number
}

/** The engine's answer for every gold pair. */
export async function judgeAll(pairs: GoldPair[], tools: LedgerTools): Promise<JudgedPair[]> {
  const judged: JudgedPair[] = []
  for (const pair of pairs) {
    const { relation, tier } = await relateClaims(pair.a, pair.b, tools)
    judged.push({ ...pair, found: relation, tier })
  }
  return judged
}

/** Counts right answers, macro-F1 over the four relations and contradictions called agreement. */
export function scoreOf(judged: Pick<JudgedPair, 'relation' | 'found'>[]): Scores {
  const f1 = RELATIONS.map((relation) => f1Of(judged, relation)).filter((value) => value !== null)
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

/** The harmonic mean of precision and recall on one relation; null where it neither stands nor was found. */
function f1Of(judged: Pick<JudgedPair, 'relation' | 'found'>[], relation: Relation): number | null {
  const hits = judged.filter((pair) => pair.relation === relation && pair.found === relation).length
  const said = judged.filter(({ found }) => found === relation).length
  const meant = judged.filter((pair) => pair.relation === relation).length
  return meant + said === 0 ? null : (2 * hits) / (said + meant)
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

async function byCosine(pairs: GoldPair[], { embed }: LedgerTools): Promise<JudgedPair[]> {
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

function row(name: string, judged: Pick<JudgedPair, 'relation' | 'found'>[]): string {
  const { pairs, right, macroF1, falseAgreements, contradictions, falseConsensus } = scoreOf(judged)
  return columns(
    name,
    pairs,
    right,
    macroF1.toFixed(3),
    ...RELATIONS.map((relation) => f1Of(judged, relation)?.toFixed(2) ?? '-'),
    `${falseAgreements}/${contradictions}`,
    percent(falseConsensus),
  )
}

const WIDTHS = [6, 7, 10, 8, 12, 11, 11, 9, 9]

function columns(name: string, ...values: (string | number)[]): string {
  return name.padEnd(22) + values.map((value, i) => String(value).padStart(WIDTHS[i] ?? 0)).join('')
}

const VALUE_KINDS: readonly GoldPair['kind'][] = ['number', 'unit', 'date']

/**
 * What the ledger is held to on pairs: contradictions called agreement, those of a figure, unit or date among them, and agreeing
 * pairs called contradictory.
 */
function accountOf(name: string, judged: Pick<JudgedPair, 'relation' | 'found' | 'kind'>[]): string {
  const clashing = judged.filter(({ relation }) => relation === 'contradict')
  const values = clashing.filter(({ kind }) => VALUE_KINDS.includes(kind))
  const agreeing = judged.filter(({ relation }) => relation === 'agree')
  const share = (of: typeof clashing, found: Relation): string =>
    `${of.filter((pair) => pair.found === found).length}/${of.length}`
  return (
    `${name.padEnd(22)}false consensus ${share(clashing, 'agree')}, of figures, units and dates ${share(values, 'agree')}; ` +
    `false disputes ${share(agreeing, 'contradict')}`
  )
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

/**
 * A printable table of pairs: right answers, macro-F1, F1 of each relation and false consensus by part and by kind,
 * against two plain rules. Without pairs it takes the gold set.
 */
export async function benchClaims(tools: LedgerTools, pairs: GoldPair[] = goldPairs): Promise<string> {
  await tools.embed(['warm'])
  await relateClaims('Warm is hot.', 'Warm is not hot.', tools)
  const started = performance.now()
  const judged = await judgeAll(pairs, tools)
  const ms = (performance.now() - started) / judged.length
  const cosine = await byCosine(pairs, tools)
  const words = pairs.map((pair) => ({ ...pair, found: relateByWords(pair.a, pair.b), tier: 'words' }))
  const tiers = [...new Set(judged.map(({ tier }) => tier))].map(
    (tier) => `${tier} ${judged.filter((pair) => pair.tier === tier).length}`,
  )
  const inPart = (part: GoldPair['part'], isLater?: boolean): JudgedPair[] =>
    judged.filter((pair) => pair.part === part && (isLater === undefined || pair.isLater === isLater))
  const parts: [string, JudgedPair[]][] = [
    ['develop', inPart('develop')],
    ['hold out', inPart('hold out')],
    ['  written first', inPart('hold out', false)],
    ['  blind batches', inPart('hold out', true)],
    ['all', judged],
    ...kinds.map((kind): [string, JudgedPair[]] => [`  ${kind}`, judged.filter((pair) => pair.kind === kind)]),
  ]
  return [
    columns('claims', 'pairs', 'right', 'macro-F1', ...RELATIONS, 'false =', 'rate'),
    ...parts.filter(([, own]) => own.length > 0).map(([name, own]) => row(name, own)),
    row('word overlap alone', words),
    row('cosine alone', cosine),
    `held to account (${pairs === goldPairs ? 'rules and thresholds have seen this set' : 'unseen where nothing was tuned on it'}):`,
    accountOf('ledger', judged),
    accountOf('word overlap alone', words),
    accountOf('cosine alone', cosine),
    `decided by: ${tiers.join(', ')}; ${ms.toFixed(1)} ms a pair`,
  ].join('\n')
}

/** What is found of sentences that share nearly all their words: of those without a rival value, and of those with one. */
export function scoreNear(judged: Pick<JudgedPair, 'relation' | 'found'>[]): Record<'same' | 'rival', Tally> {
  const tallyOf = (own: typeof judged): Tally =>
    Object.fromEntries(RELATIONS.map((found) => [found, own.filter((pair) => pair.found === found).length])) as Tally
  return {
    same: tallyOf(judged.filter(({ relation }) => relation !== 'contradict')),
    rival: tallyOf(judged.filter(({ relation }) => relation === 'contradict')),
  }
}

type Tally = Record<Relation, number>

/** A printable table of the near-identical pairs, beside the two plain rules. */
export async function benchNear(tools: LedgerTools): Promise<string> {
  const line = (name: string, judged: Pick<JudgedPair, 'relation' | 'found'>[]): string => {
    const { same, rival } = scoreNear(judged)
    return (
      `${name.padEnd(22)}same: agree ${same.agree}, qualify ${same.qualifies}, cannot tell ${same.unrelated}, ` +
      `false disputes ${same.contradict}; rival: contradict ${rival.contradict}, qualify ${rival.qualifies}, ` +
      `cannot tell ${rival.unrelated}, false consensus ${rival.agree}`
    )
  }
  const words = nearPairs.map((pair) => ({ ...pair, found: relateByWords(pair.a, pair.b) }))
  return [
    `near-identical sentences (${nearPairs.length} pairs, none learned from; rules were mended once with them in view):`,
    line('ledger', await judgeAll(nearPairs, tools)),
    line('word overlap alone', words),
    line('cosine alone', await byCosine(nearPairs, tools)),
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

/**
 * How many of the disputes a panel should show a ledger shows (`found` of `meant`), how many it shows are right, and how
 * many of the rows in which it finds several seats agreeing join rivals (`joined` of `agreed`).
 */
export type DisputeScore = {
  found: number
  meant: number
  right: number
  shown: number
  joined: number
  agreed: number
}
type Shown = Ledger['disputes'][number]

/**
 * Holds the disputes of a ledger against those a panel has: by the places of what is quoted where the panel says which
 * claims are rivals, else by the words of the rival values.
 */
export function judgeDisputes(
  panel: BlindPanel,
  { disputes, claims }: Pick<Ledger, 'disputes' | 'claims'>,
): DisputeScore {
  const { isFound, meant } = panel.claims ? byPlace(panel, panel.claims) : byWords(panel)
  const agreed = claims.filter(({ support }) => support.length > 1)
  return {
    found: meant.filter((_, i) => disputes.some((shown) => isFound(i, shown))).length,
    meant: meant.length,
    right: disputes.filter((shown) => meant.some((_, i) => isFound(i, shown))).length,
    shown: disputes.length,
    joined: agreed.filter(({ voices }) => joinsRivals(panel, voices)).length,
    agreed: agreed.length,
  }
}

type Finder = { meant: unknown[]; isFound: (meant: number, shown: Shown) => boolean }

/** A dispute is found when members of two positions of its family are quoted on two sides of one that is shown. */
function byPlace(panel: BlindPanel, families: PanelClaim[][]): Finder {
  const meant = families.filter((members) => new Set(firm(members).map(({ position }) => position)).size > 1)
  const isFound = (i: number, { positions }: Shown): boolean => {
    const sides = positions.map(({ quotes }) => quotes.flatMap((quote) => positionsOf(panel, meant[i] ?? [], quote)))
    return sides.some((own, at) => sides.slice(at + 1).some((other) => own.some((x) => other.some((y) => x !== y))))
  }
  return { meant, isFound }
}

/** A dispute is found when two of its positions stand on two sides of one that is shown, by seats and words. */
function byWords({ disputes }: BlindPanel): Finder {
  const isFound = (i: number, shown: Shown): boolean => {
    const sides = (disputes[i]?.positions ?? []).map(({ value, seats }) =>
      shown.positions.findIndex(
        (position) =>
          position.seats.some((seat) => seats.includes(seat)) &&
          isSaidIn([position.value, ...position.quotes.map(({ quote }) => quote)].join(' '), value),
      ),
    )
    return new Set(sides.filter((side) => side >= 0)).size >= 2
  }
  return { meant: disputes, isFound }
}

/** Whether seats that a row finds to agree hold rival positions of one family, and none the same. */
function joinsRivals(panel: BlindPanel, voices: Voice[]): boolean {
  const own = voices.filter(({ stance }) => stance === 'says')
  const pairs = own
    .flatMap((a, i) => own.slice(i + 1).map((b) => [a, b] as const))
    .filter(([a, b]) => a.seat !== b.seat)
  const held = (panel.claims ?? []).flatMap((members) =>
    pairs.map(([a, b]) => [positionsOf(panel, members, a), positionsOf(panel, members, b)] as const),
  )
  const isOne = held.some(([x, y]) => x.some((position) => y.includes(position)))
  return !isOne && held.some(([x, y]) => x.length > 0 && y.length > 0)
}

const firm = (members: PanelClaim[]): PanelClaim[] => members.filter(({ position }) => position !== '~')

/** The positions of one family that a quote speaks for. */
function positionsOf({ answers }: BlindPanel, members: PanelClaim[], quote: Voice): string[] {
  const raw = answers.find(({ seat }) => seat === quote.seat)?.text ?? ''
  return firm(members)
    .filter(({ seat, text }) => seat === quote.seat && isSaidAt(text, raw, quote))
    .map(({ position }) => position)
}

/** Whether a part of an answer is what stands at a place: half of the shorter of both lies in the other. */
export function isSaidAt(text: string, raw: string, place: { start: number; end: number }): boolean {
  const start = raw.indexOf(text)
  const common = Math.min(start + text.length, place.end) - Math.max(start, place.start)
  return start >= 0 && common > 0 && common >= SAID_SHARE * Math.min(text.length, place.end - place.start)
}

const SAID_SHARE = 0.5
const STEM_LETTERS = 5

/** Figures decide where a value has some; else half of its words, by their beginnings. */
function isSaidIn(text: string, value: string): boolean {
  const said = [...wordsOf(text)].map(figureOf)
  const all = [...wordsOf(value)].map(figureOf)
  const figures = all.filter((word) => /\d/.test(word))
  const sought = figures.length > 0 ? figures : all
  const hits = sought.filter((word) =>
    said.some((other) => other.slice(0, STEM_LETTERS) === word.slice(0, STEM_LETTERS)),
  )
  return sought.length > 0 && hits.length >= sought.length * SAID_SHARE
}

function figureOf(word: string): string {
  const number = readSpelledNumber(word)
  return number === null ? word : String(number)
}

/** How many headings of panels are right, with what is found of their disputes. */
export async function scoreStyled(
  tools: LedgerTools,
  panels = styledPanels,
): Promise<DisputeScore & { headings: number }> {
  const total = { headings: 0, found: 0, meant: 0, right: 0, shown: 0, joined: 0, agreed: 0 }
  for (const panel of panels) {
    const ledger = await buildLedger({ question: panel.question, answers: panel.answers }, tools)
    total.headings += Number(ledger.heading === panel.heading)
    const score = judgeDisputes(panel, ledger)
    for (const key of Object.keys(score) as (keyof DisputeScore)[]) total[key] += score[key]
  }
  return total
}

/** Panels in the manner of five families of models, by whether rules saw them. */
const STYLED: readonly [StyledPanel[], string][] = [
  [styledPanels, 'rules were mended with them in view'],
  [everydayPanels, 'everyday matters, rules were mended with them in view'],
  [freshPanels, 'everyday matters, run once when the rules stood, then read'],
]

/** Printable lines over the panels in the manner of five families of models. */
export async function benchStyled(tools: LedgerTools): Promise<string> {
  const lines: string[] = []
  for (const [panels, seen] of STYLED) {
    const { headings, found, meant, right, shown } = await scoreStyled(tools, panels)
    lines.push(
      `panels in five manners (${panels.length}, ${seen}): headings ${headings}/${panels.length}; ` +
        `disputes found ${found}/${meant}, right ${right}/${shown}`,
    )
  }
  return lines.join('\n')
}

/**
 * A printable line: precision and recall on the disputes of panels in prose, and false agreements. Without panels it takes
 * the blind ones.
 */
export async function benchDisputes(tools: LedgerTools, panels: BlindPanel[] = blindPanels): Promise<string> {
  const started = performance.now()
  const total: DisputeScore = { found: 0, meant: 0, right: 0, shown: 0, joined: 0, agreed: 0 }
  for (const panel of panels) {
    const score = judgeDisputes(panel, await buildLedger({ question: panel.question, answers: panel.answers }, tools))
    for (const key of Object.keys(total) as (keyof DisputeScore)[]) total[key] += score[key]
  }
  const ms = (performance.now() - started) / panels.length
  return (
    `disputes in prose: recall ${total.found}/${total.meant}, precision ${total.right}/${total.shown}; ` +
    (panels.some(({ claims }) => claims) ? `false agreements ${total.joined}/${total.agreed}; ` : '') +
    `${panels.length} panels, ${ms.toFixed(0)} ms a panel`
  )
}
