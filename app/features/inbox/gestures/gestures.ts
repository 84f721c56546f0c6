import type { Gesture, Gestures } from '#app/database/tables/mail/inbox.ts'
import { toTable } from '#app/platform/table.ts'

/** The four swipes, in the order they are chosen. */
export const swipes = ['rightShort', 'rightLong', 'leftShort', 'leftLong'] as const satisfies (keyof Gestures)[]
export type Swipe = (typeof swipes)[number]

export const swipeNames: Readonly<Record<Swipe, string>> = {
  rightShort: 'A short swipe to the right',
  rightLong: 'A long swipe to the right',
  leftShort: 'A short swipe to the left',
  leftLong: 'A long swipe to the left',
}

/** What a swipe or a key may do. */
export const gestures = [
  'archive',
  'trash',
  'star',
  'read',
  'tomorrow',
  'week',
  'mute',
  'junk',
  'none',
] as const satisfies Gesture[]

export const gestureNames: Readonly<Record<Gesture, string>> = {
  archive: 'Archive',
  trash: 'Delete',
  star: 'Star, or take the star away',
  read: 'Mark as read or unread',
  tomorrow: 'Snooze until tomorrow',
  week: 'Snooze until next week',
  mute: 'Mute the conversation',
  junk: 'Mark as junk',
  none: 'Nothing',
}

export const usualGestures: Gestures = {
  rightShort: 'archive',
  rightLong: 'star',
  leftShort: 'tomorrow',
  leftLong: 'trash',
}

/** The key for each act; what is not chosen anew keeps the key that mail programs have for it. */
export const usualKeys: Readonly<Record<Exclude<Gesture, 'none'>, string>> = {
  archive: 'e',
  trash: '#',
  star: 's',
  read: 'u',
  tomorrow: 'b',
  week: 'w',
  mute: 'm',
  junk: '!',
}
/** Keys that walk, open and write, and are not given away. */
export const takenKeys = ['j', 'k', 'o', 'r', 'a', 'f', 'c', 'x', 'z', 'g', '/', '?']

export const gesturesOf = (kept: Gestures | null | undefined): Gestures => ({ ...usualGestures, ...kept })

/** Which act a key does. */
export function keysOf(kept: Readonly<Record<string, string>> | null | undefined): Record<string, string> {
  const keys = toTable<string>()
  for (const [gesture, usual] of Object.entries(usualKeys)) keys[kept?.[gesture] || usual] = gesture
  return { ...keys }
}

/** What a gesture does with a conversation as it is now: the act its form sends. Null for nothing. */
export function toAct(
  gesture: Gesture,
  { isStarred, isUnread, isMuted }: { isStarred: boolean; isUnread: boolean; isMuted: boolean },
): string | null {
  switch (gesture) {
    case 'none':
      return null
    case 'star':
      return isStarred ? 'unstar' : 'star'
    case 'read':
      return isUnread ? 'read' : 'unread'
    case 'mute':
      return isMuted ? 'unmute' : 'mute'
    case 'tomorrow':
    case 'week':
      return `snooze:${gesture}`
    default:
      return gesture
  }
}
