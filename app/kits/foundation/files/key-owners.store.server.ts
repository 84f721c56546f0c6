import { inArray } from 'drizzle-orm'
import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { store } from '#app/database/store.server.ts'
import { inboxMessages } from '#app/database/tables/mail/inbox.ts'
import { receivedMails } from '#app/database/tables/mail.ts'
import { users } from '#app/database/tables/people.ts'
import { toTable } from '#app/platform/table.ts'
import { findFileKeys } from './files.store.server.ts'
import { toFileKey } from './serving/size-keys.ts'

const toPictureAddress = (key: string) =>
  fillPath(allEndpoints['site/picture'], { name: key.slice('pictures/'.length) })

/**
 * Who names the keys of each folder of the storage: which of some keys still belong to somebody. The sweeper removes
 * the others; a folder that does not stand here is left alone.
 */
export const keyOwners: Readonly<Record<string, (keys: string[]) => Promise<string[]>>> = toTable({
  files: findFileKeys,
  async sizes(keys) {
    const owned = new Set(await findFileKeys(keys.map((key) => toFileKey(key) ?? '')))
    return keys.filter((key) => owned.has(toFileKey(key) ?? ''))
  },
  async pictures(keys) {
    const rows = await store()
      .db.select({ picture: users.profilePicture })
      .from(users)
      .where(inArray(users.profilePicture, keys.map(toPictureAddress)))
    const named = new Set(rows.map(({ picture }) => picture))
    return keys.filter((key) => named.has(toPictureAddress(key)))
  },
  async mails(keys) {
    const [door, filed] = await Promise.all([
      store().db.select({ key: receivedMails.rawKey }).from(receivedMails).where(inArray(receivedMails.rawKey, keys)),
      store().db.select({ key: inboxMessages.rawKey }).from(inboxMessages).where(inArray(inboxMessages.rawKey, keys)),
    ])
    return [...door, ...filed].map(({ key }) => key)
  },
})
