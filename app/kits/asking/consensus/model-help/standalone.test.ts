import { expect, test } from 'vitest'
import { toStandalone, toStandaloneAfter } from './standalone.ts'

test.each([
  ['And Japan?', 'What is the capital of France?', 'What is the capital of Japan?'],
  ['What about in Kenya?', 'How many people live in Brazil?', 'How many people live in Kenya?'],
  ['How long is it?', 'When did the Golden Gate Bridge open?', 'How long is the Golden Gate Bridge?'],
  ['What are its neighbours?', 'What is the capital of Austria?', 'What are Austria’s neighbours?'],
  ['What does it eat?', 'What is a giant panda?', 'What does a giant panda eat?'],
  [
    'Which languages are spoken there?',
    'What is the capital of Switzerland?',
    'Which languages are spoken in Switzerland?',
  ],
  ['Is it higher than Mont Blanc?', 'How high is Mount Everest?', 'Is Mount Everest higher than Mont Blanc?'],
  ['Is it true that Rome is old?', 'What is the capital of Mali?', 'Is it true that Rome is old?'],
  ['Is there a lake?', 'What is the capital of Mali?', 'Is there a lake?'],
  ['What is 2 + 2?', 'What is the capital of France?', 'What is 2 + 2?'],
  ['And its population?', 'What is the capital of Spain?', 'What is the population of Spain?'],
  ['and the currency?', 'What is the capital of Spain?', 'What is the currency of Spain?'],
  ['What is it?', 'why', 'What is it?'],
])('%s after "%s" is %s', (question, before, standalone) => {
  expect(toStandalone(question, before)).toBe(standalone)
})

test('each question of a talk is read with those before it', () => {
  const talk = ['What is the capital of France?', 'and of Germany?', 'Thanks!', 'What about Spain?']
  expect(toStandaloneAfter('How many people live there?', talk)).toBe('How many people live in Spain?')
})

test('the first question stays as it is', () => {
  expect(toStandalone('How high is it?', null)).toBe('How high is it?')
})
