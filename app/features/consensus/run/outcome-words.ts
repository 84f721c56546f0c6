import { toCountWord } from '#app/kits/asking/consensus/agreement-words.ts'
import type { Ledger, Voice } from '#app/engines/claim-ledger/ledger.ts'
import { toTable } from '#app/platform/table.ts'

/** What the panel's outcome is called beside the ring; counts, never a share of truth. */
export function toOutcome(
  { heading, claims, disputes, asked }: Pick<Ledger, 'heading' | 'claims' | 'disputes' | 'asked'>,
  voices: number,
): { title: string; about: string } {
  const who = `${toCountWord(voices)} answers`
  if (voices < 2 || heading === 'single')
    return { title: 'A single opinion', about: 'One answer came, so there is nothing to agree with.' }
  if (claims.length === 0)
    return { title: 'Not compared', about: 'No claims were found that could be laid side by side.' }
  const areAskedApart = (asked?.positions.length ?? 0) > 1
  if (heading === 'different points' || (disputes.length === 0 && !areAskedApart && heading === 'split'))
    return {
      title: `${who}, different points`,
      about: 'No two were found to say the same thing, and none to contradict another. Silence is not agreement.',
    }
  if (heading === 'agree')
    return { title: `${who} agree`, about: 'They say the same on everything more than one spoke to.' }
  if (heading === 'mostly agree')
    return {
      title: `${who}, mostly agreed`,
      about:
        disputes.length > 0
          ? 'They differ on a part. It is below.'
          : areAskedApart
            ? 'One side answers with a condition, and not all do.'
            : 'What one says another says in part.',
    }
  return {
    title: `${who} part ways`,
    about:
      disputes.length > 0
        ? 'They contradict each other. Both sides stand below.'
        : 'They answer what was asked in different ways.',
  }
}

const DISPUTE_TITLES: Readonly<Record<string, string>> = toTable({
  number: 'Which figure?',
  date: 'When?',
  'who or what': 'Who or what?',
  order: 'Which comes first?',
  roles: 'Who does what to whom?',
  'how many': 'How many?',
  opposite: 'Which of the two?',
})

/** The question behind a dispute. */
export const toDisputeTitle = (slot: string) => DISPUTE_TITLES[slot] ?? 'Is it so?'

/** "All five", "Four of five", "Four, one in part", "Two against two". */
export function toSupportWords({
  support,
  oppose,
  qualify,
  voices,
}: {
  support: number
  oppose: number
  qualify: number
  voices: number
}): string {
  if (oppose > 0) return `${toCountWord(support)} against ${toCountWord(oppose).toLowerCase()}`
  if (support + qualify === 1) return 'One answer'
  const all = voices === 2 ? 'Both' : `All ${toCountWord(voices).toLowerCase()}`
  const base = support === voices && voices > 1 ? all : toCountWord(support)
  return qualify > 0 ? `${base}, ${toCountWord(qualify).toLowerCase()} in part` : base
}

const LABEL_WORDS: Readonly<Record<string, string>> = toTable({
  'single voice': 'said by one',
})

/** What the ledger calls a claim, as people read it. */
export const toLabelWords = (label: string): string => LABEL_WORDS[label] ?? label

/** What the heading of its list makes of a quote: "Use hot water" stands under "Don't". */
export const toUnder = ({ under }: Pick<Voice, 'under'>): string => (under ? `under “${under}”: ` : '')
