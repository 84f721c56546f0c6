import { toCountWord, toDisputeHeadline } from '#app/kits/asking/consensus/agreement-words.ts'
import type { Ledger } from '#app/engines/claim-ledger/ledger.ts'

/** How far the voices of a panel agreed, as it stands beside a short answer. */
export type AgreementLine = {
  /** "Three voices agree", "Two voices part ways". */
  words: string
  /** "Two say 1937, one says 1973", where a short value tells them apart. */
  apart: string | null
  tone: 'agree' | 'mostly' | 'split' | 'single'
  voices: number
  asked: number
  /** Set where the work for one panel ended before everything was compared. */
  isCut?: true
}

type Judged = Pick<Ledger, 'heading' | 'claims' | 'disputes' | 'agreement' | 'cuts'>

/** Counts in words; never a share of truth. */
export function toAgreementLine(ledger: Judged, voices: number, asked: number): AgreementLine {
  const who = `${toCountWord(voices)} answers`
  const apart = toDisputeHeadline(ledger.disputes)
  const line = (tone: AgreementLine['tone'], words: string) => ({
    words,
    apart,
    tone,
    voices,
    asked,
    ...(ledger.cuts?.length ? { isCut: true as const } : {}),
  })
  if (voices < 2) return line('single', 'One answer came, so there is nothing to agree with')
  if (ledger.heading === 'different points') return line('single', `${who} make different points`)
  if (ledger.heading === 'single' || (ledger.disputes.length === 0 && ledger.agreement.mean === null))
    return line('single', `${who}, about different matters`)
  if (ledger.heading === 'agree') return line('agree', `${who} agree`)
  if (ledger.heading === 'mostly agree') return line('mostly', `${who} mostly agree`)
  return line('split', `${who} part ways`)
}
