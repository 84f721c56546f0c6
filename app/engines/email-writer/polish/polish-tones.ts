import type { MarkKind } from '../mark.ts'

export type PolishTone = 'plain' | 'warm' | 'formal' | 'short' | 'firm'

/** Marks that mend a mistake, whatever the tone. */
const MENDS: readonly MarkKind[] = ['spelling', 'doubled word', 'a or an', 'question mark', 'shouting']
const BY_TONE: Readonly<Record<PolishTone, readonly MarkKind[]>> = {
  plain: [],
  warm: ['greeting', 'closing'],
  formal: ['greeting', 'closing', 'filler'],
  short: ['wordiness', 'hedge', 'filler', 'weak opening'],
  firm: ['hedge', 'filler', 'weak opening'],
}

/** Whether a rule's mark is taken before anybody chose. */
export const isTakenByTone = (kind: MarkKind, tone: PolishTone): boolean =>
  MENDS.includes(kind) || BY_TONE[tone].includes(kind)
