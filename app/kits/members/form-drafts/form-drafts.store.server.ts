import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { files } from '#app/database/tables/files.ts'

/** What is kept under a name since a moment, the newest first. */
export const listDraftsNamed = (name: string, since: Date) =>
  store()
    .db.select({ id: files.id, key: files.key, width: files.width, bytes: files.bytes })
    .from(files)
    .where(and(isNull(files.ownerId), gt(files.createdAt, since), eq(files.name, name), eq(files.purpose, 'made')))
    .orderBy(desc(files.createdAt), desc(files.id))
