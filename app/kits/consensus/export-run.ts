import type { Ledger, LedgerClaim } from '#app/kits/ledger/ledger.ts'
import { toAnswerText } from '#app/kits/panel/answer-text.ts'
import { isEnded, type ConsensusRun } from './consensus-run.ts'

export type Exported = Pick<ConsensusRun, 'id' | 'question' | 'version' | 'createdAt' | 'finishedAt' | 'seats'> & {
  ledger: Ledger
}

/** A run as data: everything the page shows, with times in ISO 8601 and costs in micro-dollars. */
export const toJsonExport = ({ id, question, version, createdAt, finishedAt, seats, ledger }: Exported): string =>
  `${JSON.stringify({ id, question, version, createdAt, finishedAt, answer: toAnswer(ledger, seats), seats, ledger }, null, 2)}\n`

const toAnswer = (ledger: Ledger, seats: ConsensusRun['seats']) => toAnswerText(ledger, seats.filter(isEnded))

/** A run as a document: answer, disputes, claims with who stands where, every answer in full with its sources. */
export function toMarkdownExport(run: Exported): string {
  const { question, ledger, seats } = run
  const name = (id: string) => seats.find(({ seat }) => seat === id)?.label ?? id
  const names = (ids: readonly string[]) => ids.map(name).join(', ')
  const sections = [
    `# ${toLine(question) || 'Pasted answers, compared'}`,
    toAnswer(ledger, seats),
    ...(ledger.disputes.length > 0
      ? [
          '## Where they part ways',
          ...ledger.disputes.map(({ positions }) =>
            positions.map(({ value, seats: by }) => `- **${toLine(value)}**: ${names(by)}`).join('\n'),
          ),
        ]
      : []),
    ...(ledger.claims.length > 0
      ? [
          '## Claims',
          ledger.claims.map((claim) => `- ${toLine(claim.text)} (${toStandWords(claim, names)})`).join('\n'),
        ]
      : []),
    '## Every answer, in full',
    ...seats.flatMap(({ label, state, text, sources }) => [
      `### ${toLine(label)}${state === 'answered' ? '' : ` (${state})`}`,
      text,
      ...(sources.length > 0
        ? [sources.map(({ title, url }) => `- Source: ${toLine(title)}${url ? ` <${url}>` : ''}`).join('\n')]
        : []),
    ]),
    `Agreement says who says the same, never what is true. Version ${run.version}, ${run.createdAt.toISOString().slice(0, 10)}.`,
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}

const toLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function toStandWords({ label, support, oppose, qualify }: LedgerClaim, names: (ids: readonly string[]) => string) {
  return [
    label,
    `says: ${names(support)}`,
    ...(oppose.length > 0 ? [`denies: ${names(oppose)}`] : []),
    ...(qualify.length > 0 ? [`in part: ${names(qualify)}`] : []),
  ].join('; ')
}

/** The claims as a table for spreadsheets (RFC 4180): one row a claim, one column a voice. */
export function toCsvExport({ ledger, seats }: Exported): string {
  const voices = seats.filter(({ state }) => state === 'answered')
  const header = ['claim', 'label', 'independent votes', 'evidence', ...voices.map(({ label }) => label)]
  const rows = ledger.claims.map((claim) => [
    claim.text,
    claim.label,
    claim.independentVotes.toFixed(1),
    claim.evidence,
    ...voices.map(({ seat }) => toStand(claim, seat)),
  ])
  return [header, ...rows].map((cells) => cells.map(toCell).join(',')).join('\r\n') + '\r\n'
}

const toStand = ({ support, oppose, qualify }: LedgerClaim, seat: string) =>
  oppose.includes(seat) ? 'denies' : support.includes(seat) ? 'says' : qualify.includes(seat) ? 'qualifies' : 'silent'

/** A spreadsheet would run what begins like a formula, so such a cell begins with an apostrophe. */
function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replace(/"/g, '""')}"`
}
