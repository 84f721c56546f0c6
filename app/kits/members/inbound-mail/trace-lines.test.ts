import { expect, test } from 'vitest'
import { readTrace, writeTrace } from './trace-lines.ts'

const at = new Date('2026-11-30T10:00:00Z')
const write = (helo: string, from: string, ip = '192.0.2.7') => writeTrace({ ip, helo, from }, 'inbox.test', at)

test('who handed a letter over stands above it and can be read back', () => {
  const lines = write('mx.soil.example', 'ben@soil.example')
  expect(lines).toBe(
    'Return-Path: <ben@soil.example>\r\nReceived: from mx.soil.example ([192.0.2.7])\r\n\tby inbox.test with ESMTP; Mon, 30 Nov 2026 10:00:00 +0000\r\n',
  )
  expect(readTrace(Buffer.from(`${lines}Subject: Hi\r\n\r\nx`))).toEqual({
    ...{ ip: '192.0.2.7', helo: 'mx.soil.example', from: 'ben@soil.example' },
  })
  expect(readTrace(Buffer.from(`${write('[2001:db8::1]', '', '2001:db8::1')}\r\n`))).toEqual({
    ...{ ip: '2001:db8::1', helo: '[2001:db8::1]', from: '' },
  })
})

test.each([
  ['a greeting with a line of its own', 'x\r\nX-Evil: yes', 'ben@soil.example'],
  ['a sender with a line of its own', 'x', 'a@b>\r\nX-Evil: yes'],
  ['a greeting with words', 'x (y) by me', 'a@b'],
])('%s writes no line more', (_what, helo, from) => {
  const lines = write(helo, from)
  expect(lines.split('\r\n')).toHaveLength(4)
  expect(readTrace(Buffer.from(lines))?.ip).toBe('192.0.2.7')
})

test.each([
  '',
  'Subject: x\r\n\r\n',
  ` ${write('a', 'b@c')}`,
  'Return-Path: <a@b>\r\nReceived: from x ([nowhere])\r\n\tby y',
])('a letter without them has no known peer: %j', (text) => {
  expect(readTrace(Buffer.from(text))).toBeNull()
})
