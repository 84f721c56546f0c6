import type { ScreenId } from './screens.ts'
import { to } from './to.ts'

/** What the frame itself can show over a screen. */
export type Panel = 'palette' | 'shortcuts'

/**
 * A key, pressed together with Cmd or Ctrl unless `isBare`. `key` is lower case, as in `KeyboardEvent.key.toLowerCase()`;
 * `words` say what it does, `path` leads to a screen.
 */
export type Shortcut = {
  key: string
  shift: boolean
  isBare?: true
  opens: ScreenId | Panel
  path?: string
  words: string
}

export const shortcuts = [
  { key: 'k', shift: false, opens: 'palette', words: 'Open the command palette' },
  { key: '/', shift: false, opens: 'consensus', path: to('consensus'), words: 'Go to Multi-AI search' },
  { key: 'a', shift: true, opens: 'consensus', path: to('consensus'), words: 'Go to Multi-AI search' },
  { key: 'i', shift: true, opens: 'image-studio', path: to('image-studio'), words: 'Go to images' },
  { key: 'v', shift: true, opens: 'voice-tools', path: to('voice-tools'), words: 'Go to voice tools' },
  { key: 'h', shift: true, opens: 'universal-hub', path: to('universal-hub'), words: 'Go to the universal hub' },
  { key: 'm', shift: true, opens: 'inbox', path: to('inbox'), words: 'Go to the inbox' },
  { key: ',', shift: false, opens: 'settings', path: to('settings'), words: 'Go to settings' },
  { key: '?', shift: false, isBare: true, opens: 'shortcuts', words: 'Show the keyboard shortcuts' },
] as const satisfies readonly Shortcut[]

/** The part of a KeyboardEvent that decides. */
export type KeyPress = { key: string; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey: boolean }

/**
 * The shortcut that a key press means, or null. Shift counts for letters only: some keyboards need it to type `/` or `?`.
 */
export function findShortcut(press: KeyPress): Shortcut | null {
  if (press.altKey || (press.ctrlKey && press.metaKey)) return null
  const isBare = !press.ctrlKey && !press.metaKey
  const key = press.key.toLowerCase()
  const isLetter = /^[a-z]$/.test(key)
  const fits = (shortcut: Shortcut) =>
    shortcut.key === key && Boolean(shortcut.isBare) === isBare && (!isLetter || shortcut.shift === press.shiftKey)
  return shortcuts.find(fits) ?? null
}

/**
 * Whether a shortcut also works in a field: not the bare ones and `/`, which write, nor what browsers do to text with the
 * same keys: Shift+V pastes it plain, and Ctrl+K cuts a line on Apple's, where the shortcut is Cmd.
 */
export const isForWriters = ({ key, isBare }: Shortcut, press: KeyPress, isApple: boolean): boolean =>
  !isBare && key !== '/' && key !== 'v' && !(key === 'k' && isApple && press.ctrlKey)

/** The names of a shortcut's keys in the order they are held, as the visitor's keyboard prints them. */
export function toKeyNames({ key, shift, isBare }: Shortcut, isApple: boolean): string[] {
  const command = isBare ? [] : [isApple ? '⌘' : 'Ctrl']
  return [...command, ...(shift ? [isApple ? '⇧' : 'Shift'] : []), key.toUpperCase()]
}
