export const MESSAGE_MAX_CHARS = 16_000
export const TITLE_MAX_CHARS = 120
export const BRANCH_NAME_MAX_CHARS = 60
export const MAX_ATTACHMENTS = 4
export const ATTACHMENT_MAX_BYTES = 8 * 1_048_576
/** Allies in one conversation, and answers in one turn. */
export const MAX_VOICES = 4
export const ALLY_NAME_MAX_CHARS = 40
export const ALLY_ABOUT_MAX_CHARS = 160
export const ALLY_INSTRUCTIONS_MAX_CHARS = 4_000
/** Allies one member may keep. */
export const MAX_OWN_ALLIES = 40
/** A deleted conversation can be brought back for so long; a temporary one goes so long after its last message. */
export const DELETED_KEEPS_HOURS = 24
export const TEMPORARY_KEEPS_HOURS = 24
/** Messages in one conversation, over all branches. */
export const MAX_MESSAGES = 1_000
