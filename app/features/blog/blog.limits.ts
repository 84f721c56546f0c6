export const COMMENT_MAX_CHARS = 3_000
export const REPORT_MAX_CHARS = 500
