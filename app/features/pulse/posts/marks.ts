/** The place in a list ordered by time and id, as it stands in an address. */
export const toMark = (at: Date, id: string): string => `${at.getTime()}.${id}`

/** The place an address names; null for none, or for what names none. */
export function readMark(text: string | null): { at: Date; id: string } | null {
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text ?? '') ?? []
  return at && id ? { at: new Date(Number(at)), id } : null
}
