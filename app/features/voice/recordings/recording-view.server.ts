import { toEditable } from '#app/engines/transcript/edit.ts'
import { chaptersOf } from '#app/engines/transcript/chapters.ts'
import { findingsOf, findPieces } from '#app/engines/transcript/find.ts'
import { isDoubtful, lengthOf, speakersOf, type Piece } from '#app/engines/transcript/transcript.ts'
import { toShortClock } from '#app/engines/transcript/times.ts'
import { quoteAnswer } from '#app/kits/asking/cited-answer/quote-answer.ts'
import { findJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { createLiveMark } from '#app/kits/foundation/live/live.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { listShownLinks } from '#app/kits/members/share-links/read-share.server.ts'
import { listShareLinks } from '#app/kits/members/share-links/share-links.server.ts'
import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'
import { clock } from '#app/platform/clock.ts'
import { FEED_SHARE, RECORDING_SHARE } from '../sharing/share-kinds.ts'
import { PIECES_ON_PAGE } from '../voice.limits.ts'
import { requireRecording } from './own-recording.server.ts'
import { recordingFacts, type RecordingFacts } from './recording-facts.ts'
import type { RecordingRow } from './recordings.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

export const recordingParts = ['words', 'edit', 'contents', 'exports', 'share'] as const
export type RecordingPart = (typeof recordingParts)[number]
const FIND_MAX_CHARS = 200
const MOST_FOUND = 60
const WANTS_FIGURE = /^(?:how (?:many|much|long|old|big|large)|when)\b/i

/** A stretch of a piece: words in a row that were heard with doubt, or without. */
export type Stretch = { text: string; isDoubtful: boolean }
export type ShownPiece = { n: number; startS: number; endS: number; speaker: string | null; stretches: Stretch[] }

/** A recording of whoever asks, as its address wants it. */
export async function readRecordingView(request: Request, id: string) {
  const { row, owner } = await requireRecording(request, id)
  const query = new URL(request.url).searchParams
  const part = recordingParts.find((one) => one === query.get('part')) ?? 'words'
  const facts = recordingFacts.parse(row.facts)
  const job = row.jobId && row.state === 'working' ? await findJob(row.jobId) : null
  const find = (query.get('find') ?? '').slice(0, FIND_MAX_CHARS)
  const { pieces } = row.transcript
  const from = pageOf(query, pieces)
  const isContents = part === 'contents'
  const { spoken: _spoken, summaries, chapters, apart, ...others } = facts
  const shown = { ...others, apart: apart && sinceOf(apart) }
  return {
    id,
    part,
    title: row.title,
    kind: row.kind,
    state: row.state,
    version: row.version,
    seconds: row.seconds || lengthOf(row.transcript),
    hasSound: row.fileId !== null && row.state !== 'failed',
    /** Another file has another address, so that a player takes it. */
    soundVersion: row.fileId?.slice(-6) ?? '',
    peaks: row.peaks,
    positionS: row.positionS,
    isQueued: row.queuedAt !== null,
    isPublished: row.publishedAt !== null,
    at: row.createdAt.toISOString(),
    progress: job ? { value: job.progress, note: job.progressNote ?? 'Waiting for its turn' } : null,
    liveMark: createLiveMark(),
    isStill: query.get('refresh') === 'off',
    facts: shown,
    total: pieces.length,
    from,
    pieces: pieces.slice(from, from + PIECES_ON_PAGE).map((piece, n) => toShown(piece, from + n)),
    doubts: pieces.reduce((sum, { words }) => sum + words.filter(isDoubtful).length, 0),
    speakers: speakersOf(row.transcript),
    editable: part === 'edit' ? toEditable({ language: null, pieces: pieces.slice(from, from + PIECES_ON_PAGE) }) : '',
    find,
    found: findPieces(row.transcript, find, MOST_FOUND).map(({ piece, n }) => toShown(piece, n)),
    marks: row.marks,
    chapters: isContents || part === 'words' ? (chapters.length > 0 ? chapters : chaptersOf(row.transcript)) : [],
    hasOwnChapters: chapters.length > 0,
    findings: isContents ? findingsOf(row.transcript) : null,
    summaries: isContents ? summaries : [],
    asked: isContents ? askRecording(query.get('ask') ?? '', pieces) : null,
    publisher: await readPublisher(request),
    ...(part === 'share' ? await readShares(request, row, owner) : { shares: [], feed: null }),
  }
}
export type RecordingView = Awaited<ReturnType<typeof readRecordingView>>

const APART_MOST_MS = 3_600_000
/** Work that a broken server never ended does not wait for ever. */
const sinceOf = (apart: NonNullable<RecordingFacts['apart']>) =>
  apart.state === 'working' && clock.now().getTime() - apart.atMs > APART_MOST_MS
    ? { ...apart, state: 'failed' as const, words: 'It did not come to its end. Press it again.' }
    : apart

/** The first piece of the page that an address asks for: by number, or by second. */
function pageOf(query: URLSearchParams, pieces: readonly Piece[]): number {
  const at = Number(query.get('at') ?? Number.NaN)
  const asked = Number(query.get('from') ?? 0)
  const wanted = Number.isFinite(at)
    ? pieces.findLastIndex(({ startS }) => startS <= at)
    : Number.isInteger(asked)
      ? asked
      : 0
  const whole = Math.min(Math.max(0, wanted), Math.max(0, pieces.length - 1))
  return whole - (whole % PIECES_ON_PAGE)
}

export function toShown(piece: Piece, n: number): ShownPiece {
  const { startS, endS, speaker, text, words } = piece
  const isKnown = words.map(({ text: word }) => word).join(' ') === text
  const stretches: Stretch[] = []
  for (const word of isKnown ? words : []) {
    const last = stretches.at(-1)
    if (last && last.isDoubtful === isDoubtful(word)) last.text += ` ${word.text}`
    else stretches.push({ text: word.text, isDoubtful: isDoubtful(word) })
  }
  return { n, startS, endS, speaker, stretches: stretches.length > 0 ? stretches : [{ text, isDoubtful: false }] }
}

/** An answer of nothing but what was said, each sentence with its second. */
export function askRecording(question: string, pieces: readonly Piece[]) {
  const asked = question.trim().slice(0, FIND_MAX_CHARS)
  if (asked === '') return null
  const passages = pieces.map(({ startS, text }, n) => ({
    n: n + 1,
    title: toShortClock(startS),
    href: '',
    site: '',
    text,
    date: null,
    alsoAt: [],
  }))
  // Figures that were said may stand in words, which a question for a number does not find.
  const answer = quoteAnswer(asked, passages) ?? quoteAnswer(asked.replace(WANTS_FIGURE, ''), passages)
  const quotes =
    answer?.sentences.map(({ text, cites }) => ({ text, startS: pieces[(cites[0]?.n ?? 1) - 1]?.startS ?? 0 })) ?? []
  return { question: asked, quotes }
}

async function readShares(request: Request, row: RecordingRow, owner: Visitor) {
  const origin = brandOrigin(request)
  const [shares, feeds] = await Promise.all([
    listShownLinks(request, { kind: RECORDING_SHARE, thingId: row.id }, owner, {
      addressOf: (shareableId) => to('transcript-shared', { shareableId }),
      aboutOf: ({ terms }) => ((terms as { hasSound?: boolean }).hasSound ? 'with the sound' : 'words only'),
    }),
    owner.userId === null ? [] : listShareLinks({ kind: FEED_SHARE, thingId: owner.userId }, owner),
  ])
  return {
    shares,
    feed: feeds[0] ? origin + fillPath(allEndpoints['voice/audio-feed'], { id: feeds[0].id }) : null,
  }
}
