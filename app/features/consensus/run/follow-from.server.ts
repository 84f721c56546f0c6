import { isEnded, toResult, type ConsensusRun } from '#app/kits/asking/consensus/consensus-run.ts'
import { toStandalone } from '#app/kits/asking/consensus/model-help/standalone.ts'
import type { Asking } from '#app/kits/asking/consensus/start-run.server.ts'
import { toAnswerText } from '#app/kits/asking/panel/answer-text.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { toUnder } from './outcome-words.ts'

const CONTEXT_MAX_CHARS = 6_000

type Next = Asking & { context: string }

const engineIds = ({ seats }: ConsensusRun) => seats.filter(({ kind }) => kind === 'engine').map(({ seat }) => seat)

/** The next question of the same voices, which read what was asked and answered before; "and of Germany?" asks the same of Germany. */
export const toFollowUp = (run: ConsensusRun, question: string, target: string): Next => ({
  question: toStandalone(question, run.question || null),
  seats: engineIds(run),
  voices: [],
  screen: 'consensus',
  purpose: 'follow-up',
  parentId: run.id,
  target: target || null,
  context: toContext(run, target),
})

/**
 * A dispute put to voices that have not spoken yet: they answer the same question blind, beside the words of both sides as they
 * were, so that the new ledger shows where each witness stands.
 */
export function toResolution(run: ConsensusRun, n: number): Next {
  const dispute = disputeOf(run, n)
  const sides = new Set(dispute.positions.flatMap(({ seats }) => seats))
  const voices = run.seats
    .filter(isEnded)
    .filter(({ seat }) => sides.has(seat))
    .map((seat) => ({ ...toResult(seat), kind: 'settled' as const, costMicros: null, tookMs: null }))
  return {
    question: run.question,
    seats: null,
    except: [...sides],
    voices,
    screen: 'consensus',
    purpose: 'resolve',
    parentId: run.id,
    target: `dispute ${n}`,
    context: '',
  }
}

/** The dissenter alone is asked for its reasons, having read what the others say. */
export function toWhy(run: ConsensusRun, n: number, seat: string): Next {
  const dispute = disputeOf(run, n)
  const own = dispute.positions.find(({ seats }) => seats.includes(seat))
  if (!own) throw notFound('That answer takes no side in this dispute.')
  const others = dispute.positions.filter((position) => position !== own).map(({ value }) => value)
  return {
    question: `${run.question} You said ${own.value}; others said ${others.join(' and ')}. What is your answer based on, and do you still stand by it?`,
    seats: [seat],
    voices: [],
    screen: 'consensus',
    purpose: 'why',
    parentId: run.id,
    target: `dispute ${n}`,
    context: dispute.positions
      .flatMap(({ quotes }) => quotes.map((quote) => `${labelOf(run, quote.seat)}: ${toUnder(quote)}${quote.quote}`))
      .join('\n')
      .slice(0, CONTEXT_MAX_CHARS),
  }
}

function disputeOf({ ledger }: ConsensusRun, n: number) {
  const dispute = ledger?.disputes[n]
  if (!dispute) throw notFound('That dispute is no longer on this page. Please read it anew.')
  return dispute
}

const labelOf = ({ seats }: ConsensusRun, id: string) => seats.find(({ seat }) => seat === id)?.label ?? id

/** What was said before, for voices that are to understand what a follow-up means: the claim in question, or the whole answer. */
function toContext(run: ConsensusRun, target: string): string {
  const { ledger, question, seats, context } = run
  const claim = ledger?.claims.find(({ id }) => id === target)
  const answer = claim?.text ?? (ledger ? toAnswerText(ledger, seats.filter(isEnded)) : '')
  return [context, `Asked: ${question}`, `Answered: ${answer}`].filter(Boolean).join('\n').slice(-CONTEXT_MAX_CHARS)
}
