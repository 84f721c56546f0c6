/** What stands in a page anew for each response. */
export type Slot = 'nonce' | 'formKey' | 'requestId'
export type SlotValues = Readonly<Record<Slot, string>>
/** A page in pieces: `parts[0]`, slot 0, `parts[1]`, slot 1 and so on, with one part more than slots. */
export type SplitPage = { parts: readonly Buffer[]; slots: readonly Slot[]; sizes: Readonly<Record<Slot, number>> }

/** A larger page is not worth keeping. */
export const MAX_PAGE_BYTES = 1_048_576
const BYTES_PER_PART = 200

/** The memory that the pieces of a page take. */
export const weighParts = (parts: readonly Buffer[]): number =>
  parts.reduce((sum, part) => sum + part.length + BYTES_PER_PART, 0)

/** A key begins before the request's id that stands in it, so it is found first. */
const SLOTS: readonly Slot[] = ['nonce', 'formKey', 'requestId']

/** Cuts a page at every place where one of its response's own values stands. */
export function splitPage(page: Buffer, values: SlotValues): SplitPage {
  const parts: Buffer[] = []
  const slots: Slot[] = []
  let at = 0
  for (;;) {
    const next = SLOTS.map((slot) => ({ slot, place: page.indexOf(values[slot], at, 'latin1') }))
      .filter(({ place }) => place >= 0)
      .sort((a, b) => a.place - b.place)[0]
    if (!next) break
    parts.push(page.subarray(at, next.place))
    slots.push(next.slot)
    at = next.place + values[next.slot].length
  }
  parts.push(page.subarray(at))
  return { parts, slots, sizes: sizesOf(values) }
}

/** The page with the values of another response. They must be as long as the first ones: see `fits`. */
export const joinPage = ({ parts, slots }: SplitPage, values: SlotValues): Buffer =>
  Buffer.concat(parts.flatMap((part, n) => (slots[n] ? [part, Buffer.from(values[slots[n]], 'latin1')] : [part])))

/** True for values that take exactly the place of the first. */
export const fits = ({ sizes }: SplitPage, values: SlotValues): boolean =>
  SLOTS.every((slot) => values[slot].length === sizes[slot])

const sizesOf = ({ nonce, formKey, requestId }: SlotValues) => ({
  nonce: nonce.length,
  formKey: formKey.length,
  requestId: requestId.length,
})
