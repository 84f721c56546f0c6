import { unzipSync } from 'fflate'
import { readMidi } from '#app/engines/music/files/read-midi.ts'
import { readMusicXml } from '#app/engines/music/files/read-musicxml.ts'
import { UnreadableMusic } from '#app/engines/music/files/score.ts'
import { toSong } from '#app/engines/music/files/to-song.ts'
import { writeSong } from '#app/engines/music/text/write-song.ts'
import type { ReadFile } from './music-jobs.ts'

const UNPACKED_MAX_BYTES = 40 * 1_048_576
const ascii = (bytes: Uint8Array, count: number) => String.fromCharCode(...bytes.subarray(0, count))

/** A file of a stranger as a song; a sentence where it is none that can be read. */
export function readSent(bytes: Uint8Array, name: string): ReadFile {
  try {
    const score = ascii(bytes, 4) === 'MThd' ? readMidi(bytes) : readMusicXml(toXml(bytes))
    const { song, remarks } = toSong(score)
    if (song.title === 'Untitled')
      song.title =
        name
          .replace(/\.\w{1,8}$/, '')
          .slice(0, 100)
          .toWellFormed()
          .trim() || 'Untitled'
    return { isRead: true, text: writeSong(song), title: song.title, remarks }
  } catch (error) {
    if (error instanceof UnreadableMusic) return { isRead: false, message: error.message }
    throw error
  }
}

/** The text of a MusicXML file, packed or not. */
function toXml(bytes: Uint8Array): string {
  if (ascii(bytes, 2) !== 'PK') {
    const [a, b] = bytes
    if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
    if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes)
    const text = new TextDecoder().decode(bytes)
    if (!text.trimStart().startsWith('<')) throw new UnreadableMusic('This file is neither MIDI nor MusicXML.')
    return text
  }
  let sum = 0
  let files: Record<string, Uint8Array>
  try {
    files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        sum += originalSize
        return sum < UNPACKED_MAX_BYTES && /\.(?:musicxml|xml)$/i.test(name) && !name.startsWith('META-INF')
      },
    })
  } catch {
    throw new UnreadableMusic('This packed file is broken.')
  }
  const [first] = Object.values(files)
  if (!first) throw new UnreadableMusic('There is no MusicXML in this packed file.')
  return new TextDecoder().decode(first)
}
