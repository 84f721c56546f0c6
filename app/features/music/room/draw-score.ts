import { parseHTML } from 'linkedom'
import { writeAbc } from '#app/engines/music/files/write-abc.ts'
import { toTimeline } from '#app/engines/music/song/timeline.ts'
import type { Song } from '#app/engines/music/song/song.ts'
import { DRAWN_BARS } from '../music.limits.ts'

const WIDTH = 760

/** The beginning of a song as a drawn score, in black. */
export async function drawScore(song: Song): Promise<string> {
  const { window, document } = parseHTML('<!doctype html><html><body><div id="score"></div></body></html>')
  Object.assign(globalThis, { window, document })
  Object.defineProperty(globalThis, 'navigator', { value: { userAgent: 'node' }, configurable: true })
  const { default: abcjs } = await import('abcjs')
  const place = document.getElementById('score') as unknown as HTMLElement
  abcjs.renderAbc(place, writeAbc(firstBars(song)), { staffwidth: WIDTH })
  const svg = place.innerHTML
    .replace(/<style>[^<]*<\/style>/g, '')
    .replace(/ style="[^"]*"/g, '')
    .replace(/currentColor/g, '#000')
  return svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
}

/** A song that ends behind the bars that are drawn. */
function firstBars(song: Song): Song {
  const { bars } = toTimeline(song)
  if (bars.length <= DRAWN_BARS) return song
  const play: string[] = []
  const sections = new Map(song.sections.map((section) => [section.name, section]))
  let count = 0
  for (const name of song.play) {
    const section = sections.get(name)
    if (!section || count >= DRAWN_BARS) break
    play.push(name)
    count += section.bars
  }
  const cut = count > DRAWN_BARS ? play.at(-1) : undefined
  // A section that is too long by itself is drawn as far as it fits.
  return {
    ...song,
    play: cut && play.length > 1 ? play.slice(0, -1) : play,
    sections: song.sections.map((section) =>
      section.name === cut && play.length === 1 ? { ...section, bars: DRAWN_BARS } : section,
    ),
  }
}
