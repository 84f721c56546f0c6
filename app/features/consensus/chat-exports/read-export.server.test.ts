import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readExport } from './read-export.server.ts'

const toBytes = (value: unknown) => strToU8(typeof value === 'string' ? value : JSON.stringify(value))
const read = (value: unknown) => readExport(toBytes(value)).chats

const node = (id: string, parent: string | null, role: string, text: string, children: string[] = []) => ({
  [id]: { id, parent, children, message: { author: { role }, content: { content_type: 'text', parts: [text] } } },
})
const chatgpt = {
  title: 'Bridges',
  create_time: 1_760_000_000.5,
  current_node: 'd',
  mapping: {
    root: { id: 'root', message: null, parent: null, children: ['a'] },
    ...node('a', 'root', 'system', 'You are ChatGPT', ['b']),
    ...node('b', 'a', 'user', 'When did it open?', ['c', 'd']),
    ...node('c', 'b', 'assistant', 'A first try: 1936.'),
    ...node('d', 'b', 'assistant', 'It opened in 1937.'),
  },
}

test('ChatGPT: the branch that was read last, packed or not', () => {
  const turns = [{ question: 'When did it open?', answer: 'It opened in 1937.' }]
  expect(read([chatgpt])).toMatchObject([{ title: 'Bridges', from: 'ChatGPT', turns }])
  const zip = zipSync({ 'conversations.json': strToU8(JSON.stringify([chatgpt])), 'user.json': strToU8('{}') })
  expect(readExport(zip).chats).toMatchObject([{ turns }])
})

test('Claude: text, or its parts without thoughts', () => {
  const chat = {
    name: 'Bridge',
    created_at: '2026-01-02T03:04:05Z',
    chat_messages: [
      { sender: 'human', text: 'When?' },
      {
        sender: 'assistant',
        text: 'x',
        content: [
          { type: 'thinking', text: 'hm' },
          { type: 'text', text: 'In 1937.' },
        ],
      },
    ],
  }
  expect(read([chat])).toMatchObject([{ from: 'Claude', turns: [{ question: 'When?', answer: 'In 1937.' }] }])
})

test('Gemini: activity with answers in HTML, and prompts of AI Studio', () => {
  const html = '<p>It opened in <b>1937</b>.</p><script>alert(1)</script><ul><li>One</li><li>Two</li></ul>'
  const activity = {
    header: 'Gemini Apps',
    title: 'Prompted When?',
    time: '2026-01-02T03:04:05Z',
    safeHtmlItem: [{ html }],
  }
  expect(read([activity])).toMatchObject([
    { from: 'Gemini', turns: [{ question: 'When?', answer: 'It opened in 1937.\n\nOne\nTwo' }] },
  ])
  const prompt = {
    chunkedPrompt: {
      chunks: [
        { role: 'user', text: 'When?' },
        { role: 'model', text: 'Hm', isThought: true },
        { role: 'model', text: '1937.' },
      ],
    },
  }
  expect(read(prompt)).toMatchObject([{ turns: [{ question: 'When?', answer: '1937.' }] }])
})

test('a list of messages, and a page that was copied', () => {
  const messages = [
    { role: 'system', content: 'Be kind' },
    { role: 'user', content: 'When?' },
    { role: 'assistant', content: [{ type: 'text', text: '1937.' }] },
  ]
  expect(read(messages)).toMatchObject([{ turns: [{ question: 'When?', answer: '1937.' }] }])
  const copied = 'You said:\nWhen did it open?\nChatGPT said:\nIt opened\nin 1937.'
  expect(read(copied)).toMatchObject([
    { from: 'ChatGPT', turns: [{ question: 'When did it open?', answer: 'It opened\nin 1937.' }] },
  ])
})

test('what is no chat gives nothing and breaks nothing', () => {
  for (const strange of ['', 'Just a note.', '{"a":1}', '[1,null,"x"]', '{', [{ mapping: {} }]])
    expect(read(strange)).toEqual([])
  expect(readExport(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])).chats).toEqual([])
  const loop = { current_node: 'a', mapping: { a: { parent: 'b', children: [] }, b: { parent: 'a', children: [] } } }
  expect(read([loop])).toEqual([])
})
