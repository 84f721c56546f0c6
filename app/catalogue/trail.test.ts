import { expect, test } from 'vitest'
import { BREADCRUMB_MAX_CHARS, toCrumbs } from './crumbs.ts'
import { isOpen } from './doors.ts'
import type { ScreenId } from './screens.ts'
import { stepsOf } from './trail.ts'

const trail = (pathname: string, ownName?: string) => toCrumbs(stepsOf(pathname), ownName)
const whenOpen = (id: ScreenId, href: string) => (isOpen(id) ? href : null)

test('home has no breadcrumbs, under any of its addresses', () => {
  for (const path of ['/', '/new', '/NewHome', '/new/', '']) expect(trail(path)).toEqual([])
})

test('a prefix that is a screen shows its title, and leads there once it is open', () => {
  expect(trail('/ai/consensus/chat')).toEqual([
    { label: 'Discover', href: whenOpen('discover', '/ai') },
    { label: 'Multi-AI search', href: '/ai/consensus' },
    { label: 'Consensus chat', href: null },
  ])
})

test('a member stands in the directory, not under the profile of whoever looks', () => {
  expect(trail('/profile/mira')).toEqual([
    { label: 'Directory', href: whenOpen('directory', '/connect/directory') },
    { label: 'Mira', href: null },
  ])
  expect(trail('/profile')).toEqual([{ label: 'Your profile', href: null }])
})

test('a prefix that is no screen shows its own words and leads nowhere', () => {
  expect(trail('/youtube/shared/ab_cd')).toEqual([
    { label: 'YouTube', href: null },
    { label: 'Shared', href: null },
    { label: 'Ab cd', href: null },
  ])
})

test('a label of fifteen characters stays whole and a longer one is cut to fifteen and an ellipsis', () => {
  expect(trail('/abcdefghijklmno').at(0)?.label).toBe('Abcdefghijklmno')
  expect(trail('/abcdefghijklmnop').at(0)?.label).toBe('Abcdefghijklmno…')
})

test('every character counts as one, also outside the basic plane', () => {
  expect(trail(`/${encodeURIComponent('🐼'.repeat(16))}`).at(0)?.label).toBe(`${'🐼'.repeat(BREADCRUMB_MAX_CHARS)}…`)
})

test('an optional segment makes its bare path a screen too', () => {
  expect(trail('/marketplace/prompts')).toEqual([
    { label: 'Marketplace', href: whenOpen('marketplace', '/marketplace') },
    { label: 'Prompts', href: null },
  ])
})

test('letters of either case find the screen, and a trailing slash changes nothing', () => {
  expect(trail('/Connect/Pulse/')).toEqual([
    { label: 'Connect', href: whenOpen('connect', '/Connect') },
    { label: 'Pulse', href: null },
  ])
})

test('a broken escape is shown as it came', () => {
  expect(trail('/100%')).toEqual([{ label: '100%', href: null }])
})

test('ids that a program made are left out, slugs with numbers stay', () => {
  for (const id of ['01a22473-4e62-77bf-b96a-3301afe03cd0', '1ltGLKqAh05KJ0S83mJbiw'])
    expect(trail(`/marketplace/listing/${id}`).map(({ label }) => label)).toEqual(['Marketplace', 'Listing'])
  expect(trail('/blog/what-2026-brought-to-pandas')).toHaveLength(2)
})

test('what the address shows beside its path comes last, and the screen leads back', () => {
  expect(trail('/ai/consensus', 'Is the Great Wall visible?')).toEqual([
    { label: 'Discover', href: whenOpen('discover', '/ai') },
    { label: 'Multi-AI search', href: '/ai/consensus' },
    { label: 'Is the Great Wa…', href: null },
  ])
  expect(trail('/ai/consensus/run', 'Is the Great Wall visible?')).toEqual(
    trail('/ai/consensus', 'Is the Great Wall visible?'),
  )
})
