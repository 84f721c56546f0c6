export const ABOUT_MAX_CHARS = 4_000
export const LINKS_MAX = 8
export const LINK_MAX_CHARS = 500
export const LINK_LABEL_MAX_CHARS = 40
export const LANGUAGES_MAX = 8
export const CITY_MAX_CHARS = 60
export const MOTTO_MAX_CHARS = 120
export const VALUES_MAX = 6
export const OFFERING_TITLE_MAX_CHARS = 100
export const OFFERING_ABOUT_MAX_CHARS = 2_000
/** So many offerings a member may have at once. */
export const OFFERINGS_MAX = 30
export const WORDS_MAX_CHARS = 1_000
export const REPORT_MAX_CHARS = 1_000
/** So many interests are looked for at once. */
export const PICKED_MAX = 5
