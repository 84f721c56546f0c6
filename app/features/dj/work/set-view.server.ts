import { toMemberWords } from '#app/kits/foundation/jobs/failure-words.ts'
import { isOpen } from '#app/kits/foundation/jobs/job-state.ts'
import { findJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { createLiveMark } from '#app/kits/foundation/live/live.server.ts'
import { readShare } from '#app/kits/members/share-links/read-share.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { to } from '#app/catalogue/to.ts'
import { toMarks } from '#app/engines/mixing/set-texts.ts'
import type { Timeline } from '#app/engines/mixing/timeline.ts'
import { hasFfmpeg } from '#app/providers/ffmpeg.server.ts'
import { listTracks } from '../crate/tracks.store.server.ts'
import { MOST_TRACKS } from '../dj.limits.ts'
import { layOutSet, type LaidOut } from '../sets/lay-out-set.server.ts'
import { readFacts, readTimeline } from '../sets/mix-facts.ts'
import { readPlan, type SetPlan } from '../sets/set-plan.ts'
import { requireSet } from '../sets/sets-keeping.server.ts'
import { findFinishedMix, findMix, type SetRow } from '../sets/sets.store.server.ts'
import { SHARE_KIND } from '../sharing/share-kind.ts'
import { toListed } from './dj-view.server.ts'

export const setParts = ['tracks', 'mix', 'share'] as const

/** One set: its order with the reasons, the mix that was made of it, its links. */
export async function readSetView(request: Request, id: string, params: URLSearchParams) {
  const { row, owner, key } = await requireSet(request, id)
  const part = setParts.find((one) => one === params.get('part')) ?? 'tracks'
  const plan = readPlan(row.plan)
  const laid = await layOutSet(plan, owner)
  const { tracks: _tracks, ...wishes } = plan
  return {
    ...{ screen: 'set' as const, id: row.id, access: key, part, title: row.title, wishes },
    places: toPlaces(laid),
    seconds: laid.timeline.seconds,
    heard: laid.heard.length,
    others:
      part === 'tracks' ? (await listTracks(owner, MOST_TRACKS)).map(toListed).filter((one) => one.isPlayable) : [],
    mix: await readMix(row, plan),
    share: part === 'share' ? await toShare(request, row.id, owner) : null,
    canMp3: hasFfmpeg(),
    isStill: params.get('refresh') === 'off',
    liveMark: createLiveMark(),
  }
}
export type SetView = Awaited<ReturnType<typeof readSetView>>

function toPlaces({ places, heard, timeline }: LaidOut) {
  const marks = toMarks(timeline)
  return places.map((place) => {
    const at = heard.indexOf(place)
    return {
      id: place.id,
      listed: place.row && toListed(place.row),
      fromS: marks[at]?.fromS ?? null,
      why: timeline.tracks[at]?.entry?.why ?? null,
    }
  })
}

async function readMix(row: SetRow, plan: SetPlan) {
  const last = row.mixId ? await findMix(row.mixId) : null
  const job = last?.jobId && last.state === 'working' ? await findJob(last.jobId) : null
  const isUnderWay = job !== null && isOpen(job)
  const made = await findFinishedMix(row.id)
  const failure =
    last?.state === 'failed' || last?.state === 'stopped'
      ? readFacts(last.facts).failure
      : last?.state === 'working' && !isUnderWay
        ? (toMemberWords(job?.lastError ?? null) ?? 'It was ended before it was finished. Mix it again.')
        : null
  return {
    ...{ isUnderWay, failure, progress: job?.progress ?? null, note: job?.progressNote ?? null },
    made: made && {
      ...{ mark: made.id, facts: readFacts(made.facts), hasWav: made.wavId !== null, hasFile: made.fileId !== null },
      ...toShown(readTimeline(made.timeline)),
      isOld: JSON.stringify(readPlan(made.plan)) !== JSON.stringify(plan),
    },
  }
}

const toShown = (timeline: Timeline) => ({
  seconds: timeline.seconds,
  tracks: toMarks(timeline).map((mark, n) => ({ ...mark, why: timeline.tracks[n]?.entry?.why ?? null })),
})

const toShare = (request: Request, thingId: string, owner: Visitor) =>
  readShare(request, { kind: SHARE_KIND, thingId }, owner, { addressOf: (id) => to('dj-shared', { id }) })
