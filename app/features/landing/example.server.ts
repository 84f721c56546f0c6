import { exampleAnswers } from '#app/kits/asking/panel/example-answers.ts'
import { ledgerOf } from '#app/kits/asking/panel/panel.server.ts'
import { toPastedSeat } from '#app/kits/asking/panel/seat-result.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import { isMirror, toOutcome, toShareInLine, toStance, toVerdict, type Example } from './example.ts'

/** How long a page waits for the count before it is drawn without it, in ms. */
const TIMEOUT_MS = 2_500
const MAX_CLAIMS = 5

const { question: QUESTION, texts } = exampleAnswers

/** The example of the home page, counted once by this server's own engine; null while the engine is not ready. */
export async function getExample(): Promise<Example | null> {
  const counted = once('landing-example', () => ({ example: null as Promise<Example> | null }))
  counted.example ??= countExample()
  try {
    return await Promise.race([counted.example, sleepNull()])
  } catch (error) {
    counted.example = null
    log.warn({ err: error }, 'the example of the home page was not counted')
    return null
  }
}

async function countExample(): Promise<Example> {
  const seats = texts.map((text, index) => toPastedSeat({ label: `Answer ${'ABC'[index]}`, text }, index))
  const ledger = await ledgerOf(QUESTION, seats)
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
  return { question: QUESTION, outcome: toOutcome(claims), answers, claims, agreement }
}

function sleepNull(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), TIMEOUT_MS).unref())
}
