/** What a query may carry, in bytes as it is sent: servers refuse longer heads, and a letter of other scripts takes up to twelve. */
const MOST_BYTES = 7_000

/** Whether a text can go along in the address of a link or form. */
export const fitsAddress = (text: string): boolean =>
  text.length <= MOST_BYTES && new URLSearchParams({ t: text }).toString().length <= MOST_BYTES

/** The beginning of a text that fits into an address; all of it where it does. */
export function toAddressRoom(text: string): string {
  let end = Math.min(text.length, MOST_BYTES)
  while (!fitsAddress(text.slice(0, end).toWellFormed())) end = Math.floor(end * 0.9)
  return text.slice(0, end).toWellFormed()
}
