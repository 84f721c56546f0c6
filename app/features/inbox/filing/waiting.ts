import type { Priority } from '#app/engines/mail-triage/mail.ts'
import { sortMail, whyNow, type Sorted } from './bundles.ts'
import type { MessageRow } from './messages.store.server.ts'

/** So many letters in a row are read for what they ask. */
const WAITING_MOST = 4

type Letter = Pick<MessageRow, 'id' | 'fromName' | 'fromAddress' | 'subject' | 'details' | 'at' | 'isSent'>

/**
 * What waits in a conversation: the letters that came in since its reader wrote last, the newest last. Of those about one event
 * the last one counts.
 */
export function waitingIn<L extends Pick<Letter, 'isSent' | 'at' | 'details'>>(
  letters: readonly L[],
  lastSentAt: Date | null,
): L[] {
  const came = letters.filter(({ isSent, at }) => !isSent && (lastSentAt === null || at > lastSentAt))
  const last = new Map(came.map((letter, n) => [letter.details.event?.uid ?? `letter ${n}`, letter]))
  return [...last.values()].toSorted((a, b) => a.at.getTime() - b.at.getTime()).slice(-WAITING_MOST)
}

const rankOf = (priority: string): number => ['now', 'soon', 'calm'].indexOf(priority)
/** Whether a priority comes before another. */
export const isBefore = (one: string, other: string): boolean => rankOf(one) < rankOf(other)

/** A letter as it is sorted, with its reasons in words that hold now. */
export function sortLetter({ fromName, fromAddress, subject, details, at }: Letter, text: string, now: Date): Sorted {
  const found = sortMail(
    {
      ...{ subject, text },
      from: fromName ? `${fromName} <${fromAddress}>` : fromAddress,
      hasInvitation: details.hasInvitation,
      isList: details.unsubscribe !== null,
      isOff: details.event?.isOff === true,
    },
    at,
  )
  return { ...found, why: whyNow(found.why, at, now), whyInFull: whyNow(found.whyInFull, at, now) }
}

type Weighed = { priority: Priority; why: string; whyInFull: string }

/** The most pressing of some letters; of equals the newest. */
export const mostPressing = <W extends Weighed>(found: readonly W[]): W | undefined =>
  found.reduce<W | undefined>((best, one) => (best && isBefore(best.priority, one.priority) ? best : one), undefined)
