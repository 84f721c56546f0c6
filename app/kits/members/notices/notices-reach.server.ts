import { defineReachSource } from '#app/kits/members/reach/reach-sources.server.ts'
import { readReaching } from './notices.server.ts'
import { findNoticeById } from './notices.store.server.ts'

/** What members are told of: mentions, replies, requests, answers to their questions. */
export const noticesReach = defineReachSource({
  kind: 'notice',
  label: 'Notices',
  icon: 'bell',
  list: readReaching,
  has: async (userId, id) => (await findNoticeById(userId, id)) !== null,
})
