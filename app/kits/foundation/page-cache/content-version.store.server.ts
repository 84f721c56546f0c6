import { eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { siteSettings } from '#app/database/tables/engines.ts'

const VERSION_ROW = 'content-version'

export async function findVersion(): Promise<string | null> {
  const [row] = await store()
    .db.select({ value: siteSettings.value })
    .from(siteSettings)
    .where(eq(siteSettings.name, VERSION_ROW))
    .limit(1)
  return typeof row?.value === 'string' ? row.value : null
}

export const saveVersion = (value: string, updatedAt: Date) =>
  store()
    .db.insert(siteSettings)
    .values({ name: VERSION_ROW, value, updatedAt })
    .onConflictDoUpdate({ target: siteSettings.name, set: { value, updatedAt } })
