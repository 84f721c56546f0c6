/** Shorter words are names of pages; longer ones may open something. */
const SECRET = /[A-Za-z0-9_~.+%-]{16,}/g
const SHOWN_CHARS = 4
const ADDRESS = /\b(https?:\/\/[^\s/"'<>]+)([^\s"'<>]*)/g

/**
 * A letter with the secrets of its links hidden: whoever looks after the mail must not get hold of a link that sets
 * somebody's password.
 */
export const maskLinks = (letter: string): string =>
  letter.replace(ADDRESS, (_, origin: string, rest: string) => {
    return origin + rest.replace(SECRET, (word) => (isWords(word) ? word : `${word.slice(0, SHOWN_CHARS)}…hidden`))
  })

/** `privacy-policy-of-frenly`: small letters and hyphens only are how pages are called. */
const isWords = (word: string) => /^[a-z]+(?:-[a-z]+)*(?:\.[a-z]{2,4})?$/.test(word)
