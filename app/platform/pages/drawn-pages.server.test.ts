import { expect, test } from 'vitest'
import { findDrawn, isAskedAgain, keepDrawn, nameDrawing } from './drawn-pages.server.ts'

const values = (mark: string) => ({
  nonce: `nonce-${mark}`,
  formKey: `sign-${mark}.id-${mark}`,
  requestId: `id-${mark}`,
})
const drawing = (data: unknown, more: object = {}) =>
  nameDrawing({ address: 'http://a.test/x', build: '1', waitsForAll: false, data, values: values('a'), ...more })

test('the same data has one name, and any difference another', () => {
  const data = () => ({ root: { user: { id: 'mira' } }, page: { rows: [1, 'a', null], at: new Date(5) } })
  expect(drawing(data())).toBe(drawing(data()))
  const others = [
    { root: { user: { id: 'tomas' } }, page: data().page },
    { root: { user: null }, page: data().page },
    { ...data(), page: { ...data().page, at: new Date(6) } },
    { ...data(), page: { ...data().page, at: new Date(5).toISOString() } },
    { ...data(), page: { ...data().page, rows: [1, 'a', undefined] } },
    { ...data(), page: { ...data().page, rows: ['1', 'a', null] } },
    { ...data(), page: { ...data().page, more: undefined } },
    { ...data(), page: { ...data().page, rows: new Set([1, 'a', null]) } },
    { ...data(), page: { ...data().page, at: NaN } },
  ]
  const ways = [{ address: 'http://b.test/x' }, { address: 'http://a.test/x?y' }, { build: '2' }, { waitsForAll: true }]
  const names = [data(), ...others].map((one) => drawing(one)).concat(ways.map((more) => drawing(data(), more)))
  expect(names).not.toContain(null)
  expect(new Set(names).size).toBe(names.length)
})

test('what is still to come, or can do something, has no name', () => {
  for (const value of [Promise.resolve(1), () => 1, Symbol('x'), new ReadableStream()])
    expect(drawing({ page: { deep: [value] } })).toBeNull()
})

test('a page comes back with the values of who asks, and none of who asked before', () => {
  const [mine, yours] = [values('a'), values('b')]
  const page = (own: typeof mine) => `<p nonce="${own.nonce}">ü ${own.formKey}~send ${own.requestId}</p>`
  expect(findDrawn('one', mine)).toBeNull()
  expect([isAskedAgain('one'), isAskedAgain('one'), isAskedAgain('two')]).toEqual([false, true, false])
  keepDrawn('one', Buffer.from(page(mine)), mine)
  expect(findDrawn('one', yours)?.toString()).toBe(page(yours))
  // A key of another length has no room.
  expect(findDrawn('one', { ...yours, formKey: 'longer than the first one' })).toBeNull()
})

test('what has no nonce of this drawing, or is too large, is not kept', () => {
  keepDrawn('bare', Buffer.from('<p>no script</p>'), values('a'))
  keepDrawn('large', Buffer.from(`nonce-a${'x'.repeat(1_100_000)}`), values('a'))
  expect([findDrawn('bare', values('a')), findDrawn('large', values('a'))]).toEqual([null, null])
})
