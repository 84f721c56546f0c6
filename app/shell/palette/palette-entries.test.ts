import { expect, test } from 'vitest'
import { actions } from '#app/catalogue/actions.ts'
import type { ScreenId } from '#app/catalogue/screens.ts'
import { COMING, findEntries, findNear, listPaletteEntries, toHelpLines } from './palette-entries.ts'
import { markMatches } from './palette-match.ts'
import { withRecent } from './recent-screens.ts'

const entries = listPaletteEntries({ isMember: false, staffScreens: [] })
const idsOf = (query: string) =>
  findEntries(entries, query, []).flatMap((group) => group.entries.map((entry) => entry.id))

test('the palette holds listed screens only, and no address with a parameter', () => {
  expect(entries.length).toBeGreaterThan(60)
  expect(entries.filter((entry) => entry.kind === 'screen' && /[:*]/.test(entry.href))).toEqual([])
  expect(entries.map((entry) => entry.id)).not.toContain('not-found')
})

test('administration is listed for administrators only', () => {
  expect(entries.map((entry) => entry.id)).not.toContain('admin-users')
  expect(listPaletteEntries({ isMember: true, staffScreens: ['admin-users'] }).map((entry) => entry.id)).toContain(
    'admin-users',
  )
})

test('a screen is found by its title, its description and its category', () => {
  expect(idsOf('voice tools')[0]).toBe('voice-tools')
  expect(idsOf('countries')).toContain('world')
  expect(idsOf('visual & creative')).toContain('image-studio')
})

test('every action is offered, and signing out only to members', () => {
  const anyones = Object.keys(actions).filter((id) => id !== 'sign-out')
  expect(idsOf('actions').slice(0, anyones.length)).toEqual(anyones)
  expect(listPaletteEntries({ isMember: true, staffScreens: [] }).map((entry) => entry.id)).toContain('sign-out')
  expect(idsOf('dark')[0]).toBe('theme-dark')
})

test('of two that fit as well, the one opened last comes first', () => {
  const ids = (recent: ScreenId[]) =>
    findEntries(entries, 'email', recent).flatMap((group) => group.entries.map((entry) => entry.id))
  expect(ids(['email-polish']).indexOf('email-polish')).toBeLessThan(ids(['email-polish']).indexOf('email-writer'))
  expect(ids(['email-writer']).indexOf('email-writer')).toBeLessThan(ids(['email-writer']).indexOf('email-polish'))
})

test('synonyms and plurals find a tool, and the tool before what was made with it', () => {
  expect(idsOf('images')[0]).toBe('image-studio')
  expect(idsOf('pictures')).toContain('image-studio')
  expect(idsOf('pdf')).toContain('document-analyzer')
  expect(idsOf('compare')[0]).toBe('consensus')
})

test('what is coming stands together at the end', () => {
  const waits = entries.map((entry) => (entry.id === 'lens' ? { ...entry, isComing: true as const } : entry))
  const groups = findEntries(waits, '', [])
  expect(groups.at(-1)?.label).toBe(COMING)
  expect(groups.at(-1)?.entries.map(({ id }) => id)).toEqual(['lens'])
  expect(groups.slice(0, -1).flatMap((group) => group.entries.filter(({ isComing }) => isComing))).toEqual([])
  expect(groups.at(-1)?.entries.every(({ isComing }) => isComing)).toBe(true)
})

test('help is found by its title and its tags', () => {
  const help = toHelpLines([{ slug: 'share', title: 'How do I share an answer?', summary: '', tags: 'link publish' }])
  const ids = (query: string) =>
    findEntries([...entries, ...help], query, []).flatMap((group) => group.entries.map((entry) => entry.id))
  expect(ids('share an answer')[0]).toBe('help/share')
  expect(ids('images')[0]).toBe('image-studio')
  expect(ids('publish')).toContain('help/share')
})

test('every word must stand somewhere', () => {
  expect(idsOf('voice xylophone')).toEqual([])
})

test('little words neither find nor hide anything', () => {
  expect(idsOf('I want to compare the models')).toEqual(idsOf('compare models'))
  expect(idsOf('compare models')).toContain('consensus')
  expect(idsOf('the gallery')).toEqual(idsOf('gallery'))
  expect(idsOf('to')).not.toEqual([])
})

test('where nothing has all the words, what has most of them is near', () => {
  const near = (query: string) => findNear(entries, query).map(({ id }) => id)
  expect(near('turn a recording into text')).toContain('voice-tools')
  expect(near('turn a recording into text').length).toBeLessThanOrEqual(5)
  expect(near('gallery')).toEqual([])
  expect(near('voice xylophone')).toEqual([])
  expect(near('')).toEqual([])
})

test('titles come before descriptions', () => {
  const ids = idsOf('search')
  expect(ids.indexOf('search')).toBeLessThan(ids.indexOf('list'))
})

test('recent screens stand first until something is typed', () => {
  expect(findEntries(entries, '', ['gallery', 'search'])[0]).toMatchObject({
    label: 'Recent',
    entries: [{ id: 'gallery' }, { id: 'search' }],
  })
  expect(findEntries(entries, 'gallery', ['search'])[0]?.label).not.toBe('Recent')
})

test('the same screen stands once among the recent ones', () => {
  expect(withRecent(['search', 'gallery'], 'gallery')).toEqual(['gallery', 'search'])
})

test('typed letters are marked wherever they stand, and signs are only signs', () => {
  expect(markMatches('Voice tools', 'voi')).toEqual([
    { text: 'Voi', isMatch: true },
    { text: 'ce tools', isMatch: false },
  ])
  expect(markMatches('Several answer', 'a').filter(({ isMatch }) => isMatch)).toHaveLength(1)
  expect(markMatches('Code (beta)', '(b')).toContainEqual({ text: '(b', isMatch: true })
})
