import type { ScreenId } from './screens.ts'

/** Keys that are pressed together with Cmd or Ctrl. `key` is lower case, as in `KeyboardEvent.key.toLowerCase()`. */
export type Shortcut = { key: string; shift: boolean; opens: ScreenId | 'palette' }

export const shortcuts = [
  { key: 'k', shift: false, opens: 'palette' },
  { key: '/', shift: false, opens: 'consensus' },
  { key: 'a', shift: true, opens: 'consensus' },
  { key: 'i', shift: true, opens: 'image-studio' },
  { key: 'v', shift: true, opens: 'voice-tools' },
  { key: 'h', shift: true, opens: 'universal-hub' },
  { key: 'm', shift: true, opens: 'inbox' },
  { key: ',', shift: false, opens: 'settings' },
] as const satisfies readonly Shortcut[]

/** The part of a KeyboardEvent that decides. */
export type KeyPress = { key: string; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey: boolean }

/**
 * The shortcut that a key press means, or null. Shift counts for letters only: some keyboards need it to type `/`.
 */
export function findShortcut(press: KeyPress): Shortcut | null {
  if (press.altKey || press.ctrlKey === press.metaKey) return null
  const key = press.key.toLowerCase()
  const isLetter = /^[a-z]$/.test(key)
  return shortcuts.find((shortcut) => shortcut.key === key && (!isLetter || shortcut.shift === press.shiftKey)) ?? null
}
