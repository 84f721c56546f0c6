import { and, desc, eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { inboxContacts, inboxSettings } from '#app/database/tables/mail/inbox.ts'

export type SettingsRow = typeof inboxSettings.$inferSelect

/** Whom a member knows best: those written to first, then by the last time. */
export const listContacts = (userId: string, most: number) =>
  store()
    .db.select({
      name: inboxContacts.name,
      address: inboxContacts.address,
      sent: inboxContacts.sent,
      received: inboxContacts.received,
      showsPictures: inboxContacts.showsPictures,
    })
    .from(inboxContacts)
    .where(eq(inboxContacts.userId, userId))
    .orderBy(desc(inboxContacts.sent), desc(inboxContacts.lastAt))
    .limit(most)

export async function findContact(userId: string, address: string) {
  const [row] = await store()
    .db.select()
    .from(inboxContacts)
    .where(and(eq(inboxContacts.userId, userId), eq(inboxContacts.address, address)))
  return row ?? null
}

export const savePictureChoice = (userId: string, address: string, showsPictures: boolean) =>
  store()
    .db.update(inboxContacts)
    .set({ showsPictures })
    .where(and(eq(inboxContacts.userId, userId), eq(inboxContacts.address, address)))

export async function findSettings(userId: string): Promise<SettingsRow | null> {
  const [row] = await store().db.select().from(inboxSettings).where(eq(inboxSettings.userId, userId))
  return row ?? null
}

export const saveSettings = (
  userId: string,
  change: Partial<Omit<SettingsRow, 'userId' | 'filed' | 'createdAt'>>,
  now: Date,
) =>
  store()
    .db.insert(inboxSettings)
    .values({ userId, ...change, createdAt: now })
    .onConflictDoUpdate({ target: inboxSettings.userId, set: change })
