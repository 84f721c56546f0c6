import { expect, test } from 'vitest'
import { readServerWords, toFound, trustedWord } from './read-found.ts'

const results = (value: string) => ({ key: 'authentication-results', value })
const received = (value: string) => ({ key: 'received', value })
const claimed = 'mx.bank.example; spf=pass smtp.mailfrom=bank.example; dkim=pass; dmarc=pass'

test('a line of a stranger below the way it came is no word of the last server', () => {
  const words = readServerWords([received('from evil by mx.home.example with ESMTP'), results(claimed)])
  expect(trustedWord(words, [])).toBeNull()
  expect(toFound(words)).toEqual({ spf: 'pass', dkim: 'pass', dmarc: 'pass' })
})

test('what the last server wrote is believed, also behind the way into its own mailbox', () => {
  const own = results('mx.home.example; spf=softfail; dkim=pass header.d=soil.example; dmarc=pass')
  const words = readServerWords([
    received('from mx.home.example by store.home.example with LMTP'),
    own,
    received('from soil.example by mx.home.example with ESMTPS'),
    results(claimed),
  ])
  const trusted = trustedWord(words, [])
  expect(trusted).toMatchObject({ by: 'mx.home.example', isLast: true, spf: 'softfail', dmarc: 'pass' })
  expect(toFound(words, { trusted })).toMatchObject({ by: 'mx.home.example', dmarc: 'pass', isProven: true })
})

test('the first line of a service that is known to write for the mailbox is its own', () => {
  const words = readServerWords([
    received('by 2002:a05:0:0:0:0:0:0 with SMTP id x'),
    received('from evil by mx.google.com with ESMTPS'),
    results('mx.google.com; dkim=none; spf=fail; dmarc=fail (p=REJECT)'),
    results('mx.google.com; dkim=pass; spf=pass; dmarc=pass'),
  ])
  expect(trustedWord(words, ['google.com'])).toMatchObject({ dmarc: 'fail' })
  expect(trustedWord(words, [])).toBeNull()
})

test.each([
  ['a fail of anybody is believed', [claimed, 'x.example; dmarc=fail'], 'fail'],
  ['also when it stands first', ['x.example; dmarc=fail', claimed], 'fail'],
  ['without a server named', ['spf=pass; dmarc=fail action=none'], 'fail'],
])('%s', (_about, lines, dmarc) => {
  expect(toFound(readServerWords(lines.map(results))).dmarc).toBe(dmarc)
})

test('what was checked here stands before what a letter says of itself', () => {
  const check = { signed: ['soil.example'], broken: [], spf: 'pass', dmarc: 'pass', isProven: true }
  const words = readServerWords([received('from a by b with ESMTP'), results('x.example; dmarc=fail')])
  expect(toFound(words, { check })).toMatchObject({ by: 'here', dmarc: 'pass', isProven: true })
  const unknown = { ...check, spf: null, dmarc: null, isProven: false }
  expect(toFound(words, { check: unknown })).toMatchObject({ dmarc: 'fail', signed: ['soil.example'], isProven: false })
})
