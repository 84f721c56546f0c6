import { toChapters, toCues, toDescriptionPieces, type TimedScene } from '#app/engines/storyboard/timing.ts'
import { toClock, toShortClock } from '#app/engines/transcript/times.ts'
import { writeCaptions } from '#app/engines/transcript/write/write-captions.ts'

type Film = { title: string; label: string; timeline: readonly TimedScene[]; language: string }

export const toVttOf = ({ timeline, language }: Film): string =>
  writeCaptions({ language, pieces: toCues(timeline, true) }, 'vtt')
export const toSrtOf = ({ timeline, language }: Film): string =>
  writeCaptions({ language, pieces: toCues(timeline) }, 'srt')
/** What is seen, scene by scene, for those who do not see it: a track of descriptions. */
export const toDescriptionsOf = ({ timeline, language }: Film): string =>
  writeCaptions({ language, pieces: toDescriptionPieces(timeline) }, 'vtt')
export const toChaptersOf = ({ timeline, language }: Film): string =>
  writeCaptions(
    {
      language,
      pieces: toChapters(timeline).map(({ startS, endS, title }) => ({
        startS,
        endS,
        text: title,
        speaker: null,
        confidence: null,
        words: [],
      })),
    },
    'vtt',
  )

/** Everything that is said and seen, to read. */
export function toTranscriptOf({ title, label, timeline }: Film): string {
  const lines = timeline.flatMap(({ startS, chapter, words, speaker, description }) => [
    ...(chapter ? ['', chapter.toUpperCase()] : []),
    `[${toShortClock(startS)}] (${description})`,
    ...(words ? [speaker ? `${speaker}: ${words}` : words] : []),
  ])
  return `${title}\n${label}\n${lines.join('\n')}\n`
}

const FRAMES = 25
function toTimecode(seconds: number): string {
  const frames = Math.round(seconds * FRAMES)
  const clock = toClock(Math.floor(frames / FRAMES)).slice(0, 8)
  return `${clock}:${String(frames % FRAMES).padStart(2, '0')}`
}

/** An edit decision list in the form of CMX 3600: each scene as a cut of its picture. `sources`: where a scene is taken from a video, its second. */
export function toEdl({ title, timeline }: Film, sources: ReadonlyMap<string, number>): string {
  const lines = timeline.flatMap(({ id, startS, lengthS, words }, n) => {
    const from = sources.get(id) ?? 0
    const times = [from, from + lengthS, startS, startS + lengthS].map(toTimecode).join(' ')
    const reel = sources.has(id) ? 'VIDEO   ' : 'AX      '
    return [
      `${String(n + 1).padStart(3, '0')}  ${reel} V     C        ${times}`,
      `* FROM CLIP NAME: ${id}`,
      ...(words ? [`* COMMENT: ${words.replace(/\s+/g, ' ').slice(0, 200).toWellFormed()}`] : []),
    ]
  })
  return `TITLE: ${title.replace(/\s+/g, ' ').slice(0, 70).toWellFormed()}\nFCM: NON-DROP FRAME\n\n${lines.join('\n')}\n`
}

/** The edit list as a table. A cell that a spreadsheet would take for a formula is kept from it. */
export function toCsv({ timeline }: Film, sources: ReadonlyMap<string, number>): string {
  const cell = (value: string | number) => {
    const text = String(value)
    const safe = /^[=+\-@\t\r]/.test(text) && typeof value === 'string' ? `'${text}` : text
    return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  const head = ['scene', 'start', 'end', 'seconds', 'source start', 'speaker', 'words', 'description', 'chapter']
  const rows = timeline.map(({ id, startS, lengthS, speaker, words, description, chapter }) => [
    ...[
      id,
      toClock(startS),
      toClock(startS + lengthS),
      lengthS.toFixed(2),
      sources.has(id) ? toClock(sources.get(id)!) : '',
    ],
    ...[speaker ?? '', words, description, chapter ?? ''],
  ])
  return `${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
