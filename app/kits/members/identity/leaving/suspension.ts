export const SUSPENSION_REASON_MAX_CHARS = 300

type Closed = { suspensionReason: string | null; waitingSince: Date | null }

/** What somebody reads who wants to sign in before they were let in. */
const WAITING =
  'This account waits for an administrator to let you in. We write to you as soon as somebody has looked; until then it opens nowhere.'

/** What the member of a closed account reads who wants to sign in. */
export const toSuspendedWords = ({ suspensionReason, waitingSince }: Closed): string =>
  waitingSince !== null
    ? WAITING
    : suspensionReason === null
      ? 'This account is suspended. Please write to support.'
      : `This account is suspended. The reason: ${asSentence(suspensionReason)} If this is a mistake, please write to support.`

const asSentence = (reason: string): string => (/[.!?…]$/.test(reason) ? reason : `${reason}.`)
