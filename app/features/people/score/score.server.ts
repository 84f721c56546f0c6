import { listScoreSources } from '#app/kits/members/profile-parts/profile-parts.ts'
import { toScore } from './points.ts'

const MOST_EVENTS = 50

/** What counts, and how much of it a member gave. */
export async function addUp(memberId: string) {
  const given = await Promise.all(
    listScoreSources().map(async ({ id, label, about, points, count }) => ({
      ...{ id, label, about, each: points },
      count: await count(memberId),
    })),
  )
  return toScore(given)
}

/** The same with the newest of what each point stands for. */
export async function explain(memberId: string) {
  const { points, lines } = await addUp(memberId)
  const sources = new Map(listScoreSources().map((source) => [source.id, source]))
  const explained = await Promise.all(
    lines.map(async (line) => {
      const events = line.count > 0 ? await sources.get(line.id)!.list(memberId, MOST_EVENTS) : []
      return {
        ...line,
        events: events.map(({ title, href, at }) => ({ title, href, at: at.toISOString() })),
      }
    }),
  )
  return { points, lines: explained }
}
export type Explained = Awaited<ReturnType<typeof explain>>
