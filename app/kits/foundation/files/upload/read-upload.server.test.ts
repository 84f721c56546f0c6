import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const dataDir = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-upload-')))
process.env.LOG_LEVEL = 'silent'
const { readUpload } = await import('./read-upload.server.ts')
const { readBoundary } = await import('#app/platform/request/multipart.ts')

const schema = z.object({ title: z.string('Say a title.').min(3, 'Three letters at least.'), tag: z.any().optional() })
const rules = { picture: { most: 2, maxBytes: 100_000 } }
const aside = () => {
  try {
    return readdirSync(join(dataDir, 'incoming'))
  } catch {
    return []
  }
}
const post = (body: BodyInit, headers: HeadersInit = {}) =>
  new Request('http://frenly.test/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
const form = (entries: [string, string | File][]) => {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}
const raw = (text: string | Buffer, boundary = 'b') =>
  post(new Uint8Array(Buffer.from(text)), { 'content-type': `multipart/form-data; boundary=${boundary}` })

test('fields and files come apart, each file whole, whatever bytes it holds', async () => {
  const tricky = Buffer.concat([
    Buffer.from('\r\n--almost\r\n\r\n--'),
    Buffer.from(Array.from({ length: 70_000 }, (_, n) => n % 256)),
  ])
  const upload = await readUpload(
    post(
      form([
        ['title', 'Grüße'],
        ['tag', 'a'],
        ['tag', 'b'],
        ['picture', new File([tricky], 'na"ïve.png', { type: 'image/png' })],
        ['picture', new File(['two'], 'two.txt')],
      ]),
    ),
    schema,
    rules,
  )
  expect(upload.input).toEqual({ title: 'Grüße', tag: ['a', 'b'] })
  const [first, second] = upload.files.picture!
  expect(first).toMatchObject({ name: 'na"ïve.png', claimedType: 'image/png', content: { bytes: tricky.length } })
  expect(readFileSync(first!.content.path).equals(tricky)).toBe(true)
  expect(readFileSync(second!.content.path, 'utf8')).toBe('two')
  await upload.discard()
  expect(aside()).toEqual([])
})

test('a form of thousands of empty files is no form, and a field under any name is only a name', async () => {
  const part = (name: string, body = '') =>
    `--b\r\nContent-Disposition: form-data; name="${name}"; filename=""\r\n\r\n${body}\r\n`
  const many = Array.from({ length: 1_500 }, (_, n) => part(`x${n}`)).join('')
  await expect(readUpload(raw(`${many}--b--`), schema, rules)).rejects.toMatchObject({ status: 400 })
  for (const name of ['__proto__', 'constructor', 'toString']) {
    const refused = await readUpload(raw(`${part(name, 'a file')}--b--`), schema, rules)
    expect(refused).toMatchObject({ init: { status: 413 } })
    expect(Object.values(refused.problem!.errors)).toEqual(['No file belongs here.'])
  }
  expect(aside()).toEqual([])
})

test('a field with nothing chosen is no file, and a form without files is read like any other', async () => {
  const empty = await readUpload(
    post(
      form([
        ['title', 'Panda'],
        ['picture', new File([], '')],
      ]),
    ),
    schema,
    rules,
  )
  expect(empty).toMatchObject({ input: { title: 'Panda' }, files: { picture: [] } })
  const plain = await readUpload(post(new URLSearchParams({ title: 'Panda' })), schema, rules)
  expect(plain).toMatchObject({ input: { title: 'Panda' }, files: { picture: [] }, problem: null })
})

test('a mistake in a field brings everything typed back, and the files can still be kept or thrown away', async () => {
  const upload = await readUpload(
    post(
      form([
        ['title', 'x'],
        ['picture', new File(['a'], 'a.png')],
      ]),
    ),
    schema,
    rules,
  )
  expect(upload.problem).toEqual({ values: { title: 'x' }, lists: {}, errors: { title: 'Three letters at least.' } })
  expect(upload).toHaveProperty('init', { status: 400, headers: {} })
  await upload.discard()
  expect(aside()).toEqual([])
})

test('reading ends with the first piece too many, with what was typed before it', async () => {
  let sent = 0
  const head =
    '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nPanda\r\n--b\r\nContent-Disposition: form-data; name="picture"; filename="a.png"\r\n\r\n'
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(sent === 0 ? Buffer.from(head) : Buffer.alloc(50_000))
      sent++
    },
  })
  const upload = await readUpload(post(endless, { 'content-type': 'multipart/form-data; boundary=b' }), schema, rules)
  expect(upload.problem).toEqual({
    values: { title: 'Panda' },
    lists: {},
    errors: { picture: 'This is too large. Up to 98 KB is fine.' },
  })
  expect(upload).toHaveProperty('init', { status: 413, headers: { Connection: 'close' } })
  expect(sent).toBeLessThan(8)
  expect(aside()).toEqual([])
})

test('more files than fit, and files where none belongs, are said', async () => {
  const file = () => new File(['a'], 'a.png')
  const many = await readUpload(
    post(
      form([
        ['title', 'Panda'],
        ['picture', file()],
        ['picture', file()],
        ['picture', file()],
      ]),
    ),
    schema,
    rules,
  )
  expect(many.problem?.errors).toEqual({ picture: 'Up to 2 files fit here.' })
  const stray = await readUpload(
    post(
      form([
        ['title', 'Panda'],
        ['other', file()],
      ]),
    ),
    schema,
    rules,
  )
  expect(stray.problem?.errors).toEqual({ other: 'No file belongs here.' })
  expect(aside()).toEqual([])
})

const part = 'Content-Disposition: form-data; name="title"\r\n\r\nPanda'
test.each([
  ['nothing', ''],
  ['no end', `--b\r\n${part}\r\n`],
  ['a body cut in a file', '--b\r\nContent-Disposition: form-data; name="picture"; filename="a"\r\n\r\nhalf'],
  ['a part without a name', '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--'],
  ['a part that says nothing', '--b\r\nX: y\r\n\r\nx\r\n--b--'],
  ['a head without an end', `--b\r\nX: ${'a'.repeat(40_000)}`],
  ['another boundary', `--c\r\n${part}\r\n--c--`],
  ['text that cannot be stored', `--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nPan\0da\r\n--b--`],
  ['more fields than any form has', `${`--b\r\n${part}\r\n`.repeat(1_001)}--b--`],
  ['more text than a form takes', `--b\r\n${part}${'a'.repeat(1_100_000)}\r\n--b--`],
])('%s is answered with 400 and leaves nothing', async (_, body) => {
  await expect(readUpload(raw(body), schema, rules)).rejects.toMatchObject({ status: 400 })
  expect(aside()).toEqual([])
})

test('a field called after a part of the language is a field like others', async () => {
  const body = `--b\r\n${part}\r\n--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--`
  const upload = await readUpload(raw(body), schema, rules)
  expect(upload.input).toEqual({ title: 'Panda' })
  expect(({} as Record<string, unknown>).title).toBeUndefined()
})

test('the same bytes are read alike however they are cut', async () => {
  const body = Buffer.from(
    `--b\r\n${part}\r\n--b\r\nContent-Disposition: form-data; name="picture"; filename="a.bin"\r\n\r\n\r\n-\r\n--\r\n--x\r\n--b--`,
  )
  for (const size of [1, 2, 3, 7, 1_000]) {
    const pieces = Array.from({ length: Math.ceil(body.length / size) }, (_, n) =>
      body.subarray(n * size, (n + 1) * size),
    )
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece)
        controller.close()
      },
    })
    const upload = await readUpload(
      post(stream, { 'content-type': 'multipart/form-data; boundary="b"' }),
      schema,
      rules,
    )
    expect(readFileSync(upload.files.picture![0]!.content.path, 'utf8')).toBe('\r\n-\r\n--\r\n--x')
    await upload.discard()
  }
})

test('a boundary is read from its header, and nothing from another one', () => {
  expect(readBoundary('multipart/form-data; boundary=----WebKit123')).toBe('----WebKit123')
  expect(readBoundary('multipart/form-data; charset=utf-8; boundary="a b"')).toBe('a b')
  expect(readBoundary(`multipart/form-data; boundary=${'a'.repeat(71)}`)).toBeNull()
  expect(readBoundary('application/json')).toBeNull()
  expect(readBoundary(null)).toBeNull()
})
