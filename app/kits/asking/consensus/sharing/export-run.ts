import type { LedgerClaim } from '#app/engines/claim-ledger/ledger.ts'
import { toCsv } from '#app/platform/text-files/csv.ts'
import { toSafeAddress, toSafeLine, toSafeMarkdown } from '#app/platform/text-files/safe-markdown.ts'
import { isEnded, type ConsensusRun } from '../consensus-run.ts'
import { toCutNotes } from '#app/kits/asking/panel/cut-notes.ts'
import { isJudged, type RunLedger } from '../model-help/model-help.ts'
import { toHelpNotes, toShownAnswer } from '../shown-answer.ts'

export type Exported = Pick<ConsensusRun, 'id' | 'question' | 'version' | 'createdAt' | 'finishedAt' | 'seats'> & {
  ledger: RunLedger
}

/** A run as data: everything the page shows, with times in ISO 8601 and costs in micro-dollars. */
export function toJsonExport({ id, question, version, createdAt, finishedAt, seats, ledger }: Exported): string {
  const { text: answer, smoothedBy, assembly } = toShown(ledger, seats)
  const smoothed = smoothedBy === null ? {} : { smoothedBy, assembly }
  const data = { id, question, version, createdAt, finishedAt, answer, ...smoothed, seats, ledger }
  return `${JSON.stringify(data, null, 2)}\n`
}

const toShown = (ledger: RunLedger, seats: ConsensusRun['seats']) => toShownAnswer(ledger, seats.filter(isEnded))

/** A run as a document: answer, disputes, claims with who stands where, every answer in full with its sources. */
export function toMarkdownExport(run: Exported): string {
  const { question, ledger, seats } = run
  const name = (id: string) => toSafeLine(seats.find(({ seat }) => seat === id)?.label ?? id)
  const names = (ids: readonly string[]) => ids.map(name).join(', ')
  const sections = [
    `# ${toSafeLine(question) || 'Pasted answers, compared'}`,
    ...toAnswerSections(run),
    ...(ledger.disputes.length > 0
      ? [
          '## Where they part ways',
          ...ledger.disputes.map(({ positions }) =>
            positions.map(({ value, seats: by }) => `- **${toSafeLine(value)}**: ${names(by)}`).join('\n'),
          ),
        ]
      : []),
    ...(ledger.possible && ledger.possible.length > 0
      ? [
          '## Possibly different: read both',
          ...ledger.possible.map(({ positions }) =>
            positions.map(({ value, seats: by }) => `- ${toSafeLine(value)}: ${names(by)}`).join('\n'),
          ),
        ]
      : []),
    ...(ledger.claims.length > 0
      ? [
          '## Claims',
          ledger.claims
            .map((claim) => `- ${toSafeLine(claim.text)} (${toStandWords(claim, names, ledger)})`)
            .join('\n'),
        ]
      : []),
    '## Every answer, in full',
    ...seats.flatMap(({ label, state, text, sources }) => [
      `### ${toSafeLine(label)}${state === 'answered' ? '' : ` (${state})`}`,
      toSafeMarkdown(text),
      ...(sources.length > 0
        ? [sources.map(({ title, url }) => `- Source: ${toSafeLine(title)} ${toSafeAddress(url)}`.trimEnd()).join('\n')]
        : []),
    ]),
    `Agreement says who says the same, never what is true. Version ${run.version}, ${run.createdAt.toISOString().slice(0, 10)}.`,
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}

/** The answer as the page shows it, with who smoothed it and what the other helper did. */
function toAnswerSections({ ledger, seats }: Exported): string[] {
  const { text, smoothedBy, assembly } = toShown(ledger, seats)
  const quoted = toSafeMarkdown(assembly)
    .split('\n')
    .map((line) => `> ${line}`.trim())
  const smoothed = smoothedBy ? [`Smoothed by ${toSafeLine(smoothedBy)}. As it was assembled:`, quoted.join('\n')] : []
  return [toSafeMarkdown(text), ...smoothed, ...[...toHelpNotes(ledger), ...toCutNotes(ledger, seats)].map(toSafeLine)]
}

function toStandWords(claim: LedgerClaim, names: (ids: readonly string[]) => string, ledger: RunLedger) {
  const { label, support, oppose, qualify } = claim
  return [
    label,
    ...(claim.isCompleted ? ['completed from the question or the sentence before'] : []),
    `says: ${names(support)}`,
    ...(oppose.length > 0 ? [`denies: ${names(oppose)}`] : []),
    ...(qualify.length > 0 ? [`in part: ${names(qualify)}`] : []),
    ...(ledger.judging && isJudged(claim) ? [`compared by ${toSafeLine(ledger.judging.label)}`] : []),
  ].join('; ')
}

/** The claims as a table for spreadsheets (RFC 4180): one row a claim, one column a voice; who compared them where a model did. */
export function toCsvExport({ ledger, seats }: Exported): string {
  const voices = seats.filter(({ state }) => state === 'answered')
  const { judging } = ledger
  const compared = judging ? ['compared by'] : []
  const header = ['claim', 'label', 'independent votes', 'evidence', ...compared, ...voices.map(({ label }) => label)]
  const rows = ledger.claims.map((claim) => [
    claim.text,
    claim.label,
    claim.independentVotes.toFixed(1),
    claim.evidence,
    ...compared.map(() => toComparer(claim, judging)),
    ...voices.map(({ seat }) => toStand(claim, seat)),
  ])
  const notes = toCutNotes(ledger, seats).map((note) => header.map((_, n) => (n === 0 ? note : '')))
  return toCsv(header, [...rows, ...notes])
}

/** Who compared a claim with others; nobody where it stood alone. */
const toComparer = (claim: LedgerClaim, judging: RunLedger['judging']): string =>
  judging && isJudged(claim) ? judging.label : claim.tiers?.length ? 'built-in rules' : ''

const toStand = ({ support, oppose, qualify }: LedgerClaim, seat: string) =>
  oppose.includes(seat) ? 'denies' : support.includes(seat) ? 'says' : qualify.includes(seat) ? 'qualifies' : 'silent'
