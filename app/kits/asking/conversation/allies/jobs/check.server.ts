import { engineWorker } from '#app/kits/asking/engine-worker/engine-worker.server.ts'
import { toPlain, toWork, type AllyJob } from '../ally-job.ts'

const MOST_CLAIMS = 8
const MAX_CHARS = 12_000
const NAME = 'Claim ledger'

/** Splits what was said into claims by the ledger; contradictions come first. */
export const check: AllyJob = async ({ question, material, talk }) => {
  const others = material === question ? talk.slice(-3) : []
  const answers = [{ label: 'the text', text: material }, ...others.filter(({ text }) => text.trim() !== '')].map(
    ({ label, text }, n) => ({ seat: `${n + 1}. ${label}`, text: text.slice(0, MAX_CHARS) }),
  )
  const ledger = await engineWorker().run('ledger', { question: '', answers })
  const disputes = ledger.disputes.map(
    ({ slot, positions }) =>
      `- **Does not fit together (${toPlain(slot)})**: ${positions
        .map(({ value, seats }) => `“${toPlain(value)}” in ${toPlain(seats.map(toName).join(', '))}`)
        .join(', against ')}.`,
  )
  const claims = ledger.claims
    .toSorted((a, b) => weightOf(b.text) - weightOf(a.text))
    .slice(0, MOST_CLAIMS)
    .map(({ text }) => `- “${toPlain(text)}” ${toProof(text)}`)
  if (claims.length === 0)
    return toWork(
      'I find no claim to check here: nothing in it could turn out to be false. Give me a text or an answer that says something.',
      {
        engines: [NAME],
      },
    )
  const left = ledger.claims.length - claims.length
  return toWork(
    [
      disputes.length > 0 ? `First of all, what contradicts itself:\n\n${disputes.join('\n')}` : '',
      `${ledger.claims.length === 1 ? 'One claim' : `${ledger.claims.length} claims`} to check. I do not say that any of them is false; I say what would show it.`,
      claims.join('\n') + (left > 0 ? `\n- and ${left} more` : ''),
    ]
      .filter(Boolean)
      .join('\n\n'),
    { engines: [NAME], hasFound: true },
  )
}

const toName = (seat: string) => seat.replace(/^\d+\. /, '')

const QUANTITY = /\d/
const YEAR = /\b(?:1[5-9]|20)\d\d\b/
const ALWAYS = /\b(?:all|always|every|never|no one|nobody|none|only|first|largest|longest|best|most|worst)\b/i
const CAUSE = /\b(?:because|caused?|leads? to|due to|therefore|makes?|prevents?|cures?)\b/i
const SAID = /\b(?:said|says|claims?|according to|wrote|announced|reports?)\b/i

/** Claims with something hard in them are checked first. */
const weightOf = (claim: string) =>
  [QUANTITY, YEAR, ALWAYS, CAUSE].reduce((sum, pattern) => sum + Number(pattern.test(claim)), 0)

/** What kind of proof a claim needs, by its form. */
function toProof(claim: string): string {
  if (ALWAYS.test(claim)) return '– says “all”, “only” or “most”: one counter-example is enough to break it.'
  if (CAUSE.test(claim)) return '– says that one thing causes another: needs a comparison with and without it.'
  if (SAID.test(claim)) return '– says that somebody said it: needs the words where they were first said.'
  if (YEAR.test(claim)) return '– carries a date: needs a record of that time.'
  if (QUANTITY.test(claim)) return '– carries a figure: needs the table or document it is from, and who counted.'
  return '– needs a source that did not copy it from here.'
}
