import { expect, test } from 'vitest'
import { chatMessage } from '../inputs/chat-message.inputs.ts'
import { readMessages } from './read-messages.ts'

const read = (...given: unknown[]) => readMessages(given.map((one) => chatMessage.parse(one)))
const call = (id: string, name: string, given = '{}') => ({
  id,
  type: 'function',
  function: { name, arguments: given },
})

test('a history with tools is told in two turns, and the question is what the user said last', () => {
  const asked = read(
    { role: 'developer', content: [{ type: 'text', text: 'Be brief.' }] },
    { role: 'user', content: 'Weather?' },
    { role: 'assistant', content: null, tool_calls: [call('1', 'w'), call('2', 'wind', '{"at":"noon"}')] },
    { role: 'tool', tool_call_id: '1', content: 'Sunny' },
    { role: 'tool', tool_call_id: '2', content: [{ type: 'text', text: 'Calm' }] },
    { role: 'assistant', content: 'It is sunny.' },
    { role: 'user', content: 'Thanks. What is 2+2?' },
  )
  expect(asked).toEqual({
    system: 'Be brief.',
    question: 'Thanks. What is 2+2?',
    messages: [
      { role: 'user', text: 'Weather?' },
      {
        role: 'assistant',
        text: '[I called the tool w with {}]\n[I called the tool wind with {"at":"noon"}]',
      },
      { role: 'user', text: '[The tool w gave this]\nSunny\n\n[The tool wind gave this]\nCalm' },
      { role: 'assistant', text: 'It is sunny.' },
      { role: 'user', text: 'Thanks. What is 2+2?' },
    ],
  })
})

test('a history may end with what a tool gave; the question stays the user’s', () => {
  const asked = read(
    { role: 'user', content: 'Weather?' },
    { role: 'assistant', function_call: { name: 'w', arguments: '{}' } },
    { role: 'function', name: 'w', content: 'Sunny' },
  )
  expect(asked).toMatchObject({ question: 'Weather?' })
  expect('messages' in asked && asked.messages.at(-1)).toEqual({ role: 'user', text: '[The tool w gave this]\nSunny' })
})

test('calls of custom tools and refusals are text, and an answer without words is left out', () => {
  const asked = read(
    { role: 'user', content: 'a' },
    { role: 'assistant', tool_calls: [{ id: '1', type: 'custom', custom: { name: 'sh', input: 'ls' } }] },
    { role: 'tool', tool_call_id: '1', content: '' },
    { role: 'assistant', content: [{ type: 'refusal', refusal: 'No.' }] },
    { role: 'user', content: 'b' },
    { role: 'assistant', content: null, refusal: 'Never.' },
    { role: 'user', content: 'c' },
    { role: 'assistant', content: '' },
    { role: 'user', content: 'd' },
  )
  expect('messages' in asked && asked.messages.map(({ text }) => text)).toEqual([
    'a',
    '[I called the tool sh with ls]',
    '[The tool sh gave this]\n',
    'No.',
    'b',
    'Never.',
    'c',
    'd',
  ])
})

test.each([
  [
    [
      { role: 'user', content: 'a' },
      { role: 'assistant', content: 'b' },
    ],
    'The last message has to be the user’s',
  ],
  [[{ role: 'system', content: 'a' }], 'no message with the role user'],
  [[{ role: 'user', content: '' }], 'is empty'],
  [[{ role: 'user', content: null }], 'is empty'],
  [[{ role: 'tool', content: 'x' }], 'no message with the role user'],
  [[{ role: 'user', content: [{ type: 'image_url', image_url: { url: 'https://a.test/b.png' } }] }], 'Pictures'],
])('%j is refused in words', (given, words) => {
  expect(read(...given)).toEqual({ problem: expect.stringContaining(words) as string })
})

test.each([
  [{ role: 'owner', content: 'a' }, 'must be one of system, developer'],
  [{ role: 'user', content: 7 }, 'must be a text, a list of parts or null'],
  [{ role: 'user', content: [{ type: 'input_audio', input_audio: { data: '', format: 'wav' } }] }, 'not taken here'],
])('%j is no message', (given, words) => {
  expect(chatMessage.safeParse(given).error?.issues[0]?.message).toContain(words)
})
