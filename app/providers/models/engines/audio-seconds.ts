/** How long a WAV, MP3 or Ogg Opus recording is; null when the bytes are none of them, or hold no sound. */
export function toAudioSeconds(bytes: Uint8Array): number | null {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const head = data.toString('latin1', 0, 4)
  const seconds = head === 'RIFF' ? readWav(data) : head === 'OggS' ? readOgg(data) : readMp3(data)
  return seconds !== null && seconds > 0 ? seconds : null
}

/** Streaming servers do not know the length when they write the header: what is there counts. */
function readWav(data: Buffer): number | null {
  if (data.toString('latin1', 8, 12) !== 'WAVE') return null
  let rate = 0
  for (let at = 12; at + 8 <= data.length;) {
    const name = data.toString('latin1', at, at + 4)
    const size = data.readUInt32LE(at + 4)
    if (name === 'fmt ' && at + 20 <= data.length) rate = data.readUInt32LE(at + 16)
    if (name === 'data') return rate > 0 ? Math.min(size, data.length - at - 8) / rate : null
    at += 8 + size + (size % 2)
  }
  return null
}

const OPUS_RATE = 48_000

/** The last page's position is the number of samples so far. */
function readOgg(data: Buffer): number | null {
  const last = data.lastIndexOf('OggS')
  if (last + 14 > data.length || !data.includes('OpusHead')) return null
  return Number(data.readBigInt64LE(last + 6)) / OPUS_RATE
}

const KBITS_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const KBITS_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const RATES = [44_100, 48_000, 32_000]
const ID3_HEAD = 10

/** Walks over the frames of MPEG layer 3 and adds their lengths up. */
function readMp3(data: Buffer): number | null {
  let at = data.toString('latin1', 0, 3) === 'ID3' && data.length > ID3_HEAD ? ID3_HEAD + readSyncsafe(data, 6) : 0
  let seconds = 0
  while (at + 4 <= data.length) {
    const frame = readFrame(data, at)
    if (!frame) break
    seconds += frame.seconds
    at += frame.bytes
  }
  return seconds
}

function readFrame(data: Buffer, at: number): { bytes: number; seconds: number } | null {
  const word = data.readUInt32BE(at)
  const version = (word >>> 19) & 3
  const kbits = (version === 3 ? KBITS_1 : KBITS_2)[(word >>> 12) & 15]
  const base = RATES[(word >>> 10) & 3]
  const isLayer3 = ((word >>> 17) & 3) === 1
  if (word >>> 21 !== 0x7ff || version === 1 || !isLayer3 || !kbits || !base) return null
  const rate = base / (version === 3 ? 1 : version === 2 ? 2 : 4)
  const samples = version === 3 ? 1_152 : 576
  const padding = (word >>> 9) & 1
  return { bytes: Math.floor((samples / 8) * ((kbits * 1_000) / rate)) + padding, seconds: samples / rate }
}

const readSyncsafe = (data: Buffer, at: number) =>
  [0, 1, 2, 3].reduce((sum, step) => (sum << 7) | (data.readUInt8(at + step) & 0x7f), 0)
