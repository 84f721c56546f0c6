/** Moods of the built-in bed; each is a key, a mode and a tempo of its own. */
export const bedMoods = {
  calm: { label: 'Calm', root: 196, mode: [0, 2, 4, 5, 7, 9, 11], beatS: 0.95, chords: [0, 5, 3, 4], pluck: 0.35 },
  bright: { label: 'Bright', root: 220, mode: [0, 2, 4, 5, 7, 9, 11], beatS: 0.56, chords: [0, 4, 5, 3], pluck: 0.8 },
  warm: { label: 'Warm', root: 174.61, mode: [0, 2, 3, 5, 7, 9, 10], beatS: 0.8, chords: [0, 3, 6, 4], pluck: 0.5 },
} as const
export type BedMood = keyof typeof bedMoods
export const isBedMood = (name: string): name is BedMood => Object.hasOwn(bedMoods, name)
