import { expect, test } from 'vitest'
import { readHandles, sortHandles, toQuestion, toVoiceHandle, withoutCalls, withoutNames } from './mentions.ts'
import { startWorkClock } from '#tests/support/work-clock.ts'

test('names are read with their hyphens, once each, and not out of addresses or code', () => {
  expect(
    readHandles('@anna and @gpt-4o-mini, @Anna! Write to a@b.test or see `@code`, ```\n@more\n``` x.com/@name'),
  ).toEqual(['anna', 'gpt-4o-mini'])
})

test('a member goes before a voice of the same name, and who is nobody here is told apart', () => {
  const voices = [{ handle: 'editor' }, { handle: 'panel' }]
  expect(sortHandles(['editor', 'panel', 'nobody'], new Set(['editor']), voices)).toEqual({
    members: ['editor'],
    voices: [{ handle: 'panel' }],
    unknown: ['nobody'],
  })
})

test('a model is called by its name in small letters', () => {
  expect(toVoiceHandle('GPT-4o mini')).toBe('gpt-4o-mini')
  expect(toVoiceHandle('Llama 3.1 (8B)')).toBe('llama-3-1-8b')
})

test('a storm of names and a wall of signs are read in time', () => {
  const worked = startWorkClock()
  expect(readHandles('@a '.repeat(20_000))).toEqual(['a'])
  readHandles('`@'.repeat(20_000))
  expect(worked()).toBeLessThan(500)
})

test('a panel is asked the question alone, and a title names nobody', () => {
  expect(toQuestion('@panel, how high is it? I would have said 300 m.')).toBe('how high is it?')
  expect(toQuestion('@panel the highest tower')).toBe('the highest tower')
  expect(withoutNames('@panel @anna how high is it?')).toBe('how high is it?')
  expect(withoutNames('@panel')).toBe('@panel')
  expect(withoutCalls('It opened in 1937, @mira.')).toBe('It opened in 1937.')
  expect(withoutCalls('write to a@b.test')).toBe('write to a@b.test')
})
