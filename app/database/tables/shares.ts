import { k } from '../kit.ts'

/** A link by which whoever has it may see one thing of somebody, such as a picture, until it ends or is taken back. */
export const shareLinks = k.table(
  'share_links',
  {
    /** 128 random bits. */
    id: k.text('id').primaryKey(),
    /** What it shows: the name of the tool's thing, and its id. */
    kind: k.text('kind').notNull(),
    thingId: k.text('thing_id').notNull(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    /** What the owner allowed, as the tool understands it. */
    terms: k.json('terms').$type<unknown>().notNull(),
    createdAt: k.ts('created_at').notNull(),
    /** When it stops working; null: not before it is taken back. */
    expiresAt: k.ts('expires_at'),
    revokedAt: k.ts('revoked_at'),
  },
  (t) => [
    k.index('share_links_thing').on(t.kind, t.thingId),
    k.index('share_links_user').on(t.userId),
    k.index('share_links_guest').on(t.guestId),
    k.index('share_links_expires').on(t.expiresAt),
    k.index('share_links_revoked').on(t.revokedAt),
  ],
)
