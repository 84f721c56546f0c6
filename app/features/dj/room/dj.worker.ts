import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { analyseTrack } from '#app/engines/mixing/analyse-track.ts'
import { renderMix } from '#app/engines/mixing/mixer.ts'
import { readAnyWav } from '#app/engines/mixing/read-wav.ts'
import { toWavHead } from '#app/engines/mixing/wav-head.ts'
import { BED_RATE, composeBed } from '#app/engines/music-bed/bed.ts'
import { serveJobs } from '#app/platform/worker-pool/pool-worker.ts'
import { SAMPLE_RATE, type DjJobs } from './dj-jobs.ts'

const BYTES_A_FRAME = 4

serveJobs<DjJobs>({
  unpack({ from, to, mostS }) {
    const { samples, frames } = readAnyWav(readFileSync(from), SAMPLE_RATE, mostS)
    writeFileSync(to, asBytes(samples))
    return { seconds: frames / SAMPLE_RATE }
  },
  analyse: ({ file }) => analyseTrack(readSamples(file), SAMPLE_RATE),
  async bed({ mood, seed, times, to }) {
    const bed = await composeBed(mood, seed)
    const whole = new Int16Array(bed.length * times)
    for (let n = 0; n < times; n += 1) whole.set(bed, n * bed.length)
    const head = toWavHead({ frames: whole.length, rate: BED_RATE, channels: 1 })
    writeFileSync(to, Buffer.concat([head, asBytes(whole)]))
    return { bytes: head.length + whole.byteLength }
  },
  mix({ timeline, files, gains, curve, to }, { note }) {
    const frames = Math.round(timeline.seconds * SAMPLE_RATE)
    const out = openSync(to, 'w')
    // At most two tracks are heard together; of the others nothing is held.
    const held = new Map<string, Int16Array>()
    try {
      writeSync(out, toWavHead({ frames, rate: SAMPLE_RATE, channels: 2 }))
      return renderMix({
        ...{ timeline, gains, curve, rate: SAMPLE_RATE },
        read(place) {
          const file = files[place]!
          const samples = held.get(file) ?? readSamples(file)
          const near = new Set([files[place - 1], file])
          for (const other of held.keys()) if (!near.has(other)) held.delete(other)
          held.set(file, samples)
          return { samples, frames: samples.length / 2 }
        },
        write: (samples) => void writeSync(out, asBytes(samples)),
        onShare: note,
      })
    } finally {
      closeSync(out)
    }
  },
})

const asBytes = ({ buffer, byteOffset, byteLength }: Int16Array) => Buffer.from(buffer, byteOffset, byteLength)

function readSamples(file: string): Int16Array {
  const bytes = readFileSync(file)
  const length = bytes.byteLength - (bytes.byteLength % BYTES_A_FRAME)
  const isEven = bytes.byteOffset % 2 === 0
  return isEven
    ? new Int16Array(bytes.buffer, bytes.byteOffset, length / 2)
    : new Int16Array(new Uint8Array(bytes.subarray(0, length)).buffer)
}
