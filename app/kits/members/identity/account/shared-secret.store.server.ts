import { eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { siteSettings } from '#app/database/tables/engines.ts'

/** The name of the row by which servers know whether they have the same secret. */
export const SECRET_ROW = 'session-secret-fingerprint'

/** Writes the fingerprint unless another server did; gives the one that stands. */
export async function keepFingerprint(fingerprint: string, now: Date): Promise<unknown> {
  await store()
    .db.insert(siteSettings)
    .values({ name: SECRET_ROW, value: fingerprint, updatedAt: now })
    .onConflictDoNothing()
  const [row] = await store()
    .db.select({ value: siteSettings.value })
    .from(siteSettings)
    .where(eq(siteSettings.name, SECRET_ROW))
  return row?.value
}
