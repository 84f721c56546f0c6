import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIELDS_MOST, isDeeperThan, readFields, textOf } from './fields.server.ts'

const post = (body: BodyInit, type?: string) =>
  new Request('http://frenly.test/', { method: 'POST', body, ...(type && { headers: { 'content-type': type } }) })
const encoded = 'application/x-www-form-urlencoded'

test('every shape of a body gives the same fields', async () => {
  const pairs: [string, string][] = [
    ['name', 'Mira & Co'],
    ['tag', 'a'],
    ['tag', 'b'],
    ['tag', 'c'],
    ['empty', ''],
  ]
  const form = new FormData()
  for (const [name, value] of pairs) form.append(name, value)
  const wanted = { name: 'Mira & Co', tag: ['a', 'b', 'c'], empty: '' }
  expect(await readFields(post(new URLSearchParams(pairs)))).toEqual(wanted)
  expect(await readFields(post(form))).toEqual(wanted)
  expect(await readFields(post(JSON.stringify(wanted), 'application/json; charset=utf-8'))).toEqual(wanted)
})

test('a file of a form keeps its name, type and bytes', async () => {
  const form = new FormData()
  form.append('picture', new File(['bytes'], 'a.png', { type: 'image/png' }))
  const { picture } = (await readFields(post(form))) as { picture: File }
  expect([picture.name, picture.type, await picture.text()]).toEqual(['a.png', 'image/png', 'bytes'])
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'a field named %s is only a name',
  async (name) => {
    for (const body of [`${name}=a&${name}=b`, `${name}=a`]) {
      const fields = await readFields(post(body, encoded))
      expect(Object.keys(fields)).toEqual([name])
      expect(Object.getPrototypeOf(fields)).toBeNull()
    }
    const json = await readFields(post(`{"${name}":{"a":1}}`, 'application/json'))
    expect(Object.getPrototypeOf(json)).toBeNull()
    expect(textOf(await readFields(post('a=b', encoded)), name)).toBe('')
  },
)

test.each([
  ['fields', () => post('a=&'.repeat(FIELDS_MOST.count + 1), encoded)],
  ['different fields', () => post(Array.from({ length: 50_000 }, (_, n) => `f${n}=1`).join('&'), encoded)],
  ['bytes', () => post(`a=${'x'.repeat(FIELDS_MOST.bytes)}`, encoded)],
  ['parts', () => post(toParts(FIELDS_MOST.count + 1, 'x'), 'multipart/form-data; boundary=b')],
  ['bytes of parts', () => post(toParts(3, 'x'.repeat(FIELDS_MOST.bytes / 2)), 'multipart/form-data; boundary=b')],
  ['JSON too deep', () => post('{"a":'.repeat(15_000) + '1' + '}'.repeat(15_000), 'application/json')],
  ['lists too deep', () => post('['.repeat(15_000) + ']'.repeat(15_000), 'application/json')],
])('too many %s are refused with 413', async (_, request) => {
  await expect(readFields(request())).rejects.toMatchObject({ status: 413 })
})

test('as many fields as allowed are read, all of one name too', async () => {
  const { count } = FIELDS_MOST
  const fields = await readFields(post(Array.from({ length: count }, () => 'a=1').join('&'), encoded))
  expect(fields.a).toHaveLength(count)
})

test.each([
  ['a=b', 'text/plain'],
  ['a=b', 'multipart/form-data'],
  ['--b\r\nx', 'multipart/form-data; boundary=b'],
  ['null', 'application/json'],
  ['[]', 'application/json'],
  ['{', 'application/json'],
  ['a=b', ';;;='],
])('%j as %s is no form', async (body, type) => {
  await expect(readFields(post(body, type))).rejects.toMatchObject({ status: 400 })
})

test('brackets in texts have no depth, and any JSON is as deep as it is built', () => {
  const depthOf = (value: unknown): number =>
    typeof value !== 'object' || value === null ? 0 : 1 + Math.max(0, ...Object.values(value).map(depthOf))
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      const depth = depthOf(value)
      expect(isDeeperThan(JSON.stringify(value), depth)).toBe(false)
      if (depth > 0) expect(isDeeperThan(JSON.stringify(value), depth - 1)).toBe(true)
    }),
    { seed: 27 },
  )
  expect(isDeeperThan('"[[[[\\"[[["', 0)).toBe(false)
})

function toParts(count: number, body: string): string {
  const part = `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n${body}\r\n`
  return `${part.repeat(count)}--b--`
}
