import { chaptersOf } from '#app/engines/transcript/chapters.ts'
import { findPieces } from '#app/engines/transcript/find.ts'
import { lengthOf, speakersOf } from '#app/engines/transcript/transcript.ts'
import { findShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { toShown } from '../recordings/recording-view.server.ts'
import { recordingFacts } from '../recordings/recording-facts.ts'
import { findRecording } from '../recordings/recordings.store.server.ts'
import { PIECES_ON_PAGE } from '../voice.limits.ts'
import { RECORDING_SHARE } from './share-kinds.ts'
import { hasSound } from './sound-rights.server.ts'

const NO_SHARE = 'There is no transcript under this address. Whoever shared it may have taken it back.'
const FIND_MAX_CHARS = 200
const MOST_FOUND = 60

/** What whoever has a link to a recording sees; a 404 when it ended or was taken back. */
export async function readSharedRecording(request: Request, id: string) {
  const link = await findShareLink(RECORDING_SHARE, id)
  const row = link ? await findRecording(link.thingId) : null
  if (!link || !row) throw notFound(NO_SHARE)
  const query = new URL(request.url).searchParams
  const facts = recordingFacts.parse(row.facts)
  const { pieces } = row.transcript
  const asked = Number(query.get('from') ?? 0)
  const from = Number.isInteger(asked) ? Math.min(Math.max(0, asked), Math.max(0, pieces.length - 1)) : 0
  const start = from - (from % PIECES_ON_PAGE)
  const find = (query.get('find') ?? '').slice(0, FIND_MAX_CHARS)
  return {
    share: id,
    id: row.id,
    title: row.title,
    kind: row.kind,
    hasSound: row.fileId !== null && hasSound(link.terms),
    seconds: row.seconds || lengthOf(row.transcript),
    peaks: hasSound(link.terms) ? row.peaks : [],
    engines: facts.engines,
    video: facts.video,
    notes: facts.notes,
    speakers: speakersOf(row.transcript),
    chapters: facts.chapters.length > 0 ? facts.chapters : chaptersOf(row.transcript),
    summaries: facts.summaries,
    total: pieces.length,
    from: start,
    pieces: pieces.slice(start, start + PIECES_ON_PAGE).map((piece, n) => toShown(piece, start + n)),
    find,
    found: findPieces(row.transcript, find, MOST_FOUND).map(({ piece, n }) => toShown(piece, n)),
  }
}
export type SharedRecording = Awaited<ReturnType<typeof readSharedRecording>>
