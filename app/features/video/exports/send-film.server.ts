import type { AppLoadContext } from '@remix-run/node'
import { findAnyFile } from '#app/kits/foundation/files/files.server.ts'
import { toDisposition } from '#app/kits/foundation/files/serving/disposition.ts'
import { toFileResponse } from '#app/kits/foundation/files/serving/file-response.server.ts'
import { toTable } from '#app/platform/table.ts'
import { notFound, problem } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { findSeen, type Seen } from '../sharing/film-rights.server.ts'
import { toFilmLabel } from '../rendering/render-label.ts'
import { timelineOf } from './film-timeline.server.ts'
import * as texts from './film-texts.ts'
import { makeBundle, type BundleKind } from './make-bundle.server.ts'

const NO_FILM = 'There is no film under this address. Whoever shared it may have taken it back.'
const spendBundle = createRateLimit('film-bundle', { points: 12, windowS: 300 })

type Text = { type: string; ending: string; write: (seen: Seen) => string }
const TEXTS = toTable<Text>({
  vtt: { type: 'text/vtt; charset=utf-8', ending: 'vtt', write: (seen) => texts.toVttOf(filmOf(seen)) },
  srt: { type: 'application/x-subrip; charset=utf-8', ending: 'srt', write: (seen) => texts.toSrtOf(filmOf(seen)) },
  descriptions: {
    type: 'text/vtt; charset=utf-8',
    ending: 'descriptions.vtt',
    write: (seen) => texts.toDescriptionsOf(filmOf(seen)),
  },
  chapters: {
    type: 'text/vtt; charset=utf-8',
    ending: 'chapters.vtt',
    write: (seen) => texts.toChaptersOf(filmOf(seen)),
  },
  txt: { type: 'text/plain; charset=utf-8', ending: 'txt', write: (seen) => texts.toTranscriptOf(filmOf(seen)) },
  edl: {
    type: 'text/plain; charset=utf-8',
    ending: 'edl',
    write: (seen) => texts.toEdl(filmOf(seen), sourcesOf(seen)),
  },
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv', write: (seen) => texts.toCsv(filmOf(seen), sourcesOf(seen)) },
})
const BUNDLES: Readonly<Record<BundleKind, { type: string; ending: string }>> = {
  zip: { type: 'application/zip', ending: 'zip' },
  pdf: { type: 'application/pdf', ending: 'pdf' },
  html: { type: 'text/html; charset=utf-8', ending: 'html' },
  jpg: { type: 'image/jpeg', ending: 'jpg' },
}
const isBundle = (as: string): as is BundleKind => Object.hasOwn(BUNDLES, as)

/** A film or what goes with it, for its owner and for whoever has a link to it. */
export async function sendFilm(request: Request, id: string, context: AppLoadContext): Promise<Response> {
  const seen = await findSeen(request, id)
  if (!seen) throw notFound(NO_FILM)
  const query = new URL(request.url).searchParams
  const as = query.get('as') ?? 'mp4'
  if (as === 'mp4') return sendVideo(request, seen, context, query.has('download'))
  const text = TEXTS[as]
  if (text) return sendText(seen, text, query.has('download'))
  if (!isBundle(as)) throw notFound('A film cannot be taken away as this kind of file.')
  const waitS = await spendBundle(context.network)
  if (waitS > 0) throw problem(429, tooManyAtOnce('files', waitS), overLimit(waitS).headers)
  const { type, ending } = BUNDLES[as]
  const body = await makeBundle(request, seen, as, context.network)
  return new Response(body, { headers: headersOf(seen, type, ending, as !== 'jpg' || query.has('download')) })
}

async function sendVideo(request: Request, { row, render }: Seen, context: AppLoadContext, isDownload: boolean) {
  const file = render?.fileId ? await findAnyFile(render.fileId) : null
  if (!file) throw notFound('The film was not made yet, or its file was removed.')
  const answer = await toFileResponse(request, file, context)
  if (isDownload) answer.headers.set('Content-Disposition', asAttachment(`${nameOf(row.title)}.mp4`))
  return answer
}

function sendText(seen: Seen, { type, ending, write }: Text, isDownload: boolean): Response {
  return new Response(write(seen), { headers: headersOf(seen, type, ending, isDownload) })
}

const filmOf = (seen: Seen) => ({
  title: seen.row.title,
  label: toFilmLabel(seen.project.scenes, seen.project.drawer),
  timeline: timelineOf(seen).timeline,
  language: seen.project.language,
})

/** Scenes that are stretches of a video, with the second they begin at. */
const sourcesOf = ({ project }: Seen): Map<string, number> =>
  new Map(project.scenes.flatMap(({ id, picture }) => (picture.kind === 'clip' ? [[id, picture.fromS] as const] : [])))

const nameOf = (title: string) =>
  title
    .replace(/[/\\:*?"<>|\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 80)
    .trim()
    .toWellFormed() || 'film'
const asAttachment = (name: string) => toDisposition(name, 'application/octet-stream')

const headersOf = ({ row }: Seen, type: string, ending: string, isAttachment: boolean) => ({
  'Content-Type': type,
  ...(isAttachment && { 'Content-Disposition': asAttachment(`${nameOf(row.title)}.${ending}`) }),
  'Cache-Control': 'private, no-cache',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Robots-Tag': 'noindex',
})
