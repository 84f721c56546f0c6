import type { PortName } from '#app/providers/ports.ts'

const TEXT_MAX_CHARS = 4_000
/** What is said aloud and what stands in a film come back inside the page. */
const SPOKEN_MAX_CHARS = 600
const CAPTION_MAX_CHARS = 200

export const textMaxOf = (port: PortName): number =>
  port === 'speak' ? SPOKEN_MAX_CHARS : port === 'film' ? CAPTION_MAX_CHARS : TEXT_MAX_CHARS

export const TRY_FILE_MAX_BYTES = 10 * 1_048_576
/** Whoever tries waits for the page; longer work is no try. */
export const TRY_LIMIT_S = 60
