import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinPacked, packParts } from './packed-page.ts'
import { joinPage, splitPage } from './split-page.ts'

const first = {
  nonce: 'AAAAAAAAAAAAAAAAAAAAAA==',
  formKey: 'key.0190a8f0-0000-7000-8000-000000000000.',
  requestId: '0190a8f0-0000-7000-8000-000000000000',
}
const second = {
  nonce: 'q+/bbbbbbbbbbbbbbbbbbb==',
  formKey: 'yek.0190a8f0-ffff-7fff-8fff-ffffffffffff.',
  requestId: '0190a8f0-ffff-7fff-8fff-ffffffffffff',
}
const fill = (template: string, { nonce, formKey, requestId }: typeof first) =>
  template.replaceAll('{nonce}', nonce).replaceAll('{key}', formKey).replaceAll('{id}', requestId)

async function again(template: string) {
  const page = splitPage(Buffer.from(fill(template, first)), first)
  const packed = await packParts(page)
  return {
    plain: joinPage(page, second).toString(),
    unpacked: gunzipSync(joinPacked(packed, page, second)).toString(),
    page,
    packed,
  }
}

test('a page is sent again with the values of the next response, plain and packed', async () => {
  const template = '<script nonce="{nonce}">1</script><p>AAAA pandas AAAA</p><script nonce="{nonce}">"{id}"</script>'
  const { plain, unpacked, page } = await again(template)
  expect(plain).toBe(fill(template, second))
  expect(unpacked).toBe(fill(template, second))
  expect(page.slots).toEqual(['nonce', 'nonce', 'requestId'])
})

test('so is any page, whatever stands round the places and however often', async () => {
  const piece = fc.oneof(
    fc.constantFrom('{nonce}', '{key}', '{id}', '<script nonce="', 'AAAA', '0190a8f0-0000-', 'é🐼', '\n'),
    fc.string({ unit: 'binary', maxLength: 30 }).map((text) => text.toWellFormed()),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
      const template = pieces.join('')
      const { plain, unpacked } = await again(template)
      expect(unpacked).toBe(plain)
      expect(plain).toBe(fill(template, second))
    }),
    { numRuns: 300 },
  )
})

test('places far apart, beyond the window, and at both ends', async () => {
  const long = Array.from({ length: 9_000 }, (_, n) => `<li>panda ${n % 97}</li>`).join('')
  const template = `{nonce}${long}{nonce}{id}${long}{id}`
  const { unpacked, packed } = await again(template)
  expect(unpacked).toBe(fill(template, second))
  expect(packed.reduce((sum, part) => sum + part.length, 0)).toBeLessThan(template.length / 10)
})
