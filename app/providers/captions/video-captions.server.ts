import { z } from 'zod'
import { fetchPublic, FetchRefusal, type PublicAnswer, type PublicRequest } from '#app/platform/public-fetch.server.ts'

/** Why the video site gave no captions. `changed`: it answered in a form nobody here knows. */
export type CaptionTrouble = 'blocked' | 'none' | 'private' | 'live' | 'age' | 'gone' | 'changed' | 'unreachable'

export class CaptionFailure extends Error {
  constructor(
    readonly trouble: CaptionTrouble,
    options?: ErrorOptions,
  ) {
    super(words[trouble], options)
    this.name = 'CaptionFailure'
  }
}

const words: Readonly<Record<CaptionTrouble, string>> = {
  blocked: 'The video site refuses to talk to this server. It does that to servers in data centres.',
  none: 'This video has no captions.',
  private: 'This video is private, so its captions are not public.',
  live: 'This video is live or has not begun; its captions come when it is over.',
  age: 'This video is only shown to people who are signed in there and old enough.',
  gone: 'There is no such video, or it was taken down.',
  changed: 'The video site answered in a way this version does not know. It may have changed.',
  unreachable: 'The video site could not be reached from this server.',
}

export type CaptionTrack = { id: string; language: string; label: string; isAutomatic: boolean; address: string }
export type Video = {
  id: string
  title: string
  author: string
  seconds: number
  about: string
  tracks: CaptionTrack[]
}

/** Where the video site is, and how it is asked; tests bring their own. */
export type VideoSite = { origin: string; fetch(url: string, asked: PublicRequest): Promise<PublicAnswer> }
const site: VideoSite = { origin: 'https://www.youtube.com', fetch: fetchPublic }

const LIMITS = { maxBytes: 4_194_304, limitMs: 12_000, maxHops: 2 }
const CLIENT = { clientName: 'ANDROID', clientVersion: '20.10.38' }
const AGENT = `com.google.android.youtube/${CLIENT.clientVersion} (Linux; U; Android 14)`
const MOST_TRACKS = 200

const label = z.object({ simpleText: z.string().optional(), runs: z.array(z.object({ text: z.string() })).optional() })
const answer = z.object({
  playabilityStatus: z.object({ status: z.string(), reason: z.string().optional() }),
  videoDetails: z
    .object({
      title: z.string().default(''),
      author: z.string().default(''),
      lengthSeconds: z.coerce.number().catch(0).default(0),
      shortDescription: z.string().default(''),
      isLive: z.boolean().optional(),
    })
    .optional(),
  captions: z
    .object({
      playerCaptionsTracklistRenderer: z
        .object({
          captionTracks: z
            .array(
              z.object({
                baseUrl: z.string(),
                name: label.optional(),
                languageCode: z.string(),
                kind: z.string().optional(),
              }),
            )
            .default([]),
        })
        .optional(),
    })
    .optional(),
})

/** What the site says of a video, with the captions it has. Throws a CaptionFailure that says what stands in the way. */
export async function findVideo(id: string, { origin, fetch }: VideoSite = site): Promise<Video> {
  const body = JSON.stringify({ context: { client: CLIENT }, videoId: id })
  const headers = { 'content-type': 'application/json', 'user-agent': AGENT }
  const said = await ask(() =>
    fetch(`${origin}/youtubei/v1/player?prettyPrint=false`, {
      ...LIMITS,
      method: 'POST',
      headers,
      body,
      allowHosts: [new URL(origin).hostname],
    }),
  )
  const read = answer.safeParse(parse(said.bytes))
  if (!read.success) throw new CaptionFailure('changed', { cause: read.error })
  const { playabilityStatus, videoDetails, captions } = read.data
  if (videoDetails?.isLive) throw new CaptionFailure('live')
  needPlayable(playabilityStatus)
  const found = captions?.playerCaptionsTracklistRenderer?.captionTracks ?? []
  const tracks = found.slice(0, MOST_TRACKS).map(({ baseUrl, name, languageCode, kind }, n) => ({
    id: String(n),
    language: languageCode.slice(0, 35),
    label: (name?.simpleText ?? name?.runs?.map(({ text }) => text).join('') ?? languageCode).slice(0, 100),
    isAutomatic: kind === 'asr',
    address: baseUrl,
  }))
  if (tracks.length === 0) throw new CaptionFailure('none')
  const { title = '', author = '', lengthSeconds = 0, shortDescription = '' } = videoDetails ?? {}
  return {
    id,
    title: title.slice(0, 300),
    author: author.slice(0, 200),
    seconds: lengthSeconds,
    about: shortDescription.slice(0, 20_000),
    tracks,
  }
}

function needPlayable({ status, reason = '' }: { status: string; reason?: string | undefined }): void {
  if (status === 'OK') return
  if (status === 'LIVE_STREAM_OFFLINE') throw new CaptionFailure('live')
  if (/\bage\b|inappropriate/i.test(reason) || /^AGE_/.test(status)) throw new CaptionFailure('age')
  if (/private/i.test(reason)) throw new CaptionFailure('private')
  if (/\bbot\b|unusual traffic|sign in to confirm/i.test(reason)) throw new CaptionFailure('blocked')
  if (status === 'LOGIN_REQUIRED') throw new CaptionFailure('private')
  throw new CaptionFailure('gone')
}

/** The bytes of a track's captions, to be read where strangers' bytes are read. */
export async function fetchTrack({ address }: CaptionTrack, { origin, fetch }: VideoSite = site): Promise<Uint8Array> {
  let url: URL
  try {
    url = new URL(address, origin)
  } catch (error) {
    throw new CaptionFailure('changed', { cause: error })
  }
  // Nothing but the site's own captions is opened, whatever its answer names.
  if (url.origin !== origin || url.pathname !== '/api/timedtext') throw new CaptionFailure('changed')
  const said = await ask(() =>
    fetch(url.href, { ...LIMITS, headers: { 'user-agent': AGENT }, allowHosts: [url.hostname] }),
  )
  if (said.bytes.length === 0) throw new CaptionFailure('blocked')
  return said.bytes
}

async function ask(send: () => Promise<PublicAnswer>): Promise<PublicAnswer> {
  const said = await send().catch((error: unknown) => {
    throw new CaptionFailure(error instanceof FetchRefusal && error.kind === 'too-large' ? 'changed' : 'unreachable', {
      cause: error,
    })
  })
  if (said.status === 429 || said.status === 403) throw new CaptionFailure('blocked')
  if (said.status === 404) throw new CaptionFailure('gone')
  if (said.status !== 200) throw new CaptionFailure(said.status >= 500 ? 'unreachable' : 'changed')
  return said
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}
