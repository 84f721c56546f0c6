import { createReadStream } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import { gainOf } from '#app/engines/mixing/mixer.ts'
import { toMarks } from '#app/engines/mixing/set-texts.ts'
import type { Timeline } from '#app/engines/mixing/timeline.ts'
import { removeFiles } from '#app/kits/foundation/files/files.server.ts'
import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import { JobFailure } from '#app/kits/foundation/jobs/job-failure.ts'
import type { JobTools } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { toFileOwner } from '#app/kits/members/visitor/file-owner.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { toFfmetadata } from '#app/providers/ffmetadata.ts'
import { hasFfmpeg, runFfmpeg } from '#app/providers/ffmpeg.server.ts'
import { withScratchFolder } from '#app/providers/scratch-folder.server.ts'
import { findSound } from '../crate/track-sound.server.ts'
import { MIX_MAX_S } from '../dj.limits.ts'
import { djRoom } from '../room/dj-room.server.ts'
import { unpackSound } from '../room/unpack-sound.server.ts'
import { layOutSet, type SetPlace } from '../sets/lay-out-set.server.ts'
import { readFacts } from '../sets/mix-facts.ts'
import { readPlan } from '../sets/set-plan.ts'
import { findSet, listMixes, saveMix, type MixRow } from '../sets/sets.store.server.ts'

type Change = (to: Partial<MixRow>) => Promise<void>
const final = (words: string) => new JobFailure(words, { isFinal: true })
/** A WAV is kept beside the MP3 up to this size; longer mixes would fill the room their owner has. */
const WAV_KEPT_BYTES = 64_000_000
const ENCODE_LIMIT_MS = 20 * 60_000
/** Older mixes of a set whose files are kept. */
const MIXES_KEPT = 2

/** Unpacks the tracks of a set, mixes them in a process of its own, and keeps the file. */
export async function renderSet(row: MixRow, tools: JobTools, change: Change): Promise<void> {
  const startedAt = clock.now().getTime()
  const set = await findSet(row.setId)
  if (!set) throw final('The set is no longer there.')
  const owner = { userId: set.userId, guestId: set.guestId } as Visitor
  const plan = readPlan(row.plan)
  const { places, heard, timeline } = await layOutSet(plan, owner)
  if (heard.length === 0) throw final('None of these tracks can be played.')
  if (timeline.seconds > MIX_MAX_S)
    throw final(
      `A mix lasts ${MIX_MAX_S / 3_600} hours at most; this one would last ${(timeline.seconds / 3_600).toFixed(1)}. Play less of each track, or make two sets.`,
    )
  const facts = { ...readFacts({}), notes: toNotes(places) }
  await change({ timeline })
  await withScratchFolder('mix', async (folder) => {
    const files = await unpackAll(heard, folder, tools)
    const wav = `${folder}/mix.wav`
    const gains = heard.map(({ track }) => gainOf(track!))
    const figures = await djRoom().run(
      'mix',
      { timeline, files, gains, curve: plan.curve, to: wav },
      {
        signal: tools.signal,
        onNote: (share) => tools.progress(0.3 + 0.55 * share, `${Math.round(share * 100)}% of the mix is rendered`),
      },
    )
    const { lufs, truePeakDb, deepestDb } = figures
    Object.assign(facts, { lufs, truePeakDb, deepestDb })
    const kept = await keepFiles({ title: set.title, wav, timeline, owner, folder }, tools, facts.notes)
    Object.assign(facts, { bytes: kept.bytes, form: kept.form, tookMs: clock.now().getTime() - startedAt })
    await change({ state: 'done', facts, fileId: kept.fileId, wavId: kept.wavId, finishedAt: clock.now() })
  })
  await dropOldFiles(row.setId)
}

function toNotes(places: readonly SetPlace[]): string[] {
  return places.flatMap(({ row, track }) => {
    if (!row) return ['A track of this set is no longer in the crate and was left out.']
    if (!track) return [`“${row.title}” could not be read and was left out.`]
    return track.lufs === null ? [`“${row.title}” is silence and was left out.`] : []
  })
}

async function unpackAll(
  heard: readonly SetPlace[],
  folder: string,
  { signal, progress }: JobTools,
): Promise<string[]> {
  const files = new Map<string, string>()
  for (const [n, { id, row }] of heard.entries()) {
    progress((0.3 * n) / heard.length, `Track ${n + 1} of ${heard.length} is made ready`)
    if (files.has(id)) continue
    const sound = row && (await findSound(row))
    if (!sound) throw final(`The sound of “${row?.title ?? ''}” is no longer there. Leave it out, then mix again.`)
    files.set(id, (await unpackSound(sound, folder, `t${n}`, signal)).file)
  }
  return heard.map(({ id }) => files.get(id)!)
}

type ToKeep = { title: string; wav: string; timeline: Timeline; owner: Visitor; folder: string }

async function keepFiles({ title, wav, timeline, owner, folder }: ToKeep, tools: JobTools, notes: string[]) {
  tools.progress(0.87, 'The file is written')
  const name = title.slice(0, 80)
  const keep = async (path: string, ending: 'mp3' | 'wav') => {
    const content = createReadStream(path)
    const claimedType = ending === 'mp3' ? 'audio/mpeg' : 'audio/wav'
    return saveFile({ ...toFileOwner(owner), purpose: 'made', name: `${name}.${ending}`, claimedType, content })
  }
  const wavBytes = (await stat(wav)).size
  if (!hasFfmpeg()) {
    const saved = await keep(wav, 'wav')
    if (!saved.isSaved) throw final(saved.message)
    return { fileId: saved.file.id, wavId: saved.file.id, bytes: wavBytes, form: 'wav' as const }
  }
  const [mp3, about] = [`${folder}/mix.mp3`, `${folder}/about.txt`]
  await writeFile(
    about,
    toFfmetadata(
      { title, comment: 'Mixed by rules from your own tracks', encoder: 'Frenly' },
      toMarks(timeline).map(({ title: name, fromS, toS }) => ({ title: name, startS: fromS, endS: toS })),
    ),
  )
  const chapters = ['-map', '0:a', '-map_metadata', '1', '-map_chapters', '1', '-id3v2_version', '3']
  await runFfmpeg(['-v', 'error', '-i', wav, '-i', about, ...chapters, '-c:a', 'libmp3lame', '-b:a', '192k', mp3], {
    limitMs: ENCODE_LIMIT_MS,
    signal: tools.signal,
  })
  const saved = await keep(mp3, 'mp3')
  if (!saved.isSaved) throw final(saved.message)
  const isSmall = wavBytes <= WAV_KEPT_BYTES
  const whole = isSmall ? await keep(wav, 'wav') : null
  if (!whole) notes.push('The WAV of a mix of more than six minutes is not kept, because it would be very large.')
  else if (!whole.isSaved) notes.push(`There was no room for the WAV beside the MP3: ${whole.message}`)
  const wavId = whole?.isSaved ? whole.file.id : null
  return { fileId: saved.file.id, wavId, bytes: saved.file.bytes, form: 'mp3' as const }
}

/** The files of older mixes go; their rows stay as what was done. */
async function dropOldFiles(setId: string): Promise<void> {
  const done = (await listMixes(setId, 50)).filter(({ fileId }) => fileId !== null)
  for (const { id, fileId, wavId } of done.slice(MIXES_KEPT)) {
    await removeFiles([fileId, wavId].filter((one) => one !== null))
    await saveMix(id, { fileId: null, wavId: null })
  }
}
