import { ledgerOf, toPastedSeat } from '#app/kits/panel/panel.server.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import type { Stance } from '#app/ui/stance-node.tsx'
import { toShareInLine, toVerdict, type Example } from './example.ts'

/** How long a page waits for the count before it is drawn without it, in ms. */
const PATIENCE_MS = 2_500
const MAX_CLAIMS = 5

const QUESTION = 'How tall is the Eiffel Tower, and when was it finished?'

/** Three answers a person could have pasted: one height in feet, one out of date, one with a claim of its own. */
const texts = [
  "The Eiffel Tower was finished in 1889. It is 330 metres tall. It was built for the World's Fair in Paris.",
  "The Eiffel Tower was finished in 1889. It is 300 metres tall. It was built for the World's Fair in Paris.",
  'The Eiffel Tower was completed in 1889. It is 1,083 feet tall. It was meant to stand for twenty years.',
]

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
  const claims = ledger.claims.slice(0, MAX_CLAIMS).map((claim) => {
    const stances = seats.map(({ seat }) => stanceOf(claim, seat))
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

type Counted = { support: readonly string[]; oppose: readonly string[]; qualify: readonly string[] }

function stanceOf(claim: Counted, seat: string): Stance {
  if (claim.oppose.includes(seat)) return 'disagrees'
  if (claim.support.includes(seat)) return 'agrees'
  return claim.qualify.includes(seat) ? 'inPart' : 'silent'
}

/** The one line beside the ring, made of the count alone. */
function toOutcome(claims: Example['claims']): string {
  const open = claims.filter(({ stances }) => stances.includes('disagrees')).length
  if (open === 0) return 'Nobody contradicts anybody'
  return open === claims.length ? 'They contradict each other' : 'Agreed in part, open in part'
}

function sleepNull(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE_MS).unref())
}
