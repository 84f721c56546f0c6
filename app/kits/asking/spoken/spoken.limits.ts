/** A recording that is spoken instead of typed. */
export const SPOKEN_MAX_BYTES = 8 * 1_048_576
export const SPOKEN_ACCEPT = 'audio/*,.mp3,.wav,.ogg,.opus,.m4a,.aac,.flac,.webm'
