import { expect, test } from 'vitest'
import { isScreenId } from './screens.ts'
import { findShortcut, shortcuts, toKeyNames, type KeyPress } from './shortcuts.ts'

function press(key: string, held: Partial<KeyPress> = {}): KeyPress {
  return { key, ctrlKey: true, metaKey: false, shiftKey: false, altKey: false, ...held }
}

test('every shortcut opens a panel or a screen', () => {
  for (const { opens } of shortcuts) expect(['palette', 'shortcuts'].includes(opens) || isScreenId(opens)).toBe(true)
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

test('a question mark needs no Cmd or Ctrl, and no other key works without', () => {
  expect(findShortcut(press('?', { ctrlKey: false, shiftKey: true }))?.opens).toBe('shortcuts')
  expect(findShortcut(press('?', { shiftKey: true }))).toBeNull()
  expect(findShortcut(press('k', { ctrlKey: false }))).toBeNull()
})

test('keys are named as the keyboard prints them', () => {
  const images = shortcuts.find(({ opens }) => opens === 'image-studio')!
  expect(toKeyNames(images, true)).toEqual(['⌘', '⇧', 'I'])
  expect(toKeyNames(images, false)).toEqual(['Ctrl', 'Shift', 'I'])
  expect(
    toKeyNames(
      shortcuts.find(({ opens }) => opens === 'shortcuts')!,
      false,
    ),
  ).toEqual(['?'])
})
