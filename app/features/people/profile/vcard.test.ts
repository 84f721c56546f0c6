import { expect, test } from 'vitest'
import { toVCard } from './vcard.ts'

const mira = {
  ...{ name: 'Mira; Okafor', handle: 'mira', url: 'https://frenly.test/profile/mira', links: [], languages: [] },
  ...{ city: '', country: '', note: '' },
}

test('a card holds what was handed over and nothing else', () => {
  expect(toVCard(mira).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'FN:Mira\\; Okafor',
    'NICKNAME:mira',
    'URL:https://frenly.test/profile/mira',
    'END:VCARD',
    '',
  ])
  const more = toVCard({ ...mira, languages: ['en', 'fa'], city: 'Malmö', country: 'Sweden', note: 'a, b\nc' })
  expect(more).toContain('LANG:en\r\nLANG:fa\r\nADR:;;;Malmö;;;Sweden\r\nNOTE:a\\, b\\nc\r\n')
})

test('a name cannot begin a line of its own, and long lines are folded between letters', () => {
  const card = toVCard({ ...mira, name: 'x\r\nEMAIL:evil@example.org', note: '界'.repeat(200) })
  expect(card).not.toMatch(/^EMAIL/m)
  for (const line of card.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(card.replaceAll('\r\n ', '')).toContain('界'.repeat(200))
})
