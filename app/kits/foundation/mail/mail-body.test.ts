import { expect, test } from 'vitest'
import { toHtml, toText, type Letter } from './mail-body.ts'

const sender = { name: 'Frenly', accent: '#1f7a3d', origin: 'https://frenly.example' }
const letter: Letter = {
  subject: 'Reset <your> password',
  greeting: 'Hello Mira & co,',
  paragraphs: ['Somebody asked to reset a password.'],
  button: { label: 'Reset it', address: 'https://frenly.example/reset-password?token=a&b=c' },
  after: ['This works for 30 minutes.'],
}

test('both bodies say the same', () => {
  for (const words of ['Somebody asked to reset a password.', 'Reset it', 'This works for 30 minutes.', 'Frenly']) {
    expect(toText(letter, sender)).toContain(words)
    expect(toHtml(letter, sender)).toContain(words)
  }
  expect(toText(letter, sender)).toContain('https://frenly.example/reset-password?token=a&b=c\n')
})

test('a name cannot bring HTML along, and nothing is fetched', () => {
  const html = toHtml({ ...letter, greeting: 'Hello <img src=x onerror=alert(1)>,' }, sender)
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img')
  expect(html).not.toMatch(/<[^>]*\bsrc=/)
  expect(html).toContain('href="https://frenly.example/reset-password?token=a&amp;b=c"')
})
