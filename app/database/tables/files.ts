import { k } from '../kit.ts'
import { users } from './people.ts'

/** Files of members and of the house. The bytes lie in the storage under `key`; they are put there before the row is written. */
export const files = k.table(
  'files',
  {
    id: k.text('id').primaryKey(),
    /** Null: of the house, or of a guest. */
    ownerId: k.text('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    key: k.text('key').notNull().unique(),
    /** What it is for: the subject that made it. */
    purpose: k.text('purpose').notNull(),
    name: k.text('name').notNull(),
    /** The media type found in the bytes, never the one that was claimed. */
    type: k.text('type').notNull(),
    bytes: k.int('bytes').notNull(),
    sha256: k.text('sha256').notNull(),
    /** Of pictures and videos, in pixels. */
    width: k.int('width'),
    height: k.int('height'),
    createdAt: k.ts('created_at').notNull(),
    /** A file of a guest goes at this moment. */
    expiresAt: k.ts('expires_at'),
  },
  (t) => [k.index('files_owner').on(t.ownerId, t.createdAt), k.index('files_expires').on(t.expiresAt)],
)
