import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listWaiting } from '../../scripts/cut-catalogue.ts'
import { aboutOf } from './abouts.ts'
import { isOpen } from './doors.ts'
import { footerColumns } from './footer-links.ts'
import { headerMenus } from './menus.ts'
import { buyPandasLink, devLinks, headerLinks, mobileBar } from './navigation.ts'
import { categories, sections } from './screen.ts'
import { getScreen, isScreenId, screenIds, screensBySubject, subjectOf, subjects } from './screens.ts'
import { listTabs } from './tabs.ts'
import { findWishedScreen } from './wishes.ts'

const TITLE_MAX_CHARS = 40
const ABOUT_MAX_CHARS = 150
/** What is coming is folded, so that a full menu shows eight at most. */
const MENU_ITEMS = { fewest: 3, most: 12 }
/** The administrator's shelf is longer: it is nobody's first visit. */
const SUB_NAVIGATION_ITEMS = { fewest: 3, most: 8, mostOfAdmin: 16 }

const entries = screenIds.map((id) => ({ id, ...getScreen(id) }))
const footerLinks = footerColumns.flatMap(({ links }) => links)

test('no path stands twice, whatever its case', () => {
  const paths = entries.flatMap(({ paths }) => paths.map((path) => path.toLowerCase()))
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})

test('no id stands in two subjects', () => {
  const ids = subjects.flatMap((subject) => Object.keys(screensBySubject[subject]))
  expect(ids.length).toBe(screenIds.length)
})

test('every subject file is in the catalogue under its own name', () => {
  const files = readdirSync(new URL('./screens/', import.meta.url)).map((file) => file.replace(/\.ts$/, ''))
  expect([...subjects].sort()).toEqual(files.sort())
})

test('a screen knows its subject', () => {
  expect(subjectOf('consensus-shared')).toBe('consensus')
  expect(subjectOf('voice-email-shared')).toBe('voice')
})

test('titles and sentences fit where they are shown, and no two are alike', () => {
  expect(entries.filter(({ title }) => title.length > TITLE_MAX_CHARS)).toEqual([])
  const abouts = screenIds.map(aboutOf)
  expect(abouts.filter((about) => about.length > ABOUT_MAX_CHARS || !about.endsWith('.'))).toEqual([])
  expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length)
  expect(new Set(abouts).size).toBe(entries.length)
})

test('a variant names one of the aliases, never the canonical path', () => {
  for (const { paths, variants } of entries) {
    expect(paths.slice(1)).toEqual(expect.arrayContaining(Object.keys(variants ?? {})))
  }
})

test('a listed screen opens without a parameter', () => {
  const needy = entries.filter(({ paths, listed }) => listed !== false && /:[a-z]+(?!\?)\b(?!\?)/i.test(paths[0]))
  expect(needy.map(({ id }) => id)).toEqual([])
})

test('every category holds a listed screen', () => {
  const used = new Set(entries.filter(({ listed }) => listed !== false).map(({ category }) => category))
  expect(categories.filter((category) => !used.has(category))).toEqual([])
})

test('each screen of a section has a place of its own in its sub-navigation', () => {
  for (const section of sections) {
    const members = listTabs(section)
    const tabs = members.map((id) => getScreen(id).tab)
    expect(
      tabs.toSorted((a, b) => a! - b!),
      section,
    ).toEqual([...new Set(tabs)].filter((tab) => tab !== undefined).sort((a, b) => a - b))
    expect(members.length).toBeGreaterThanOrEqual(SUB_NAVIGATION_ITEMS.fewest)
    expect(members.length).toBeLessThanOrEqual(
      section === 'admin' ? SUB_NAVIGATION_ITEMS.mostOfAdmin : SUB_NAVIGATION_ITEMS.most,
    )
  }
  expect(entries.filter(({ tab, section }) => tab !== undefined && section === undefined)).toEqual([])
})

test('what a menu or a sub-navigation lists opens without a parameter', () => {
  const shown = [
    ...headerMenus.flatMap(({ items }) => items.map(({ screen }) => screen)),
    ...sections.flatMap(listTabs),
  ]
  expect(shown.filter((id) => /:[a-z]+(?!\?)\b(?!\?)/i.test(getScreen(id).paths[0]))).toEqual([])
})

test('a wish is done by one screen', () => {
  const wishes = entries.flatMap(({ wishes = [] }) => wishes.map(({ intent }) => intent))
  expect(wishes.length).toBeGreaterThan(10)
  expect(wishes.filter((wish, index) => wishes.indexOf(wish) !== index)).toEqual([])
  expect(findWishedScreen('draw')?.screen).toBe('image-studio')
  expect(findWishedScreen('detect')).toBeNull()
})

test('every menu place is a screen, and no menu names one twice', () => {
  const menus = [
    ...headerMenus.map(({ items }) => items.map(({ screen }) => screen)),
    [...headerLinks, ...mobileBar, ...devLinks, buyPandasLink].map(({ screen }) => screen),
    ...sections.map(listTabs),
    footerLinks.map(({ screen }) => screen),
  ]
  expect(menus.flat().filter((id) => !isScreenId(id))).toEqual([])
  for (const { items } of headerMenus) {
    expect(new Set(items.map(({ screen }) => screen)).size).toBe(items.length)
    expect(items.length).toBeGreaterThanOrEqual(MENU_ITEMS.fewest)
    expect(items.length).toBeLessThanOrEqual(MENU_ITEMS.most)
  }
})

test('every screen with a place in a menu is in one, at a place of its own', () => {
  const shown = headerMenus.flatMap(({ items }) => items.map(({ screen }) => screen))
  expect(shown.toSorted()).toEqual(entries.flatMap(({ id, menu }) => (menu ? [id] : [])).sort())
  for (const { label, items } of headerMenus) {
    const places = items.map(({ screen }) => getScreen(screen).menu!.place)
    expect(new Set(places).size, label).toBe(places.length)
  }
})

test('a footer link under another path uses an alias of its screen', () => {
  for (const { screen, path } of footerLinks) {
    if (path !== undefined) expect(getScreen(screen).paths).toContain(path)
  }
})

test('every icon of a menu exists in lucide', () => {
  const icons = [...headerMenus.flatMap(({ items }) => [...items]), ...headerLinks, ...mobileBar].map(
    ({ icon }) => icon,
  )
  const folder = new URL('../../node_modules/lucide-react/dist/esm/icons/', import.meta.url)
  const files = new Set(readdirSync(folder).map((file) => file.replace(/\.m?js$/, '')))
  expect(icons.filter((icon) => !files.has(icon))).toEqual([])
})

test('menus, tabs and the bar of a small screen lead to nothing that waits', () => {
  const waiting = listWaiting()
  const shown = [
    ...headerMenus.flatMap(({ items }) => items.map(({ screen }) => screen)),
    ...sections.flatMap(listTabs),
    ...mobileBar.map(({ screen }) => screen),
  ]
  expect(shown.filter((id) => waiting.includes(id))).toEqual([])
  expect(mobileBar).toHaveLength(5)
})

test('a door is open exactly when the screen has a route that does not wait', () => {
  expect(isOpen('consensus')).toBe(true)
  expect(screenIds.filter((id) => isOpen(id) === listWaiting().includes(id))).toEqual([])
  expect(listWaiting()).toEqual([])
})
