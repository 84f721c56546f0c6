import type { LedgerClaim } from '#app/engines/claim-ledger/ledger.ts'
import type { ConsensusRun } from '#app/kits/asking/consensus/consensus-run.ts'
import type { RunLedger } from '#app/kits/asking/consensus/model-help/model-help.ts'
import { toSafeAddress, toSafeLine } from '#app/platform/text-files/safe-markdown.ts'

type Run = Pick<ConsensusRun, 'question' | 'seats' | 'createdAt' | 'version'> & { ledger: RunLedger }
export type CitedClaim = { claim: string; stood: { label: string; support: number; oppose: number; version: number } }

const MOST_CLAIMS = 60
const MOST_SOURCES = 4

/** The claims of a run as a chapter: each with a footnote that says who holds it, who does not, and from which sources. */
export function toRunChapter({ question, seats, ledger, createdAt, version }: Run): {
  markdown: string
  cited: CitedClaim[]
} {
  const claims = ledger.claims.slice(0, MOST_CLAIMS)
  const name = (id: string) => toSafeLine(seats.find(({ seat }) => seat === id)?.label ?? id)
  const list = (label: string, ids: readonly string[]) =>
    ids.length > 0 ? ` ${label} ${ids.map(name).join(', ')}.` : ''
  const notes = claims.map((claim, n) => {
    const { support, oppose, qualify } = claim
    const sources = sourcesOf(claim, seats)
    const from = sources.length > 0 ? ` Sources: ${sources.join('; ')}.` : ' No source was named.'
    return `[^claim-${n + 1}]:${list('Says so:', support)}${list('Denies it:', oppose)}${list('In part:', qualify)}${from}`
  })
  const agreed = claims.filter(({ oppose }) => oppose.length === 0)
  const disputed = claims.filter(({ oppose }) => oppose.length > 0)
  const line = (claim: LedgerClaim) =>
    `${toSafeLine(claim.text).replace(/[\s.]+$/, '')}.[^claim-${claims.indexOf(claim) + 1}]`
  const blocks = [
    ...(agreed.length > 0 ? [agreed.map(line).join(' ')] : []),
    ...(disputed.length > 0
      ? ['## Where the answers part ways', disputed.map((claim) => `- ${line(claim)}`).join('\n')]
      : []),
    `*From the consensus run “${toSafeLine(question)}” of ${createdAt.toISOString().slice(0, 10)}. Agreement says who says the same, never what is true.*`,
    notes.join('\n'),
  ]
  return {
    markdown: blocks.filter(Boolean).join('\n\n'),
    cited: claims.map(({ text, label, support, oppose }) => ({
      claim: text,
      stood: { label, support: support.length, oppose: oppose.length, version },
    })),
  }
}

/** The sources of those who say it, each once. */
function sourcesOf({ support }: LedgerClaim, seats: Run['seats']): string[] {
  const found = new Map<string, string>()
  for (const { seat, sources } of seats) {
    if (!support.includes(seat)) continue
    for (const { title, url } of sources) {
      const words = toSafeLine(title)
      const address = url && /^https?:/i.test(url) ? toSafeAddress(url) : ''
      found.set(`${title} ${url ?? ''}`, `${words} ${address}`.trim())
    }
  }
  return [...found.values()].slice(0, MOST_SOURCES)
}
