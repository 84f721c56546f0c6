export const SUSPENSION_REASON_MAX_CHARS = 300

type Suspended = { suspensionReason: string | null }

/** What a suspended member reads who wants to sign in. */
export const toSuspendedWords = ({ suspensionReason }: Suspended): string =>
  suspensionReason === null
    ? 'This account is suspended. Please write to support.'
    : `This account is suspended. The reason: ${asSentence(suspensionReason)} If this is a mistake, please write to support.`

const asSentence = (reason: string): string => (/[.!?…]$/.test(reason) ? reason : `${reason}.`)
