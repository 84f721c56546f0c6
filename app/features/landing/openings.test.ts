import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { screenIds, subjectOf, type ScreenId } from '#app/catalogue/screens.ts'
import { openScreens, toTool } from './openings.ts'

const routeOf = (id: ScreenId) => new URL(`../${subjectOf(id)}/${id}.route.tsx`, import.meta.url)

/** A route that says it waits (`handle.isWaiting`) has a page but no tool yet. */
const isBuilt = (id: ScreenId) =>
  existsSync(routeOf(id)) && !readFileSync(routeOf(id), 'utf8').includes('isWaiting: true')

/** Tools whose openness the landings speak about. */
const spokenOf: readonly ScreenId[] = [
  'consensus',
  'register',
  'login',
  'about-pandas',
  'support',
  'list',
  'web-search',
  'image-studio',
  'voice-tools',
  'document-analyzer',
  'threads',
  'voice-email',
  'code-generator',
  'builder',
  'university',
  'blog',
  'plans',
  'email-polish',
  'email-writer',
  'inbox',
  'inbox-demo',
  'therapist',
  'lawyer',
  'professional-services',
  'audio-player',
]

test('the landings call a tool open exactly when its screen is built', () => {
  for (const id of spokenOf) {
    const advice = `${id} is ${isBuilt(id) ? 'built: add it to' : 'not built: take it out of'} openScreens`
    expect(openScreens.has(id), advice).toBe(isBuilt(id))
  }
  expect([...openScreens].filter((id) => !spokenOf.includes(id))).toEqual([])
})

test('the address of a tool is its canonical path', () => {
  expect(toTool('voice-email')).toBe('/ai/voice-email')
  expect(toTool('marketplace')).toBe('/marketplace')
  expect(screenIds).toContain('voice-email')
})
