const SIGN_IN = /wants you to sign in with your Ethereum account/i
/** Bytes that nobody can read: the fingerprint of something else, such as of a transfer. */
const BYTES = /^\s*(?:0x)?[0-9a-f]{64,}\s*$/i
/** Signs that show nothing, or turn the order of what is shown. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u
const LINE_ENDS_AND_JOINERS = /[\n\t\u200c\u200d]/g

/** Why a wallet of this house does not sign a text, as a sentence; null when it does. */
export function findTextProblem(text: string): string | null {
  if (SIGN_IN.test(text))
    return 'With this text somebody signs in elsewhere as you. A wallet that is kept here does not do that: take the backup words into a wallet of your own.'
  if (BYTES.test(text))
    return 'Nobody can read what these bytes stand for: they may be the fingerprint of a payment. A wallet that is kept here signs words alone.'
  return UNSEEN.test(text.replaceAll(LINE_ENDS_AND_JOINERS, ''))
    ? 'There are signs in this text that nobody sees. Please write it anew.'
    : null
}
