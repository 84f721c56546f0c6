export const APPEAL_MAX_CHARS = 2_000
