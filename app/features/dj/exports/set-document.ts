import { z } from 'zod'
import { toCamelot } from '#app/engines/mixing/camelot.ts'
import { curves, type Timeline } from '#app/engines/mixing/timeline.ts'
import { toMarks } from '#app/engines/mixing/set-texts.ts'
import { MOST_IN_SET } from '../dj.limits.ts'
import type { LaidOut } from '../sets/lay-out-set.server.ts'
import { overlaps, playTimes, type SetPlan } from '../sets/set-plan.ts'

const FORMAT = 'frenly-set'

const document = z.object({
  format: z.literal(FORMAT),
  title: z.string().max(300).default(''),
  overlapBeats: z.union(overlaps.map((beats) => z.literal(beats))).catch(32),
  curve: z.enum(curves).catch('bass'),
  playS: z.union([...playTimes.map((s) => z.literal(s)), z.null()]).catch(null),
  tracks: z
    .array(z.object({ sha256: z.string().max(64).nullable().default(null), title: z.string().max(300).default('') }))
    .max(MOST_IN_SET),
})
export type SetDocument = z.infer<typeof document>

/** A set as data: its wishes, its tracks by the hash of their sound, and why each follows the other. */
export function writeSet(
  title: string,
  plan: SetPlan,
  { places }: Pick<LaidOut, 'places'>,
  timeline: Timeline,
  hashes: ReadonlyMap<string, string | null>,
): string {
  const marks = toMarks(timeline)
  const { overlapBeats, curve, playS } = plan
  const tracks = places.map(({ id, row, track }) => {
    const at = timeline.tracks.findIndex((one) => one.id === id)
    return {
      ...{ title: row?.title ?? null, sha256: hashes.get(id) ?? null, seconds: row?.seconds ?? null },
      ...{ bpm: track?.grid?.bpm ?? null, firstBeatS: track?.grid?.firstBeatS ?? null },
      ...{ key: track?.key ? toCamelot(track.key) : null, lufs: track?.lufs ?? null },
      ...{ fromS: marks[at]?.fromS ?? null, why: timeline.tracks[at]?.entry?.why ?? null },
    }
  })
  return `${JSON.stringify({ format: FORMAT, title, overlapBeats, curve, playS, tracks }, null, 2)}\n`
}

/** Reads a set from JSON, an M3U8 list or a cue sheet; null where it is none of these. Lists name tracks by their titles. */
export function readSet(text: string): SetDocument | null {
  const trimmed = text.replace(/^\uFEFF/, '').trim()
  if (trimmed.startsWith('{')) {
    try {
      return document.safeParse(JSON.parse(trimmed)).data ?? null
    } catch {
      return null
    }
  }
  const titles = trimmed.startsWith('#EXTM3U') ? fromM3u8(trimmed) : fromCue(trimmed)
  if (titles.tracks.length === 0) return null
  const tracks = titles.tracks.slice(0, MOST_IN_SET).map((title) => ({ title: title.slice(0, 300), sha256: null }))
  return { format: FORMAT, title: titles.title.slice(0, 300), overlapBeats: 32, curve: 'bass', playS: null, tracks }
}

function fromM3u8(text: string) {
  const tracks = [...text.matchAll(/^#EXTINF:[^,\n]{0,40},([^\n]{1,400})$/gm)].map(([, title]) => title!.trim())
  return { title: /^#PLAYLIST:([^\n]{1,400})$/m.exec(text)?.[1]?.trim() ?? '', tracks }
}

function fromCue(text: string) {
  const lines = text.split(/\r?\n/)
  const titleOf = (line: string) => /^\s*TITLE\s+"([^"]{1,400})"/.exec(line)?.[1] ?? null
  const first = lines.findIndex((line) => /^\s*TRACK\s+\d+\s+AUDIO/.test(line))
  if (first < 0) return { title: '', tracks: [] }
  return {
    title: lines.slice(0, first).map(titleOf).find(Boolean) ?? '',
    tracks: lines.slice(first).flatMap((line) => titleOf(line) ?? []),
  }
}
