import { expect, test } from 'vitest'
import { fromOneText, toOneText, withoutHidden, type SharedPage } from './shared-page.ts'

const page: SharedPage = {
  messages: [
    {
      role: 'person',
      label: 'You',
      voice: null,
      text: 'Ask Lena.\n\nSoon.',
      engines: [],
      state: 'done',
      note: null,
      sources: [],
      attachments: ['lena.txt'],
    },
    {
      role: 'voice',
      label: 'A',
      voice: 'engine:a',
      text: 'I asked Lena.',
      engines: ['A'],
      state: 'done',
      note: 'Short.',
      sources: [{ title: 'Lena', url: 'https://facts.example/Lena', license: null, quote: 'Lena says' }],
      attachments: [],
    },
  ],
}

test('a page goes through one text and comes back word for word', () => {
  expect(fromOneText(toOneText('Lena', page), page)).toEqual({ title: 'Lena', page })
})

test('what is changed in the one text is changed in every place, and sources follow it', () => {
  const changed = fromOneText(toOneText('Lena', page).replace(/lena/gi, '[Name 1]'), page)
  expect(changed.page.messages[0]!.text).toBe('Ask [Name 1].\n\nSoon.')
  const hidden = withoutHidden(changed.page, [{ label: '[Name 1]', words: ['Lena'], isLifted: false }])
  expect(JSON.stringify([changed.title, hidden])).not.toMatch(/lena/i)
  expect(hidden.messages[1]!.sources[0]!.url).toBeNull()
  const shown = withoutHidden(page, [{ label: '[Name 1]', words: ['Lena'], isLifted: true }])
  expect(shown).toEqual(page)
})
