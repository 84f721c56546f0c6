/** The largest recording that is taken at all, in bytes; a plan may take less. */
export const RECORDING_MAX_BYTES = 100_000_000
/** The longest recording that is heard, in seconds. */
export const RECORDING_MAX_S = 4 * 3_600
export const CAPTIONS_MAX_BYTES = 5_242_880
/** Words that are pasted, in characters. */
export const PASTED_MAX_CHARS = 600_000
/** A text to be read aloud, in characters. */
export const SPOKEN_MAX_CHARS = 100_000
export const TITLE_MAX_CHARS = 120
export const MARK_MAX_CHARS = 300
export const MOST_MARKS = 200
export const MOST_SPOKEN_WORDS = 200
/** Voices of one recording that are told apart. */
export const MOST_VOICES = 6
/** Pieces of a transcript on one page. */
export const PIECES_ON_PAGE = 300
export const DELETED_KEEPS_HOURS = 24
/** What recordings and films are called where a file is chosen. */
export const RECORDING_ACCEPT = 'audio/*,video/*,.mp3,.wav,.ogg,.opus,.m4a,.aac,.flac,.webm,.mp4,.mov,.mkv'
export const CAPTIONS_ACCEPT = '.srt,.vtt,.lrc,.ttml,.dfxp,.xml,.ass,.ssa,.json,.txt,text/plain'
