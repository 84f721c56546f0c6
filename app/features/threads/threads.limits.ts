/** The longest message, in characters. */
export const MESSAGE_MAX_CHARS = 10_000
export const TITLE_MAX_CHARS = 120
/** The document beside a talk. */
export const PAPER_MAX_CHARS = 200_000
/** States of the document that are kept; older ones go. */
export const PAPER_VERSIONS = 200
export const MOST_MEMBERS = 500
/** Members and engines that one message may call. */
export const MOST_NAMED = 8
export const MOST_ASKED = 3
export const MOST_FILES = 4
export const FILE_MAX_BYTES = 8 * 1_048_576
export const MOST_CHOICES = 8
export const CHOICE_MAX_CHARS = 120
/** Messages on one page. */
export const PER_PAGE = 40
/** Messages a search inside one thread looks through, newest first. */
export const MOST_SEARCHED = 50_000
/** Messages a shared page and an export hold. */
export const MOST_SHARED = 300
export const MOST_EXPORTED = 20_000
export const DECISION_MAX_CHARS = 1_000
/** Earlier wordings that are kept of one message. */
export const MOST_EDITS = 50
export const DELETED_KEEPS_HOURS = 24
/** Whoever had the page open so lately is called present. */
export const PRESENT_S = 60
