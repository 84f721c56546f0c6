import { analyseTrack } from '#app/engines/mixing/analyse-track.ts'
import { failed, passed, type Check } from '#app/kits/operations/health-checks/check.ts'

const RATE = 44_100
const SECONDS = 8
const BPM = 120

/** What the DJ stands on: that a beat is heard where there is one. */
export const djChecks: Check[] = [
  {
    id: 'dj:tempo',
    group: 'Engines',
    title: 'The tempo of clicks is told',
    run() {
      const samples = new Int16Array(RATE * SECONDS * 2)
      for (let beat = 0; beat * 60 < (SECONDS - 1) * BPM; beat += 1) {
        const at = Math.round((beat * 60 * RATE) / BPM)
        for (let n = 0; n < 1_200; n += 1)
          samples.fill(Math.round(20_000 * Math.sin(n * 0.3) * Math.exp(-n / 200)), 2 * (at + n), 2 * (at + n) + 2)
      }
      const bpm = analyseTrack(samples, RATE).analysis.tempo?.bpm ?? 0
      return Promise.resolve(
        Math.abs(bpm - BPM) < 1
          ? passed(`Clicks at ${BPM} were told as ${bpm.toFixed(1)}.`)
          : failed(
              `Clicks at ${BPM} were told as ${bpm.toFixed(1)}.`,
              'The program was changed or is broken: build it anew.',
            ),
      )
    },
  },
]
