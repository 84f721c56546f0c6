import { isDrum } from '../song/drums.ts'
import { readChord, chordName, chordWords, type Chord } from '../song/chords.ts'
import { isFlatKey, isMinorScale, pitchName, readPitch, toneName, tonesOf } from '../song/scales.ts'
import type { Song } from '../song/song.ts'

export type Outside = { pattern: string; sound: string; nearest: string }

const tonesOfKey = ({ key }: Pick<Song, 'key'>) => tonesOf(key.scale).map((tone) => (key.root + tone) % 12)

/** Notes of patterns that are not in the key, each with the nearest that is. */
export function findOutside(song: Song): Outside[] {
  const tones = tonesOfKey(song)
  const isFlat = isFlatKey(song.key.root, song.key.scale)
  return song.patterns.flatMap(({ name, lanes }) =>
    lanes.flatMap(({ sound }) => {
      const pitch = isDrum(sound) ? null : readPitch(sound)
      if (pitch === null || tones.includes(pitch % 12)) return []
      const near =
        [1, -1, 2, -2].map((off) => pitch + off).find((one) => tones.includes(((one % 12) + 12) % 12)) ?? pitch
      return [{ pattern: name, sound, nearest: pitchName(near, isFlat) }]
    }),
  )
}

/** Moves every note that is out of the key to the nearest that is in it; where one stands already, the two become one. */
export function keepInKey(song: Song): Song {
  const moves = new Map(findOutside(song).map(({ pattern, sound, nearest }) => [`${pattern} ${sound}`, nearest]))
  return {
    ...song,
    patterns: song.patterns.map((pattern) => {
      const lanes = new Map<string, string>()
      for (const { sound, steps } of pattern.lanes) {
        const pitch = readPitch(sound)
        const wished = moves.get(`${pattern.name} ${sound}`) ?? sound
        // The same tone may be written in two ways.
        const target =
          pitch === null ? wished : ([...lanes.keys()].find((one) => readPitch(one) === readPitch(wished)) ?? wished)
        const there = lanes.get(target)
        lanes.set(
          target,
          there === undefined ? steps : [...there].map((sign, n) => (sign === '.' ? steps[n]! : sign)).join(''),
        )
      }
      return { ...pattern, lanes: [...lanes].map(([sound, steps]) => ({ sound, steps })) }
    }),
  }
}

export type Suggestion = { chord: string; reason: string; isInKey: boolean }

const PLACES = ['home', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']

/** The triads of a key, by their place in it. */
function triadsOf({ key }: Pick<Song, 'key'>): { chord: Chord; place: number; name: string }[] {
  const scale = isMinorScale(key.scale) ? ('minor' as const) : ('major' as const)
  const tones = tonesOf(tonesOf(key.scale).length === 7 ? key.scale : scale)
  return tones.flatMap((tone, place) => {
    const at = (n: number) => tones[(place + n) % 7]! + (place + n >= 7 ? 12 : 0) - tone
    const kind = at(2) === 4 ? (at(4) === 8 ? 'aug' : '') : at(4) === 6 ? 'dim' : 'm'
    const name = chordName((key.root + tone) % 12, kind, isFlatKey(key.root, key.scale))
    const chord = readChord(name)
    return chord ? [{ chord, place, name }] : []
  })
}

const pitchClasses = ({ root, tones }: Chord) => tones.map((tone) => (root + tone) % 12)

/** Chords that go well behind another, each with the reason. */
export function suggestChords(song: Pick<Song, 'key'>, after: string): Suggestion[] {
  const last = readChord(after)
  const triads = triadsOf(song)
  const keyName = `${toneName(song.key.root, isFlatKey(song.key.root, song.key.scale))} ${song.key.scale.replace('-', ' ')}`
  if (!last)
    return triads.map(({ name, place, chord }) => ({
      chord: name,
      isInKey: true,
      reason: `${chordWords(chord.kind)} chord on the ${PLACES[place]} tone of ${keyName}${place === 0 ? ': a song rests here' : ''}`,
    }))
  const from = pitchClasses(last)
  const scored = triads
    .filter(({ chord }) => chord.root !== last.root)
    .map(({ name, place, chord }) => {
      const shared = pitchClasses(chord).filter((tone) => from.includes(tone))
      const step = (last.root - chord.root + 12) % 12
      const said =
        shared.length === 0
          ? ''
          : `shares ${shared.map((tone) => toneName(tone, isFlatKey(song.key.root, song.key.scale))).join(' and ')} with ${after}`
      if (step === 7)
        return {
          name,
          score: 6 + shared.length,
          reason: `its root lies a fifth under that of ${after}: the strongest way on${said ? `; ${said}` : ''}`,
        }
      if (place === 0)
        return { name, score: 5 + shared.length, reason: `comes home to ${keyName}${said ? `, and ${said}` : ''}` }
      if (step === 10 || step === 11) return { name, score: 3, reason: `rises by a step from ${after}` }
      return { name, score: 1 + shared.length * 1.5, reason: said || `is in ${keyName}` }
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, 5)
    .map(({ name, reason }) => ({ chord: name, reason, isInKey: true }))
  const dominant = chordName((song.key.root + 7) % 12, '7', isFlatKey(song.key.root, song.key.scale))
  return dominant === after || scored.some(({ chord }) => chord === dominant)
    ? scored
    : [
        ...scored,
        {
          chord: dominant,
          isInKey: !isMinorScale(song.key.scale),
          reason: `the seventh chord on the fifth tone pulls towards ${toneName(song.key.root, isFlatKey(song.key.root, song.key.scale))}`,
        },
      ]
}
