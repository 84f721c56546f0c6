import { and, asc, eq, type AnyColumn } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import type * as accounts from '#app/database/tables/mail/accounts.ts'
import type * as tables from '#app/database/tables/mail/inbox.ts'
import { isBehind, paged } from '#app/kits/members/personal-data/paged.store.server.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'

/** Letters carry their words, so they are read a few at a time. */
const AT_ONCE = 50

/** A table of the inbox in which every row says whose it is. */
type Owned =
  | typeof tables.inboxThreads
  | typeof tables.inboxMessages
  | typeof tables.inboxBodies
  | typeof tables.inboxReferences
  | typeof tables.inboxContacts
  | typeof tables.inboxLabels
  | typeof tables.inboxThreadLabels
  | typeof tables.inboxDrafts
  | typeof tables.inboxSettings
  | typeof tables.inboxRules
  | typeof tables.inboxActs
  | typeof accounts.inboxAccounts
  | typeof accounts.inboxFolders
  | typeof accounts.inboxCopies
type Row = { createdAt: Date } & Record<string, unknown>

/** What tells two rows of a moment apart, and what is no business of the reader’s. */
const LEFT_OUT = ['userId', 'searchId', 'owner', 'rawKey', 'filed', 'secret', 'jobId']

/** Reads a member's rows of a table, oldest first. */
export const readRows = (table: Owned, key: AnyColumn, keyName: string) =>
  async function* ({ id }: Person): AsyncGenerator<object> {
    const list = (last: Row | undefined): PromiseLike<Row[]> =>
      store()
        .db.select()
        .from(table as typeof tables.inboxThreads)
        .where(
          and(
            eq(table.userId, id),
            isBehind(table.createdAt, key, last && { at: last.createdAt, id: String(last[keyName]) }),
          ),
        )
        .orderBy(asc(table.createdAt), asc(key))
        .limit(AT_ONCE)
    for await (const page of paged<Row>(AT_ONCE, list))
      yield* page.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !LEFT_OUT.includes(name))))
  }

/** Removes a member's rows of a table. */
export const eraseRows =
  (table: Owned) =>
  ({ id }: Person): Promise<unknown> =>
    Promise.resolve(
      store()
        .db.delete(table as typeof tables.inboxThreads)
        .where(eq(table.userId, id)),
    )
