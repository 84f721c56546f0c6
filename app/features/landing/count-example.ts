import type { Ledger } from '#app/engines/claim-ledger/ledger.ts'
import { exampleAnswers } from '#app/kits/asking/panel/example-answers.ts'
import { toLedgerInput } from '#app/kits/asking/panel/ledger-input.ts'
import { toPastedSeat } from '#app/kits/asking/panel/seat-result.ts'
import { isMirror, toOutcome, toShareInLine, toStance, toVerdict, type Example } from './example.ts'

const MAX_CLAIMS = 5

const { question, texts } = exampleAnswers
const seats = texts.map((text, index) => toPastedSeat({ label: `Answer ${'ABC'[index]}`, text }, index))

/** What the ledger of the example is made from. */
export const exampleInput = toLedgerInput(question, seats)

/** The example as home shows it. Throws when the ledger holds no claim. */
export function countExample(ledger: Ledger): Example {
  if (ledger.claims.length === 0) throw new Error('The engine found no claim in the example')
  const oneSided = ledger.claims.filter(
    (claim, index) => !ledger.claims.slice(0, index).some((one) => isMirror(one, claim)),
  )
  const claims = oneSided.slice(0, MAX_CLAIMS).map((claim) => {
    const stances = seats.map(({ seat }) => toStance(claim, seat))
    return { text: claim.text, stances, verdict: toVerdict(stances) }
  })
  const shares = seats.map(({ seat }, index) => {
    const counted = ledger.agreement.perSeat.find((each) => each.seat === seat)?.share
    return counted ?? toShareInLine(claims.map(({ stances }) => stances[index] ?? 'silent'))
  })
  const agreement = ledger.agreement.mean ?? shares.reduce((sum, share) => sum + share, 0) / shares.length
  const answers = seats.map(({ label, text }, index) => ({ name: label, text, shareInLine: shares[index] ?? 0 }))
  return { question, outcome: toOutcome(claims), answers, claims, agreement }
}
