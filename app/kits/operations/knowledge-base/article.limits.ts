export const ARTICLE_TITLE_MAX_CHARS = 120
export const ARTICLE_SUMMARY_MAX_CHARS = 300
export const ARTICLE_TAGS_MAX_CHARS = 400
/** Longer texts are not read by the Markdown renderer. */
export const ARTICLE_BODY_MAX_CHARS = 15_000
export const MISSING_MAX_CHARS = 1_000
