export const TASK_MAX_CHARS = 600
export const CODE_MAX_CHARS = 40_000
export const TOOL_MAX_CHARS = 100_000
export const PATTERN_MAX_CHARS = 500
export const CRON_MAX_CHARS = 120
/** Versions of one project, and files of one version. */
export const MOST_VERSIONS = 500
export const MOST_FILES = 20
export const FILE_MAX_CHARS = 120_000
export const WISH_MAX_CHARS = 1_000
/** What the forms of one published app may keep. */
export const MOST_REPLIES = 500
export const REPLY_MAX_CHARS = 2_000
export const REPOSITORY_MAX_BYTES = 40 * 1_048_576
/** What is said for one turn, as words. */
export const SPOKEN_MAX_CHARS = 8_000
export const SPOKEN_KEEPS_HOURS = 24
