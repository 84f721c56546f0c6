/** Of one recording. */
export const MAX_RECORDING_S = 15 * 60
export const MAX_RECORDING_BYTES = 100 * 1_048_576
