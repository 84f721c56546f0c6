import { expect, test } from 'vitest'
import { compose } from '../compose/compose.ts'
import { NO_WISH } from '../compose/wish.ts'
import { expand } from '../song/expand.ts'
import { quartersOf } from '../song/song.ts'
import { RATE, renderSong } from '../sound/render-song.ts'
import { genres } from './genres.ts'

const WINDOW = 2_048

/** Where the middle of what is heard lies, in hertz: powers of a few dozen frequencies, each weighed by its own. */
function centroidOf(sound: Float32Array): number {
  const frequencies = Array.from({ length: 24 }, (_, n) => 60 * 2 ** (n / 3))
  let [weighed, whole] = [0, 0]
  for (let from = RATE; from + WINDOW < sound.length; from += RATE) {
    for (const hertz of frequencies) {
      const twice = 2 * Math.cos((2 * Math.PI * hertz) / RATE)
      let [before, last] = [0, 0]
      for (let n = 0; n < WINDOW; n += 1) {
        const next = sound[Math.floor(from) + n]! + twice * last - before
        before = last
        last = next
      }
      const power = Math.sqrt(Math.max(0, before * before + last * last - twice * before * last))
      weighed += power * hertz
      whole += power
    }
  }
  return weighed / whole
}

function measure(name: string) {
  const song = compose({ ...NO_WISH, genre: name, seconds: 10 }, 7, name)
  const { notes, timeline } = expand(song)
  const onsets = new Set(notes.map(({ step }) => step)).size
  const beats = new Set(
    notes.filter(({ drum }) => drum).map(({ step, drum }) => `${step % timeline.stepsOfBar} ${drum}`),
  )
  return {
    name,
    tempo: song.tempo,
    meter: quartersOf(song.meter),
    swing: song.swing.percent,
    isMinor: Number(song.key.scale !== 'major'),
    density: notes.length / timeline.lengthS,
    onsets: onsets / timeline.lengthS,
    centroid: centroidOf(renderSong(song).left),
    beats,
    chords: song.sections[0]!.chords.length,
  }
}

test('thirty kinds of music and more can be told apart by what is heard', () => {
  const all = genres.map(({ name }) => measure(name))
  expect(all.length).toBeGreaterThanOrEqual(30)
  const ratio = (a: number, b: number) => Math.abs(Math.log2(a / b))
  const near: string[] = []
  for (const [n, one] of all.entries())
    for (const other of all.slice(n + 1)) {
      const shared = [...one.beats].filter((hit) => other.beats.has(hit)).length
      const beats = 1 - shared / Math.max(1, one.beats.size, other.beats.size)
      const apart =
        ratio(one.tempo, other.tempo) * 3 +
        Number(one.meter !== other.meter) +
        ratio(one.density, other.density) +
        ratio(one.onsets, other.onsets) +
        ratio(one.centroid, other.centroid) * 1.5 +
        Math.abs(one.swing - other.swing) / 10 +
        Math.abs(one.isMinor - other.isMinor) * 0.3 +
        beats
      if (apart < 1) near.push(`${one.name} and ${other.name}: ${apart.toFixed(2)}`)
    }
  expect(near).toEqual([])
  const spread = (values: number[]) => Math.max(...values) / Math.min(...values)
  expect(spread(all.map(({ tempo }) => tempo))).toBeGreaterThan(3)
  expect(spread(all.map(({ density }) => density))).toBeGreaterThan(8)
  expect(spread(all.map(({ centroid }) => centroid))).toBeGreaterThan(3)
  expect(new Set(all.map(({ meter }) => meter)).size).toBeGreaterThanOrEqual(5)
})
