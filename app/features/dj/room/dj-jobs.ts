import type { BedMood } from '#app/engines/music-bed/bed-moods.ts'
import type { TrackAnalysis } from '#app/engines/mixing/analyse-track.ts'
import type { MixFigures } from '#app/engines/mixing/mixer.ts'
import type { Curve, Timeline } from '#app/engines/mixing/timeline.ts'

/** Samples on the disk: 16 bits, left and right in turn, at this rate. */
export const SAMPLE_RATE = 44_100

/** What the room of the DJ is asked. Sounds travel as files, because they are large. */
export type DjJobs = {
  /** A WAV file as samples, where no ffmpeg does that. */
  unpack: { input: { from: string; to: string; mostS: number }; result: { seconds: number } }
  analyse: { input: { file: string }; result: { analysis: TrackAnalysis; wave: number[] } }
  bed: { input: { mood: BedMood; seed: number; times: number; to: string }; result: { bytes: number } }
  mix: {
    input: { timeline: Timeline; files: string[]; gains: number[]; curve: Curve; to: string }
    result: MixFigures
    note: number
  }
}
