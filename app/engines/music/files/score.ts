/** Music as other programs write it: notes in quarter notes, not yet on a grid. */
export type RawNote = { quarter: number; quarters: number; pitch: number; velocity: number; drum: string | null }
export type RawTrack = { name: string; program: number; isDrums: boolean; notes: RawNote[] }
export type RawScore = {
  title: string
  tempos: { quarter: number; tempo: number }[]
  meter: { beats: number; unit: number } | null
  key: { fifths: number; isMinor: boolean } | null
  tracks: RawTrack[]
  /** What of the file is not in here, in sentences. */
  remarks: string[]
}

/** A file that cannot be read, with a sentence that says why. */
export class UnreadableMusic extends Error {
  override name = 'UnreadableMusic'
}

export const MOST_RAW_NOTES = 100_000
