import { toAnswerText } from '#app/kits/asking/panel/answer-text.ts'
import type { SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import { listHelp, type HelperReceipt, type JudgedPair, type RunLedger } from './model-help/model-help.ts'

/** The answer as people read it, and as it was assembled; `smoothedBy` names the model whose wording is shown. */
export type ShownAnswer = { text: string; smoothedBy: string | null; assembly: string }

export function toShownAnswer(ledger: RunLedger, seats: readonly SeatResult[]): ShownAnswer {
  const assembly = toAnswerText(ledger, seats)
  const { smoothing } = ledger
  return smoothing?.state === 'done' && smoothing.text !== null
    ? { text: smoothing.text, smoothedBy: smoothing.label, assembly }
    : { text: assembly, smoothedBy: null, assembly }
}

/** Said where no language model compared. */
const BY_RULES = 'The answers were compared by rules and a small network; no language model compared them.'

/** What the helpers of a run did, or why they did not, each in a sentence or two. */
export const toHelpNotes = ({ judging, smoothing, heading }: RunLedger): string[] => [
  ...(judging ? [toJudgingNote(judging, judging.pairs)] : []),
  ...(smoothing && smoothing.state !== 'done' ? [toSmoothingNote(smoothing)] : []),
  ...(judging || heading === 'single' ? [] : [BY_RULES]),
]

function toJudgingNote({ label, state, why }: HelperReceipt, pairs: readonly JudgedPair[]): string {
  if (state === 'waiting') return `${label} is still comparing what the built-in rules left open.`
  if (state === 'failed') return `The built-in comparison stands; ${label} did not compare. ${why}`
  if (state === 'unneeded') return `${label} was not asked to compare. ${why}`
  const judged = pairs.filter(({ relation }) => relation !== null)
  const unlike = judged.filter(({ orders: [one, other] }) => one !== other).length
  const few = pairs.length - judged.length
  return [
    `${label} compared ${toPairs(judged.length)} of claims that the built-in rules left open, in both orders.`,
    unlike > 0 ? `It judged ${toPairs(unlike)} differently in each order: that counts as “in part”.` : '',
    few > 0 ? `It left out ${toPairs(few)}: there the built-in rules stand.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const toPairs = (count: number) => (count === 1 ? 'one pair' : `${count} pairs`)

function toSmoothingNote({ label, state, why }: HelperReceipt): string {
  if (state === 'waiting') return `${label} is still smoothing the answer.`
  if (state === 'unneeded') return `${label} was not asked to smooth. ${why}`
  const what = state === 'refused' ? `the wording of ${label} is not shown` : `${label} did not smooth it`
  return `The answer stands as it was assembled; ${what}. ${why}`
}

/** Who helps again with what follows from a run, and that it costs again; '' where nobody does. */
export function toHelpAlongWords(ledger: RunLedger): string {
  const names = [...new Set(listHelp(ledger).map(({ receipt }) => receipt.label))]
  return names.length === 0
    ? ''
    : `${names.join(' and ')} ${names.length === 1 ? 'helps' : 'help'} again, which costs again. Ask a new question to choose anew.`
}
