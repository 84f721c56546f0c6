const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** PRODUCT 2: a remembered session lives 30 days; any other one ends after 12 idle hours, and with the browser. */
export const REMEMBERED_MS = 30 * DAY_MS
const IDLE_MS = 12 * HOUR_MS
/** Nobody stays signed in longer without saying the password again (ASVS 5.0 7.3.2). */
const ABSOLUTE_MS = 90 * DAY_MS
/** A request moves the end of an idle session at most this often. */
const TOUCH_EVERY_MS = 5 * MINUTE_MS

type Session = { createdAt: Date; lastSeenAt: Date; isRemembered: boolean }

/** When a session that is used now ends. */
export function toExpiry({ createdAt, isRemembered }: Omit<Session, 'lastSeenAt'>, now: Date): Date {
  const end = isRemembered ? createdAt.getTime() + REMEMBERED_MS : now.getTime() + IDLE_MS
  return new Date(Math.min(end, createdAt.getTime() + ABSOLUTE_MS))
}

export const needsTouch = ({ lastSeenAt }: Pick<Session, 'lastSeenAt'>, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= TOUCH_EVERY_MS
