export type Chunk = { startS: number; endS: number }

/** A recogniser loses the thread in longer pieces. */
export const MAX_CHUNK_S = 15
/** Room that is kept before and after speech. */
const MARGIN_S = 0.15
/** Shorter sounds are clicks. */
const MIN_SPEECH_S = 0.12

/**
 * Where to cut a recording: at its silences, into pieces of at most 15 s, leaving the silence out; where speech goes on
 * for longer, after 15 s.
 */
export function toChunks(lengthS: number, silences: readonly Chunk[]): Chunk[] {
  const spoken = speechBetween(lengthS, silences)
  const chunks: Chunk[] = []
  for (const { startS, endS } of spoken) {
    const last = chunks.at(-1)
    if (last && endS - last.startS <= MAX_CHUNK_S) last.endS = endS
    else
      for (let at = startS; at < endS; at += MAX_CHUNK_S)
        chunks.push({ startS: at, endS: Math.min(endS, at + MAX_CHUNK_S) })
  }
  return chunks
}

function speechBetween(lengthS: number, silences: readonly Chunk[]): Chunk[] {
  const edges = [...silences].sort((first, second) => first.startS - second.startS)
  const spoken: Chunk[] = []
  let from = 0
  for (const silence of [...edges, { startS: lengthS, endS: lengthS }]) {
    if (silence.startS - from > MIN_SPEECH_S)
      spoken.push({ startS: Math.max(0, from - MARGIN_S), endS: Math.min(lengthS, silence.startS + MARGIN_S) })
    from = Math.max(from, silence.endS)
  }
  return spoken
}

/** Collects what ffmpeg's `silencedetect` says, line by line. */
export function createSilenceReader(): { read(line: string): void; silences(lengthS: number): Chunk[] } {
  const found: Chunk[] = []
  let openS: number | null = null
  return {
    read(line) {
      const start = /silence_start: (-?[\d.]+)/.exec(line)?.[1]
      const end = /silence_end: (-?[\d.]+)/.exec(line)?.[1]
      if (start !== undefined) openS = Math.max(0, Number(start))
      if (end !== undefined && openS !== null) {
        found.push({ startS: openS, endS: Number(end) })
        openS = null
      }
    },
    silences: (lengthS) => (openS === null ? found : [...found, { startS: openS, endS: lengthS }]),
  }
}
