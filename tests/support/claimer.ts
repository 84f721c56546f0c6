import { store } from '#app/database/store.server.ts'
import { claim } from '#app/kits/members/sendings/claim.server.ts'

/** A server that takes the key in its first argument, says so, and is then at work for good. */
await store().migrate()
await claim({ key: process.argv[2] ?? '', digest: 'x' })
process.stdout.write('taken')
setInterval(() => undefined, 1_000)
