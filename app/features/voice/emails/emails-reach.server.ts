import { to } from '#app/catalogue/to.ts'
import { defineReachSource } from '#app/kits/members/reach/reach-sources.server.ts'
import { findOwnEmail, listEmails } from './emails.store.server.ts'

/** Spoken mails that wait to be sent. */
export const voiceReach = defineReachSource({
  kind: 'voice',
  label: 'Voice mails',
  icon: 'mic',
  async list(userId, before, most) {
    const rows = await listEmails({ userId, guestId: null }, '', before && { at: before, id: '' }, most)
    return rows.map(({ id, title, sentAt, createdAt }) => ({
      ...{ id, title, at: createdAt },
      who: '',
      snippet: sentAt ? 'Spoken and sent' : 'Spoken, not sent yet',
      href: to('voice-email', null, { m: id }),
      isUnread: sentAt === null,
      isStarred: false,
    }))
  },
  has: async (userId, id) => (await findOwnEmail(id, { userId, guestId: null })) !== null,
})
