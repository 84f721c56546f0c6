/** A process that files the mail at the door, to be killed while it does. Says one word when it begins. */
import { store } from '#app/database/store.server.ts'
import { takeInMail } from '#app/features/inbox/filing/take-in.server.ts'
import { mailWorker } from '#app/features/inbox/mail/mail-room.server.ts'

mailWorker.file = process.argv[2] ?? ''
await store().migrate()
console.log('begins')
await takeInMail()
console.log('done')
process.exit(0)
