/** A process that brings the mail of an account over, to be killed while it does. Says one word when it begins. */
import { readFileSync } from 'node:fs'
import { store } from '#app/database/store.server.ts'
import { findAnyAccount } from '#app/features/inbox/accounts/accounts.store.server.ts'
import { mailWorker } from '#app/features/inbox/mail/mail-room.server.ts'
import { syncAccount } from '#app/features/inbox/syncing/sync-account.server.ts'
import { mailTrust } from '#app/providers/mail/server-address.server.ts'

const [, , worker = '', account = '', cert = ''] = process.argv
mailWorker.file = worker
mailTrust.ca = readFileSync(cert, 'utf8')
await store().migrate()
const row = await findAnyAccount(account)
console.log('begins')
const signal = new AbortController().signal
await syncAccount(row!, { userId: row!.userId, plan: 'free' }, { signal, progress: () => undefined })
console.log('done')
process.exit(0)
