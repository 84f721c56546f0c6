import type { Timeline } from './timeline.ts'

/** What a mix is called and where its file lies. */
type Named = { title: string; file: string }

const oneLine = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, ' ').replace(/\p{Cc}/gu, '')
const quoted = (text: string) => `"${oneLine(text).replace(/"/g, '’')}"`
const two = (value: number) => String(value).padStart(2, '0')

/** Where each track takes over: in the middle of its transition. */
export const toMarks = ({ tracks }: Timeline): { title: string; fromS: number; toS: number }[] => {
  const from = tracks.map(({ entry, outFromS }) => (entry ? (entry.outFromS + entry.outToS) / 2 : outFromS))
  const end = tracks.at(-1)?.outToS ?? 0
  return tracks.map(({ title }, n) => ({ title, fromS: from[n]!, toS: from[n + 1] ?? end }))
}

/** A cue sheet: frames are seventy-fifths of a second. */
export function toCueSheet(timeline: Timeline, { title, file }: Named): string {
  const rows = toMarks(timeline).map(({ title: name, fromS }, n) => {
    const frames = Math.round(fromS * 75)
    const index = `${two(Math.floor(frames / 4_500))}:${two(Math.floor(frames / 75) % 60)}:${two(frames % 75)}`
    return `  TRACK ${two(n + 1)} AUDIO\r\n    TITLE ${quoted(name)}\r\n    INDEX 01 ${index}\r\n`
  })
  const kind = file.endsWith('.mp3') ? 'MP3' : 'WAVE'
  return `TITLE ${quoted(title)}\r\nFILE ${quoted(file)} ${kind}\r\n${rows.join('')}`
}

/** A list of tracks for players: `addressOf` says where each lies. */
export function toM3u8(tracks: readonly { title: string; seconds: number; address: string }[], title: string): string {
  const rows = tracks.map(
    ({ title: name, seconds, address }) => `#EXTINF:${Math.round(seconds)},${oneLine(name)}\n${oneLine(address)}\n`,
  )
  return `#EXTM3U\n#PLAYLIST:${oneLine(title)}\n${rows.join('')}`
}

const toClock = (seconds: number): string => {
  const all = Math.round(seconds * 1_000)
  return `${two(Math.floor(all / 3_600_000))}:${two(Math.floor(all / 60_000) % 60)}:${two(Math.floor(all / 1_000) % 60)}.${String(all % 1_000).padStart(3, '0')}`
}

/** The tracks as chapters of a WebVTT file. */
export function toChapterVtt(timeline: Timeline): string {
  const rows = toMarks(timeline)
    .filter(({ fromS, toS }) => toS > fromS)
    .map(({ title, fromS, toS }) => {
      const words = oneLine(title).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
      return `${toClock(fromS)} --> ${toClock(toS)}\n${words}\n`
    })
  return `WEBVTT\n\n${rows.join('\n')}`
}
