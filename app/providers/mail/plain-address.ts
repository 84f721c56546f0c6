const MAX_CHARS = 254
/** One address and nothing beside it: no name, no list, no line break, nothing that quotes. */
const PLAIN = /^[^\s\p{C}<>()[\]\\,;:"@]{1,64}@[^\s\p{C}<>()[\]\\,;:"@]+$/u

/** Whether a text is one plain address, which no header can be broken out of. */
export const isPlainAddress = (text: string): boolean => text.length <= MAX_CHARS && PLAIN.test(text)

/** A text for a header, on one line. */
export const toHeaderLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
