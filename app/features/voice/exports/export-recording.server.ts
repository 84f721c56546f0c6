import { chaptersOf } from '#app/engines/transcript/chapters.ts'
import { isCaptionForm, writeCaptions } from '#app/engines/transcript/write/write-captions.ts'
import { toDisposition } from '#app/kits/foundation/files/serving/disposition.ts'
import { findShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { findReader } from '#app/kits/members/visitor/reader.server.ts'
import { notFound, problem } from '#app/platform/request/problem.ts'
import { PoolBusy, WorkerFailure } from '#app/platform/worker-pool/worker-pool.server.ts'
import { NO_RECORDING } from '../recordings/own-recording.server.ts'
import { recordingFacts } from '../recordings/recording-facts.ts'
import { findRecording } from '../recordings/recordings.store.server.ts'
import { RECORDING_SHARE } from '../sharing/share-kinds.ts'
import { exportKinds, isExportKind } from './export-kinds.ts'
import { transcriptsRoom } from './transcripts-room.server.ts'

/** The words of a recording as a file, for whoever it belongs to and whoever has a link to it. */
export async function exportRecording(request: Request, id: string): Promise<Response> {
  const query = new URL(request.url).searchParams
  const [row, link] = await Promise.all([
    findRecording(id),
    query.get('share') ? findShareLink(RECORDING_SHARE, query.get('share') ?? '') : null,
  ])
  if (!row || (link?.thingId !== id && !(await findReader(request, id, row)))) throw notFound(NO_RECORDING)
  const as = query.get('as') ?? 'srt'
  if (!isExportKind(as)) throw problem(404, 'A transcript cannot be taken away as this kind of file.')
  const { chapters: own } = recordingFacts.parse(row.facts)
  const chapters = own.length > 0 ? own : chaptersOf(row.transcript)
  const { title, transcript } = row
  const body = isCaptionForm(as)
    ? writeCaptions(transcript, as, { title, chapters })
    : await inRoom(() =>
        transcriptsRoom().run('write', { kind: as, title, transcript, chapters }, { signal: request.signal }),
      )
  const name = `${title.replace(/[/\\:*?"<>|]+/g, ' ').trim() || 'transcript'}.${as}`
  return new Response(body as BodyInit, {
    headers: {
      'Content-Type': exportKinds[as].type,
      'Content-Disposition': toDisposition(name, 'application/octet-stream'),
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}

async function inRoom<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PoolBusy)
      throw problem(503, 'Many books are being written just now. Please try again in a moment.')
    if (error instanceof WorkerFailure)
      throw problem(422, 'This transcript could not be written as this kind of file. Markdown and SRT work.')
    throw error
  }
}
