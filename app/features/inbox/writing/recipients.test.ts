import { expect, test } from 'vitest'
import { promisedAttachment } from './missing-attachment.ts'
import { readRecipients, toRecipient } from './recipients.ts'

test('recipients are read as people write them', () => {
  expect(readRecipients('Anna <anna@x.test>, ben@y.test; "Kovac, C." <c@z.test>\nBEN@y.test').people).toEqual([
    { name: 'Anna', address: 'anna@x.test' },
    { name: '', address: 'BEN@y.test' },
    { name: 'Kovac, C.', address: 'c@z.test' },
  ])
  expect(readRecipients('anna, <>, a@b@c, a@b\r\nBcc: x@y.test').wrong).toEqual([
    'anna',
    '<>',
    'a@b@c',
    'Bcc: x@y.test',
  ])
  expect(readRecipients(' , ;').people).toEqual([])
})

test('a person is written so that they are read again', () => {
  for (const person of [
    { name: 'Kovac, C.', address: 'c@z.test' },
    { name: '', address: 'c@z.test' },
    { name: 'Anna', address: 'a@z.test' },
  ])
    expect(readRecipients(toRecipient(person)).people).toEqual([person])
})

test.each([
  ['The plan is attached.', 'attached'],
  ['I attach the slip', 'attach'],
  ['Anbei die Rechnung', 'Anbei'],
  ['Thanks!\n> The plan is attached.', null],
  ['I got no attachment from you.', null],
  ['Your attachment was empty.', null],
  ['Hello', null],
  ['Hello\n\nOn Monday, 3 May 2026, Anna wrote:\nattached', null],
])('%j promises %j', (text, found) => {
  expect(promisedAttachment(text)).toBe(found)
})
