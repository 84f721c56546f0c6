import { asc, eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { walletAsks, walletLinks, wallets } from '#app/database/tables/money/wallets.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'

const HOW_TO_GET =
  'The key and its backup words are in no file. They are shown on /wallet-setup, after you have said your password again.'

/** The addresses of a member. Keys are secrets, and no download has them. */
export async function* readWallets({ id }: Person): AsyncGenerator<object> {
  const rows = await store().db.select().from(wallets).where(eq(wallets.userId, id)).orderBy(asc(wallets.createdAt))
  yield* rows.map(({ kind, address, isContract, wordsShownAt, createdAt }) => ({
    ...{ kind, address, createdAt },
    ...(kind === 'custodial' ? { wordsShownAt, backupWords: HOW_TO_GET } : { isContract }),
  }))
}

/** The sealed words go with the row: nobody can sign with that key from then on but who wrote them down. */
export const eraseWallets = ({ id }: Person) => store().db.delete(wallets).where(eq(wallets.userId, id))

export const eraseAsks = ({ id }: Person) => store().db.delete(walletAsks).where(eq(walletAsks.userId, id))
export const eraseLinks = ({ id }: Person) => store().db.delete(walletLinks).where(eq(walletLinks.userId, id))
