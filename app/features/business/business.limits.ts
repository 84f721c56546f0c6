export const NAME_MAX_CHARS = 80
export const TAGLINE_MAX_CHARS = 160
export const ABOUT_MAX_CHARS = 5_000
export const PLACE_MAX_CHARS = 160
export const MOST_LINKS = 6
/** Businesses one member may own. */
export const MOST_OWNED = 10
export const MOST_MEMBERS = 50
export const MOST_INVITES = 20
export const INVITE_DAYS = 30
export const PICTURE_MAX_BYTES = 8 * 1_048_576
export const LEAD_MAX_CHARS = 3_000
export const TASK_MAX_CHARS = 200
export const MOST_OPEN_TASKS = 500
export const REVIEW_MAX_CHARS = 2_000
export const MOST_SERVICES = 30
export const INTAKE_MAX_CHARS = 3_000
export const REASON_MAX_CHARS = 300
export const PER_PAGE = 30
/** A slot waits so long for whoever chose it. */
export const HOLD_MINUTES = 15
/** Slots somebody may hold or have before them at once. */
export const MOST_HELD = 3
export const MOST_AHEAD = 20
export const REMIND_HOURS = 24
export const DELETED_KEEPS_HOURS = 24
/** Leads of guests go so long after they were closed. */
export const LEADS_KEPT_DAYS = 365
/** Slots one address of a guest may hold, and appointments it may have before it, at once. */
export const GUEST_MOST_HELD = 2
export const GUEST_MOST_AHEAD = 5
/** The name and address of a guest go so long after the appointment. */
export const GUEST_KEPT_DAYS = 30
