import { to } from '#app/catalogue/to.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { sendMail } from '#app/kits/foundation/mail/send-mail.server.ts'
import { houseSender } from '#app/kits/foundation/mail/sender-of.server.ts'
import { isMailed } from '#app/kits/members/notices/notice-kinds.ts'
import { clock } from '#app/platform/clock.ts'
import { listBridging, listNewest, type ShownRow } from '../posts/feed.store.server.ts'
import { listMembersAfter } from './digest.store.server.ts'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
const AT_ONCE = 500
const MOST_POSTS = 8
const LINE_CHARS = 160
export const DIGEST = 'pulse.digest'

/** Writes to every member who asked for it what most groups agreed with in the week, else what was newest. Gives how many. */
export async function sendDigests(signal?: AbortSignal): Promise<number> {
  let sent = 0
  for (let after = ''; !signal?.aborted;) {
    const members = await listMembersAfter(after, AT_ONCE)
    for (const member of members)
      if (isMailed(DIGEST, member.notifications.kinds) && (await sendDigest(member))) sent += 1
    if (members.length < AT_ONCE) break
    after = members.at(-1)!.id
  }
  return sent
}

async function sendDigest({ id, name, email }: { id: string; name: string; email: string }): Promise<boolean> {
  const rows = await chooseFor(id)
  if (rows.length === 0) return false
  const sender = houseSender()
  await sendMail(
    sender,
    email,
    {
      subject: `The pulse of the week: ${rows.length === 1 ? 'one post' : `${rows.length} posts`}`,
      greeting: `Hello ${name},`,
      paragraphs: rows.map(
        ({ post, name: by }) => `${by}: ${toLine(post.text)}\n${sender.origin}${to('pulse', null, { post: post.id })}`,
      ),
      button: { label: 'Open the pulse', address: sender.origin + to('pulse') },
    },
    { unsubscribe: { userId: id, kind: DIGEST } },
  )
  return true
}

/** Posts of others of the last week: those that groups agree with first, then the newest. */
async function chooseFor(userId: string): Promise<ShownRow[]> {
  const since = clock.now().getTime() - WEEK_MS
  const lists = await Promise.all([
    listBridging(userId, { behind: null, most: 3 * MOST_POSTS }),
    listNewest(userId, { behind: null, most: 3 * MOST_POSTS }),
  ])
  const rows = new Map<string, ShownRow>()
  for (const row of lists.flat())
    if (row.post.publishedAt!.getTime() > since && row.post.userId !== userId) rows.set(row.post.id, row)
  return [...rows.values()].slice(0, MOST_POSTS)
}

function toLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim() || 'A picture'
  return (line.length > LINE_CHARS ? `${line.slice(0, LINE_CHARS).trimEnd()}…` : line).toWellFormed()
}

defineSchedule({ name: 'pulse-digest', everyMs: WEEK_MS, run: sendDigests })
