import { isScreenId, type ScreenId } from '#app/catalogue/screens.ts'

const KEY = 'frenly:recent-screens'
const MOST = 6

/** Puts a screen in front of the list, once. */
export function withRecent(recent: readonly ScreenId[], id: ScreenId): ScreenId[] {
  return [id, ...recent.filter((other) => other !== id)].slice(0, MOST)
}

/** The screens this browser opened last, newest first; a browser that keeps nothing has none. */
export function readRecentScreens(): ScreenId[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter((id): id is ScreenId => typeof id === 'string' && isScreenId(id)).slice(0, MOST)
      : []
  } catch {
    return []
  }
}

export function rememberScreen(id: ScreenId): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withRecent(readRecentScreens(), id)))
  } catch {
    // A full or forbidden storage only means no list of recent screens.
  }
}
