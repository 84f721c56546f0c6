import { expect, test } from 'vitest'
import { mender } from './spelling.ts'

test('puts right what no dictionary has by the nearest word, and leaves words and names alone', () => {
  const mend = mender(['password', 'account', 'switch', 'independent', 'route', 'print'], (word) =>
    ['router', 'prince'].includes(word),
  )
  const mended = {
    pasword: 'password',
    acount: 'account',
    swich: 'switch',
    independant: 'independent',
    passwrod: 'password',
  }
  expect(Object.keys(mended).map((word) => [word, mend(word)])).toEqual(Object.entries(mended))
  for (const word of ['router', 'prince', 'instagram', 'netflix', 'acc', 'e4', '']) expect(mend(word)).toBe(word)
})
