import { expect, test } from 'vitest'
import { screenAt } from '#app/catalogue/screen-at.ts'
import { to } from '#app/catalogue/to.ts'
import { findTopic } from '#app/kits/foundation/content/content.server.ts'
import { everydayNames, screenForEverydayName } from './everyday-names.ts'

test('every everyday name leads to a screen, takes no address of one, and hides no text', () => {
  for (const name of everydayNames) {
    expect(screenAt(`/${name}`).id, name).toBe('topic')
    expect(findTopic(name), name).toBeNull()
    expect(screenAt(to(screenForEverydayName(name)!)).id, name).not.toBe('topic')
  }
})

test('a name counts whole and in any case; other words stay topics', () => {
  expect(screenForEverydayName('Help')).toBe('support')
  expect(screenForEverydayName('helper')).toBeNull()
  expect(screenForEverydayName('constructor')).toBeNull()
})
