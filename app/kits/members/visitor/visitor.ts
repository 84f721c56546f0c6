/** Whom a thing belongs to: a member, or a guest by the hash of the mark in their browser. */
export type Visitor = { userId: string; guestId: null } | { userId: null; guestId: string }

/** Whether a row belongs to somebody; nothing belongs to nobody. */
export function isOwned(row: { userId: string | null; guestId: string | null }, owner: Visitor | null): boolean {
  if (owner === null) return false
  return owner.userId === null ? row.userId === null && row.guestId === owner.guestId : row.userId === owner.userId
}
