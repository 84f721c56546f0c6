import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { AppLoadContext } from '@remix-run/node'
import { writeAbc } from '#app/engines/music/files/write-abc.ts'
import { writeMidi } from '#app/engines/music/files/write-midi.ts'
import { writeMusicXml } from '#app/engines/music/files/write-musicxml.ts'
import type { Song } from '#app/engines/music/song/song.ts'
import { readSong } from '#app/engines/music/text/read-song.ts'
import { findAnyFile } from '#app/kits/foundation/files/files.server.ts'
import { toDisposition } from '#app/kits/foundation/files/serving/disposition.ts'
import { toFileResponse } from '#app/kits/foundation/files/serving/file-response.server.ts'
import { notFound, problem } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { toTable } from '#app/platform/table.ts'
import { findSeen, type Seen } from '../sharing/song-rights.server.ts'
import { musicRoom } from '../room/music-room.server.ts'

const NO_SONG = 'There is no song under this address. Whoever shared it may have taken it back.'
const spendPlayed = createRateLimit('song-files', { points: 20, windowS: 300 })

type Plain = { type: string; ending: string; write: (song: Song, text: string) => string | Uint8Array }
const PLAIN = toTable<Plain>({
  txt: { type: 'text/plain; charset=utf-8', ending: 'txt', write: (_, text) => text },
  midi: { type: 'audio/midi', ending: 'mid', write: (song) => writeMidi(song) },
  abc: { type: 'text/plain; charset=utf-8', ending: 'abc', write: (song) => writeAbc(song) },
  musicxml: {
    type: 'application/vnd.recordare.musicxml+xml',
    ending: 'musicxml',
    write: (song) => writeMusicXml(song),
  },
})
const PLAYED = toTable<{ job: 'wav' | 'stems'; type: string; ending: string }>({
  wav: { job: 'wav', type: 'audio/wav', ending: 'wav' },
  stems: { job: 'stems', type: 'application/zip', ending: 'stems.zip' },
})

/** A song as a file, for its owner and for whoever has a link to it. */
export async function sendSong(request: Request, id: string, context: AppLoadContext): Promise<Response> {
  const seen = await findSeen(request, id)
  if (!seen) throw notFound(NO_SONG)
  const query = new URL(request.url).searchParams
  const as = query.get('as') ?? 'mp3'
  if (as === 'mp3') return sendMp3(request, seen, context, query.has('download'))
  const [plain, played] = [PLAIN[as], PLAYED[as]]
  if (plain) {
    const body = plain.write(readSong(seen.text).song, seen.text)
    return new Response(body as BodyInit, { headers: headersOf(seen, plain, query.has('download') || as !== 'txt') })
  }
  if (!played && as !== 'svg') throw notFound('A song cannot be taken away as this kind of file.')
  const waitS = await spendPlayed(context.network)
  if (waitS > 0) throw problem(429, tooManyAtOnce('files', waitS), overLimit(waitS).headers)
  if (played) return sendPlayed(seen, played, request.signal)
  const { svg } = await musicRoom().run('score', { text: seen.text }, { signal: request.signal })
  return new Response(svg, {
    headers: headersOf(seen, { type: 'image/svg+xml', ending: 'svg' }, query.has('download')),
  })
}

async function sendMp3(request: Request, { row, render }: Seen, context: AppLoadContext, isDownload: boolean) {
  const file = render?.fileId ? await findAnyFile(render.fileId) : null
  if (!file) throw notFound('The song was not played into a file yet, or its file was removed.')
  const answer = await toFileResponse(request, file, context)
  if (isDownload) answer.headers.set('Content-Disposition', asAttachment(`${nameOf(row.title)}.mp3`))
  return answer
}

/** Played anew each time, which gives the same bytes: nothing so large is kept. */
async function sendPlayed(seen: Seen, { job, type, ending }: (typeof PLAYED)[string], signal: AbortSignal) {
  const folder = await mkdtemp(join(tmpdir(), 'frenly-song-'))
  const remove = () => void rm(folder, { recursive: true, force: true }).catch(() => undefined)
  try {
    const path = join(folder, 'song')
    await musicRoom().run(job, { text: seen.text, path }, { signal })
    const { size } = await stat(path)
    const body = createReadStream(path).once('close', remove)
    const headers = { ...headersOf(seen, { type, ending }, true), 'Content-Length': String(size) }
    return new Response(Readable.toWeb(body) as ReadableStream, { headers })
  } catch (error) {
    remove()
    throw error
  }
}

const nameOf = (title: string) =>
  title
    .replace(/[/\\:*?"<>|\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 80)
    .trim()
    .toWellFormed() || 'song'
const asAttachment = (name: string) => toDisposition(name, 'application/octet-stream')

const headersOf = ({ row }: Seen, { type, ending }: { type: string; ending: string }, isAttachment: boolean) => ({
  'Content-Type': type,
  ...(isAttachment && { 'Content-Disposition': asAttachment(`${nameOf(row.title)}.${ending}`) }),
  'Cache-Control': 'private, no-cache',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Robots-Tag': 'noindex',
})
