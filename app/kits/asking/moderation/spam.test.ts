import { expect, test } from 'vitest'
import { judge, type BlockedWord } from './spam.ts'

const plain = { text: 'Good morning', links: 0, isNew: false, saidBefore: 0, saidByOthers: 0 }
const words: BlockedWord[] = [
  { word: 'crypto', act: 'hold' },
  { word: 'spam.example', act: 'refuse' },
]

test('a plain text stands', () => {
  expect(judge(plain, words)).toEqual({ outcome: 'ok' })
  expect(judge({ ...plain, text: 'Cryptography is fun' }, words)).toEqual({ outcome: 'ok' })
})

test('words of the list hold or refuse, however they are dressed', () => {
  for (const text of ['Buy CRYPTO!', 'ｃｒｙｐｔｏ', 'crýpto'])
    expect(judge({ ...plain, text }, words)).toMatchObject({ outcome: 'hold' })
  expect(judge({ ...plain, text: 'see http://spam.example/x' }, words)).toMatchObject({ outcome: 'refuse' })
})

test('the same said again, many addresses, and a campaign are stopped', () => {
  expect(judge({ ...plain, saidBefore: 1 }, [])).toMatchObject({ outcome: 'refuse' })
  expect(judge({ ...plain, links: 11 }, [])).toMatchObject({ outcome: 'refuse' })
  expect(judge({ ...plain, links: 3 }, [])).toEqual({ outcome: 'ok' })
  expect(judge({ ...plain, links: 3, isNew: true }, [])).toMatchObject({ outcome: 'hold' })
  expect(judge({ ...plain, saidByOthers: 3 }, [])).toMatchObject({ outcome: 'hold' })
})
