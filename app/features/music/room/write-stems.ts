import { closeSync, openSync, writeSync } from 'node:fs'
import { Zip, ZipPassThrough } from 'fflate'
import { expand } from '#app/engines/music/song/expand.ts'
import type { Song } from '#app/engines/music/song/song.ts'
import { renderSong } from '#app/engines/music/sound/render-song.ts'
import { toWav } from '#app/engines/music/sound/wav.ts'

/** A day that never changes, so that the same song gives the same archive. */
const DAY = new Date(2026, 0, 1)

/** Plays each track alone, as loud as it is in the mix, and puts the files into an archive. */
export function writeStems(song: Song, path: string): { bytes: number } {
  const file = openSync(path, 'w')
  let bytes = 0
  try {
    const zip = new Zip((error, piece) => {
      if (error) throw error
      writeSync(file, piece)
      bytes += piece.length
    })
    const { gain } = renderSong(song)
    const played = new Set(expand(song).notes.map(({ track }) => track))
    for (const [n, { name, isMuted }] of song.tracks.entries()) {
      if (isMuted || !played.has(n)) continue
      const entry = new ZipPassThrough(`${String(n + 1).padStart(2, '0')}-${name}.wav`)
      entry.mtime = DAY
      zip.add(entry)
      entry.push(toWav(renderSong(song, { only: n, gain })), true)
    }
    zip.end()
  } finally {
    closeSync(file)
  }
  return { bytes }
}
