import { redirect, data } from '@remix-run/node'
import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { findShareLink, listShareLinks } from '#app/kits/members/share-links/share-links.server.ts'
import { toVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { z } from 'zod'
import type { Answer } from '../recordings/act.server.ts'
import { actOnRecording } from '../recordings/recording-acts.server.ts'
import { readRecordingView } from '../recordings/recording-view.server.ts'
import { isRecordingAct, recordingActs } from '../recordings/recording.inputs.ts'
import { listQueue } from '../recordings/recordings.store.server.ts'
import { readRecordingsList } from '../recordings/recordings-list.server.ts'
import { FEED_SHARE, RECORDING_SHARE } from '../sharing/share-kinds.ts'

const MOST_QUEUED = 50
const NO_SHARE = 'This is no address of a shared recording. It looks like /youtube/shared/… and ends in its key.'
const inputs = z.discriminatedUnion(
  'do',
  [
    z.object({ do: z.literal('open'), address: z.string().trim().min(1, NO_SHARE).max(500, NO_SHARE) }),
    ...recordingActs,
  ],
  'This form is not known here. Please load the page again.',
)

/** The audio player as its address asks for it: one recording, or all that has sound. */
export async function readAudioPlayer(request: Request) {
  const query = new URL(request.url).searchParams
  const id = query.get('r')
  const member = await findUser(request)
  const owner = await toVisitor(request, member)
  const queue = owner ? await listQueue(owner, MOST_QUEUED) : []
  if (id)
    return {
      part: 'recording' as const,
      recording: await readRecordingView(request, id),
      next: queue[queue.findIndex((row) => row.id === id) + 1] ?? null,
    }
  if (!query.has('kind')) query.set('kind', 'sound')
  const [feed] =
    owner && owner.userId !== null ? await listShareLinks({ kind: FEED_SHARE, thingId: owner.userId }, owner) : []
  return {
    part: 'list' as const,
    queue,
    list: await readRecordingsList(owner, query),
    feed: feed
      ? { id: feed.id, address: brandOrigin(request) + fillPath(allEndpoints['voice/audio-feed'], { id: feed.id }) }
      : null,
  }
}
export type AudioPlayerView = Awaited<ReturnType<typeof readAudioPlayer>>

/** A form of the player. */
export async function actInAudioPlayer(request: Request, network: string) {
  const form = await readForm(request, inputs)
  if (form.problem) return data<Answer>({ problem: form.problem }, 400)
  const { input, typed } = form
  if (isRecordingAct(input)) return actOnRecording(request, network, 'audio-player', input, typed)
  const id = /([\w-]{16,64})\/?(?:[?#].*)?$/.exec(input.address)?.[1] ?? ''
  const link = id ? await findShareLink(RECORDING_SHARE, id) : null
  if (!link) return data<Answer>({ problem: { ...typed, errors: { address: NO_SHARE } } }, 404)
  return redirect(to('transcript-shared', { shareableId: id }), 303)
}
