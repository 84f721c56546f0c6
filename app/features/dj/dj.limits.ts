/** The largest file that is taken as a track, in bytes; a plan may take less. */
export const TRACK_MAX_BYTES = 250_000_000
/** The longest track, in seconds. */
export const TRACK_MAX_S = 20 * 60
export const TRACKS_AT_ONCE = 10
export const MOST_TRACKS = 200
export const MOST_IN_SET = 100
/** The longest mix, in seconds. */
export const MIX_MAX_S = 3 * 3_600
export const SLOWEST_BPM = 40
export const FASTEST_BPM = 240
export const MOST_CUES = 8
export const TITLE_MAX_CHARS = 120
export const RADIO_AT_ONCE = 10
/** A queue is worked out from its beginning; so far in it begins anew. */
export const RADIO_FARTHEST = 2_000
export const SET_MAX_BYTES = 200_000
export const DELETED_KEEPS_HOURS = 24
export const TRACK_ACCEPT = 'audio/*,.mp3,.wav,.ogg,.opus,.m4a,.aac,.flac,.weba'
