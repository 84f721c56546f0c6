import { to } from '#app/catalogue/to.ts'
import { defineReachSource, type ReachAct } from '#app/kits/members/reach/reach-sources.server.ts'
import { doWithThreads, type Act } from '../filing/acts.server.ts'
import { findThread } from '../filing/messages.store.server.ts'
import { listOpenThreads } from './reach.store.server.ts'

const ACTS: Readonly<Partial<Record<ReachAct, Act>>> = {
  done: 'archive',
  star: 'star',
  unstar: 'unstar',
  snooze: 'snooze',
}

/** The mail of a member's inbox, put away by the inbox's own acts. */
export const mailReach = defineReachSource({
  kind: 'mail',
  label: 'Mail',
  icon: 'mail',
  async list(userId, before, most) {
    const rows = await listOpenThreads(userId, before, most)
    return rows.map(({ id, subject, people, snippet, lastAt, unread, starredAt }) => ({
      ...{ id, title: subject || 'No subject', snippet, at: lastAt },
      who: people.map(({ name, address }) => name || address).join(', '),
      href: to('inbox', null, { thread: id }),
      isUnread: unread > 0,
      isStarred: starredAt !== null,
    }))
  },
  async act(userId, id, act, until) {
    const own = Object.hasOwn(ACTS, act) ? ACTS[act] : act === 'undone' ? ('inbox' as Act) : undefined
    if (!own) return false
    return (await doWithThreads(userId, [id], { act: own, until })) !== null
  },
  has: async (userId, id) => (await findThread(id, userId)) !== null,
})
