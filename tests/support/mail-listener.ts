/** A process that takes mail in for `mira@inbox.test`, to be killed: says its port and nothing more. */
import type { AddressInfo } from 'node:net'
import { store } from '#app/database/store.server.ts'
import { inboundLimits } from '#app/kits/members/inbound-mail/inbound-mail.limits.ts'
import { createListener } from '#app/kits/members/inbound-mail/listener.server.ts'
import { enrol } from './enrol.ts'

await store().migrate()
await enrol('mira')
const server = createListener('inbox.test', inboundLimits)
server.listen(0, '127.0.0.1', () => console.log((server.server.address() as AddressInfo).port))
