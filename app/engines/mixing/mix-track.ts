import type { MusicalKey } from '#app/engines/beat-grid/musical-key.ts'

/** What the mixer knows of a track. */
export type MixTrack = {
  id: string
  title: string
  seconds: number
  /** Where its sound begins and ends; silence around it is left out. */
  soundFromS: number
  soundToS: number
  /** Its beats; null where there is no steady one. */
  grid: { bpm: number; firstBeatS: number } | null
  key: MusicalKey | null
  /** Loudness by ITU-R BS.1770; null is silence. */
  lufs: number | null
  truePeakDb: number
}

/** "128" or "93.5". */
export const toBpmWords = (bpm: number): string => String(Math.round(bpm * 10) / 10)
