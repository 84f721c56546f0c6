import type { AppLoadContext } from '@remix-run/node'
import { toChapterVtt, toCueSheet, toM3u8 } from '#app/engines/mixing/set-texts.ts'
import { findAnyFile } from '#app/kits/foundation/files/files.server.ts'
import { toDisposition } from '#app/kits/foundation/files/serving/disposition.ts'
import { toFileResponse } from '#app/kits/foundation/files/serving/file-response.server.ts'
import { brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { toTable } from '#app/platform/table.ts'
import { toDjAddress } from '../parts/dj-links.ts'
import { layOutSet } from '../sets/lay-out-set.server.ts'
import { readTimeline, readFacts } from '../sets/mix-facts.ts'
import { readPlan } from '../sets/set-plan.ts'
import { findSeen, type SeenSet } from '../sharing/mix-rights.server.ts'
import { listHashes } from '../crate/tracks.store.server.ts'
import { writeSet } from './set-document.ts'

const NO_SET = 'There is no set under this address. Whoever shared it may have taken it back.'
const NO_MIX = 'The mix was not made yet, or its file was removed.'

type Text = { type: string; ending: string; write: (seen: SeenSet, request: Request) => Promise<string> | string }
const TEXTS = toTable<Text>({
  json: { type: 'application/json; charset=utf-8', ending: 'json', write: toJson },
  m3u8: { type: 'application/vnd.apple.mpegurl; charset=utf-8', ending: 'm3u8', write: toList },
  cue: {
    type: 'text/plain; charset=utf-8',
    ending: 'cue',
    write: (seen) => toCueSheet(timelineOf(seen), namesOf(seen)),
  },
  chapters: { type: 'text/vtt; charset=utf-8', ending: 'vtt', write: (seen) => toChapterVtt(timelineOf(seen)) },
})
/** What whoever has a link may take: nothing of the crate. */
const SHARED = ['audio', 'cue', 'chapters', 'wav']

/** A mix or what goes with its set, for its owner and for whoever has a link to it. */
export async function sendSet(request: Request, id: string, context: AppLoadContext): Promise<Response> {
  const seen = await findSeen(request, id)
  if (!seen) throw notFound(NO_SET)
  const query = new URL(request.url).searchParams
  const as = query.get('as') ?? 'audio'
  if (seen.isShared && !SHARED.includes(as)) throw notFound(NO_SET)
  if (as === 'audio' || as === 'wav')
    return sendSound(request, seen, context, { as, isDownload: query.has('download') })
  const text = TEXTS[as]
  if (!text) throw notFound('A set cannot be taken away as this kind of file.')
  const name = `${nameOf(seen.row.title)}.${text.ending}`
  return new Response(await text.write(seen, request), {
    headers: {
      'Content-Type': text.type,
      ...(query.has('download') && { 'Content-Disposition': toDisposition(name, 'application/octet-stream') }),
      'Cache-Control': 'private, no-cache',
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Robots-Tag': 'noindex',
    },
  })
}

type How = { as: 'audio' | 'wav'; isDownload: boolean }

async function sendSound(request: Request, { row, mix }: SeenSet, context: AppLoadContext, { as, isDownload }: How) {
  const fileId = as === 'wav' ? mix?.wavId : mix?.fileId
  const file = fileId ? await findAnyFile(fileId) : null
  if (!file) throw notFound(NO_MIX)
  const answer = await toFileResponse(request, file, context)
  const ending = file.type === 'audio/mpeg' ? 'mp3' : 'wav'
  if (isDownload)
    answer.headers.set(
      'Content-Disposition',
      toDisposition(`${nameOf(row.title)}.${ending}`, 'application/octet-stream'),
    )
  return answer
}

function timelineOf({ mix }: SeenSet) {
  if (!mix) throw notFound(NO_MIX)
  return readTimeline(mix.timeline)
}

const namesOf = ({ row, mix }: SeenSet) => ({
  title: row.title,
  file: `${nameOf(row.title)}.${readFacts(mix?.facts).form}`,
})

async function toJson({ row, owner }: SeenSet): Promise<string> {
  const plan = readPlan(row.plan)
  const laid = await layOutSet(plan, owner)
  return writeSet(row.title, plan, laid, laid.timeline, await listHashes(owner, plan.tracks))
}

async function toList({ row, owner }: SeenSet, request: Request): Promise<string> {
  const { places } = await layOutSet(readPlan(row.plan), owner)
  const origin = brandOrigin(request)
  const tracks = places.flatMap(({ row: track }) =>
    track
      ? [{ title: track.title, seconds: track.seconds, address: origin + toDjAddress('track-sound', track.id) }]
      : [],
  )
  return toM3u8(tracks, row.title)
}

const nameOf = (title: string) =>
  title
    .replace(/[/\\:*?"<>|\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 80)
    .toWellFormed() || 'mix'
