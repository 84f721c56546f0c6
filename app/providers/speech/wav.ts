/** Sound as 16-bit samples of one channel. */
export type Sound = { rate: number; samples: Buffer }

const HEADER_BYTES = 44
const CHUNK_HEAD_BYTES = 8
const FIRST_CHUNK = 12
const BYTES_PER_SAMPLE = 2

/** Reads a RIFF file of 16-bit mono samples; throws an Error that says what is wrong with any other. */
export function readWav(file: Buffer): Sound {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WAVE')
    throw new Error('It is no WAV')
  let rate = 0
  for (let at = FIRST_CHUNK; at + CHUNK_HEAD_BYTES <= file.length;) {
    const name = file.toString('latin1', at, at + 4)
    const start = at + CHUNK_HEAD_BYTES
    const length = Math.min(file.readUInt32LE(at + 4), file.length - start)
    if (name === 'fmt ') {
      const isPlain =
        file.readUInt16LE(start) === 1 && file.readUInt16LE(start + 2) === 1 && file.readUInt16LE(start + 14) === 16
      if (!isPlain) throw new Error('It is no 16-bit mono WAV')
      rate = file.readUInt32LE(start + 4)
    }
    if (name === 'data' && rate > 0)
      return { rate, samples: file.subarray(start, start + length - (length % BYTES_PER_SAMPLE)) }
    at = start + length + (length % 2)
  }
  throw new Error('The WAV has no samples')
}

export function writeWav({ rate, samples }: Sound): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(HEADER_BYTES - CHUNK_HEAD_BYTES + samples.length, 4)
  header.write('WAVEfmt ', 8, 'latin1')
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate * BYTES_PER_SAMPLE, 28)
  header.writeUInt16LE(BYTES_PER_SAMPLE, 32)
  header.writeUInt16LE(8 * BYTES_PER_SAMPLE, 34)
  header.write('data', 36, 'latin1')
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples])
}

export const toSeconds = ({ rate, samples }: Sound) => samples.length / BYTES_PER_SAMPLE / rate

/** One after another, with a rest between; all have the rate of the first. */
export function joinSounds(sounds: readonly [Sound, ...Sound[]], restS: number): Sound {
  const { rate } = sounds[0]
  const rest = Buffer.alloc(Math.round(rate * restS) * BYTES_PER_SAMPLE)
  return {
    rate,
    samples: Buffer.concat(sounds.flatMap(({ samples }, nth) => (nth === 0 ? [samples] : [rest, samples]))),
  }
}

/** A part of a sound, from one second to another. */
export function cutSound({ rate, samples }: Sound, startS: number, endS: number): Sound {
  const at = (seconds: number) => Math.min(samples.length, Math.round(seconds * rate) * BYTES_PER_SAMPLE)
  return { rate, samples: samples.subarray(at(startS), at(endS)) }
}
