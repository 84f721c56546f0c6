import { EMPTY, lengthOf } from '#app/engines/transcript/transcript.ts'
import type { ReadCaptions } from '#app/engines/transcript/read/read-captions.ts'
import type { Chapter } from '#app/engines/transcript/chapters.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { PoolBusy, WorkerFailure } from '#app/platform/worker-pool/worker-pool.server.ts'
import { transcriptsRoom } from '../exports/transcripts-room.server.ts'
import { toSearchWords, toTitle } from '../recordings/own-recording.server.ts'
import { toFacts, type RecordingFacts } from '../recordings/recording-facts.ts'
import { createRecording } from '../recordings/recordings.store.server.ts'

const BROKEN = 'These captions could not be read. They may be broken, or of a form this place does not know.'
const BUSY = 'Many captions are being read just now. Please try again in a moment.'

/** Reads somebody's captions where strangers' bytes are read. */
export async function readWords(
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<ReadCaptions | { message: string; status: number }> {
  try {
    return await transcriptsRoom().run('read', { bytes }, { signal })
  } catch (error) {
    if (error instanceof PoolBusy) return { message: BUSY, status: 503 }
    if (error instanceof WorkerFailure) return { message: BROKEN, status: 422 }
    throw error
  }
}

type Source = Pick<RecordingFacts, 'route'> & {
  title: string
  video?: RecordingFacts['video']
  chapters?: Chapter[]
  notes?: string[]
  seconds?: number
}

/** Keeps a transcript that somebody else made, and gives its id; null when there are no words in it. */
export async function keepWords(
  { transcript, form, notes }: ReadCaptions,
  source: Source,
  owner: Visitor,
): Promise<string | null> {
  const [first] = transcript.pieces
  if (!first) return null
  const id = createSecretId()
  const title = toTitle(source.title, first.text.slice(0, 60).toWellFormed())
  await createRecording({
    id,
    ...owner,
    kind: 'captions',
    state: 'done',
    title,
    words: toSearchWords(title, transcript),
    seconds: Math.max(source.seconds ?? 0, lengthOf(transcript)),
    peaks: [],
    transcript: transcript ?? EMPTY,
    facts: toFacts({
      route: source.route,
      form,
      notes: [...(source.notes ?? []), ...notes],
      language: transcript.language,
      video: source.video ?? null,
      chapters: source.chapters ?? [],
    }),
    marks: [],
    createdAt: clock.now(),
  })
  return id
}
