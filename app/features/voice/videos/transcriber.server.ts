import { data } from '@remix-run/node'
import { readFile } from 'node:fs/promises'
import { screenAt } from '#app/catalogue/screen-at.ts'
import { to } from '#app/catalogue/to.ts'
import { toTable } from '#app/platform/table.ts'
import { readUpload, type SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { leadToMade } from '#app/kits/members/visitor/lead-to-made.server.ts'
import { requireVisitor, toVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import {
  CaptionFailure,
  fetchTrack,
  findVideo,
  type CaptionTrack,
  type Video,
  type VideoSite,
} from '#app/providers/captions/video-captions.server.ts'
import { toVideoUrl } from '#app/providers/captions/video-id.ts'
import { beginHearing } from '../hearing/begin-hearing.server.ts'
import { actOnRecording } from '../recordings/recording-acts.server.ts'
import { readRecordingView } from '../recordings/recording-view.server.ts'
import { isRecordingAct } from '../recordings/recording.inputs.ts'
import { readRecordingsList } from '../recordings/recordings-list.server.ts'
import { listEars } from '../tools/voice-tools.server.ts'
import { CAPTIONS_MAX_BYTES, RECORDING_MAX_BYTES } from '../voice.limits.ts'
import { compareTranscripts } from './compare.server.ts'
import { keepWords, readWords } from './read-words.server.ts'
import { readSaidChapters } from './said-chapters.ts'
import { transcriberInputs, type TranscriberInput } from './transcriber.inputs.ts'

const spendVideo = createRateLimit('transcriber', { points: 20, windowS: 60 })
const uploads = {
  sound: { most: 1, maxBytes: RECORDING_MAX_BYTES },
  captions: { most: 1, maxBytes: CAPTIONS_MAX_BYTES },
}
const RECENT = 8
const COMPARABLE = 40

/** The tracks to choose from; or the video that was asked for, with what stood in the way. */
export type Choice = { video: Omit<Video, 'about' | 'tracks'>; tracks: Omit<CaptionTrack, 'address'>[] }
export type Tried = { videoId: string; url: string; why: string }
export type TranscriberAnswer = { problem: FormProblem | null; choice?: Choice; tried?: Tried }

/** The transcriber as its address asks for it. */
export async function readTranscriber(request: Request) {
  const url = new URL(request.url)
  const query = url.searchParams
  const id = query.get('r')
  if (id) return { part: 'recording' as const, recording: await readRecordingView(request, id) }
  const member = await findUser(request)
  const owner = await toVisitor(request, member)
  const { variant } = screenAt(url.pathname.replace(/\.data$/, ''))
  if (query.get('part') === 'list') return { part: 'list' as const, list: await readRecordingsList(owner, query) }
  const [one, two] = [query.get('one'), query.get('two')]
  if (one && two) return { part: 'compared' as const, compared: await compareTranscripts(request, one, two) }
  const isComparing = variant === 'v4'
  const [hearing, recent] = await Promise.all([
    listEars(member),
    readRecordingsList(owner, new URLSearchParams(), isComparing ? COMPARABLE : RECENT),
  ])
  return {
    part: 'ways' as const,
    variant,
    video: (query.get('video') ?? '').slice(0, 300),
    ...hearing,
    recent: recent.rows,
  }
}
export type TranscriberView = Awaited<ReturnType<typeof readTranscriber>>

type Sending = { request: Request; owner: Visitor; cookie: string | null; typed: Typed }
const answer = (problem: FormProblem | null, more: Omit<TranscriberAnswer, 'problem'>, init: number | ResponseInit) =>
  data<TranscriberAnswer>({ problem, ...more }, init)
const refuse = ({ values, lists }: Typed, field: string, message: string, init: number | ResponseInit) =>
  answer({ values, lists, errors: { [field]: message } }, {}, init)

/** A form of the transcriber. `site` is for tests, which bring a stand-in. */
export async function actInTranscriber(request: Request, network: string, site?: VideoSite) {
  const upload = await readUpload(request, transcriberInputs, uploads)
  try {
    if (upload.problem) return answer(upload.problem, {}, upload.init)
    const { input, typed } = upload
    if (isRecordingAct(input)) return await actOnRecording(request, network, 'transcriber', input, typed)
    const waitS = await spendVideo(network)
    if (waitS > 0) return refuse(typed, fieldOf(input), tooManyAtOnce('transcripts', waitS), overLimit(waitS))
    const member = await findUser(request)
    const { owner, cookie } = await requireVisitor(request, member)
    const sending: Sending = { request, owner, cookie, typed }
    if (input.do === 'video') return await fetchWords(sending, input, site)
    if (input.do === 'paste') {
      const source = { route: input.way, title: input.title, video: toVideo(input.of, input.title) }
      return await keep(sending, new TextEncoder().encode(input.text), source, 'text')
    }
    if (input.do === 'captions') {
      const [file] = upload.files['captions'] ?? []
      if (!file) return refuse(typed, 'captions', 'Choose a file of captions.', 400)
      const source = {
        route: 'file' as const,
        title: input.title || withoutEnding(file),
        video: toVideo(input.of, input.title),
      }
      return await keep(sending, await readFile(file.content.path), source, 'captions')
    }
    const [sound] = upload.files['sound'] ?? []
    if (!sound) return refuse(typed, 'sound', 'Choose a recording or a film.', 400)
    const wishes = {
      title: input.title,
      language: input.language || null,
      engineId: input.ear || null,
      keepsSound: input.keep !== undefined,
    }
    const begun = await beginHearing(sound, wishes, owner, { member, network }, 'transcriber')
    if ('message' in begun) return refuse(typed, 'sound', begun.message, begun.init)
    return lead(sending, begun.id)
  } finally {
    await upload.discard()
  }
}

function lead({ owner, cookie }: Sending, id: string) {
  return leadToMade({ owner, cookie }, id, (key) => to('transcriber', null, { r: id, key }))
}

const fieldOf = ({ do: act }: TranscriberInput): string =>
  toTable({ video: 'video', paste: 'text', captions: 'captions' })[act as 'video'] ?? 'sound'
const withoutEnding = ({ name }: SentFile) => name.replace(/\.\w{1,5}$/, '')
const toVideo = (id: string | null, title: string) =>
  id === null ? null : { id, url: toVideoUrl(id), title, track: '' }

async function keep(sending: Sending, bytes: Uint8Array, source: Parameters<typeof keepWords>[1], field: string) {
  const { request, owner, typed } = sending
  const read = await readWords(bytes, request.signal)
  if ('message' in read) return refuse(typed, field, read.message, read.status)
  const id = await keepWords(read, source, owner)
  if (id === null) return refuse(typed, field, 'There are no words in it.', 422)
  return lead(sending, id)
}

/** The first way: this server asks the video site. What stood in the way is told, and the other ways stand open. */
async function fetchWords(
  sending: Sending,
  { video: id, track }: Extract<TranscriberInput, { do: 'video' }>,
  site?: VideoSite,
) {
  const { request, typed } = sending
  try {
    const video = await findVideo(id, site)
    const chosen =
      video.tracks.find((one) => one.id === track) ?? (video.tracks.length === 1 ? video.tracks[0] : undefined)
    if (!chosen) return answer({ ...typed, errors: {} }, { choice: toChoice(video) }, 200)
    const bytes = await fetchTrack(chosen, site)
    const read = await readWords(bytes, request.signal)
    if ('message' in read) throw new CaptionFailure('changed')
    const label = `${chosen.label}${chosen.isAutomatic ? ', made by a machine' : ''}`
    const source = {
      route: 'server' as const,
      title: video.title,
      seconds: video.seconds,
      video: { id, url: toVideoUrl(id), title: video.title, track: label },
      chapters: readSaidChapters(video.about, video.seconds),
      notes: [
        `Captions of the video by ${video.author || 'its maker'}: ${label}. This server fetched them from the video site.`,
      ],
    }
    const kept = await keepWords(
      { ...read, transcript: { ...read.transcript, language: chosen.language } },
      source,
      sending.owner,
    )
    if (kept === null) throw new CaptionFailure('blocked')
    return lead(sending, kept)
  } catch (error) {
    if (!(error instanceof CaptionFailure)) throw error
    const status =
      error.trouble === 'unreachable' || error.trouble === 'blocked' || error.trouble === 'changed' ? 502 : 422
    return answer({ ...typed, errors: {} }, { tried: { videoId: id, url: toVideoUrl(id), why: error.message } }, status)
  }
}

const toChoice = ({ id, title, author, seconds, tracks }: Video): Choice => ({
  video: { id, title, author, seconds },
  tracks: tracks.map(({ id: track, language, label, isAutomatic }) => ({ id: track, language, label, isAutomatic })),
})
