import { expect, test } from 'vitest'
import { studioOf } from './studio-of.ts'

test.each([
  ['music studio', 'v2-music-studio', null],
  ['Open the research assistant', 'v2-research-assistant', null],
  ['research why pandas eat bamboo', 'v2-research-assistant', 'why pandas eat bamboo'],
  ['Research assistant: the price of bamboo', 'v2-research-assistant', 'the price of bamboo'],
  ['document intelligence about leases in Rostock', 'v2-document-intelligence', 'leases in Rostock'],
  ['content studio: our new bakery', 'v2-content-creation-studio', 'our new bakery'],
  ['a slow song in the music studio', 'v2-music-studio', 'a slow song'],
])('%j opens %s', (query, screen, words) => {
  expect(studioOf(query)).toEqual({ screen, words })
})

test.each([
  ['Why do pandas eat bamboo?'],
  ['What is a research assistant paid?'],
  ['Research suggests that tea is healthy'],
  ['who built studio 54'],
  ['world'],
  ['竹'],
  [''],
  ['x '.repeat(5_000)],
])('%j is a question', (query) => {
  expect(studioOf(query)).toBeNull()
})
