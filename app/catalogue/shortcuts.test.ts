import { expect, test } from 'vitest'
import { isScreenId } from './screens.ts'
import { findShortcut, shortcuts, type KeyPress } from './shortcuts.ts'

function press(key: string, held: Partial<KeyPress> = {}): KeyPress {
  return { key, ctrlKey: true, metaKey: false, shiftKey: false, altKey: false, ...held }
}

test('every shortcut opens the palette or a screen', () => {
  for (const { opens } of shortcuts) expect(opens === 'palette' || isScreenId(opens)).toBe(true)
})

test('no two shortcuts share their keys', () => {
  const keys = shortcuts.map(({ key, shift }) => `${shift}+${key}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test('Cmd works as well as Ctrl', () => {
  expect(findShortcut(press('k'))?.opens).toBe('palette')
  expect(findShortcut(press('k', { ctrlKey: false, metaKey: true }))?.opens).toBe('palette')
})

test('a letter with Shift differs from the letter alone', () => {
  expect(findShortcut(press('A', { shiftKey: true }))?.opens).toBe('consensus')
  expect(findShortcut(press('a'))).toBeNull()
  expect(findShortcut(press('K', { shiftKey: true }))).toBeNull()
})

test('a slash counts even where the keyboard needs Shift for it', () => {
  expect(findShortcut(press('/', { shiftKey: true }))?.opens).toBe('consensus')
})

test('a key alone, or with Alt, is left to the page', () => {
  expect(findShortcut(press(',', { ctrlKey: false }))).toBeNull()
  expect(findShortcut(press(',', { altKey: true }))).toBeNull()
})
