import { expect, test } from 'vitest'
import { readLetter } from '#app/kits/members/inbound-mail/read-letter.ts'
import { toEml, toMailto } from './mail-file.ts'

test('a letter comes back from its file as it was, whatever is in it', () => {
  const text = 'Grüße aus Łódź 🐼\n\n.\nFrom here, שלום, bye.\n'
  const subject = 'Überraschung: naïve 🐼 mail with a subject that is much longer than one header word may be'
  const read = readLetter(Buffer.from(toEml(subject, text)))
  expect(read.subject).toBe(subject)
  expect(read.text.replaceAll('\r\n', '\n').trim()).toBe(text.trim())
})

test('a subject brings no header of its own', () => {
  const eml = toEml('Hello\r\nBcc: all@x.example', 'Hi')
  expect(eml.split('\r\n\r\n')[0]).not.toMatch(/^Bcc/m)
  expect(toMailto('a&b=c', 'x\ny')).toBe('mailto:?subject=a%26b%3Dc&body=x%0D%0Ay')
})
