import { to } from '#app/catalogue/to.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { clock } from '#app/platform/clock.ts'
import { listDuePlanned, savePlanned } from './steward.store.server.ts'

const BATCH = 100

/** Tells stewards once of what is due: this server cannot post elsewhere for them, and says so. */
export async function remindStewards(): Promise<void> {
  const now = clock.now()
  for (const { id, channelId, userId, title } of await listDuePlanned(now, BATCH)) {
    await savePlanned(id, { remindedAt: now })
    await sendNotice({
      ...{ kind: 'steward.due', to: userId, from: null, about: `steward/${id}`, subject: title },
      address: to('channel-steward', null, { channel: channelId, planned: id }),
    })
  }
}
