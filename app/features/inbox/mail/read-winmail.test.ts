import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMail, readPart } from './read-mail.ts'
import { readWinmail } from './read-winmail.ts'

const u16 = (value: number) => Buffer.from([value & 255, value >> 8])
const u32 = (value: number) => Buffer.concat([u16(value & 0xffff), u16(value >>> 16)])
const attribute = (id: number, type: number, data: Buffer) =>
  Buffer.concat([Buffer.from([2]), u16(id), u16(type), u32(data.length), data, u16(0)])
const wide = (text: string) => {
  const bytes = Buffer.from(`${text}\0`, 'utf16le')
  return Buffer.concat([u32(1), u32(bytes.length), bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
}
const properties = (name: string) =>
  Buffer.concat([u32(2), u16(0x03), u16(0x3705), u32(1), u16(0x1f), u16(0x3707), wide(name)])
const value = (bytes: Buffer) =>
  Buffer.concat([u32(1), u32(bytes.length), bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
const HEAD = Buffer.concat([u32(0x223e9f78), u16(1)])
const begins = attribute(0x9002, 6, Buffer.alloc(14))
const BOX = Buffer.concat([
  ...[u32(0x223e9f78), u16(1)],
  attribute(0x9002, 6, Buffer.alloc(14)),
  attribute(0x8010, 1, Buffer.from('OFFER~1.TXT\0')),
  attribute(0x800f, 6, Buffer.from('12,400 euro')),
  attribute(0x9005, 6, properties('Angebot für Köln.txt')),
  attribute(0x9002, 6, Buffer.alloc(14)),
  attribute(0x8010, 1, Buffer.from('plan.pdf\0')),
  attribute(0x800f, 6, Buffer.from('%PDF')),
])

test('the files of a winmail.dat stand with the letter, under their own names', async () => {
  const raw = Buffer.from(
    `From: a@b.example\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: application/ms-tnef; name=winmail.dat\r\nContent-Transfer-Encoding: base64\r\n\r\n${BOX.toString('base64')}\r\n--b--`,
  )
  const { details } = await readMail(raw)
  expect(details.attachments.map(({ n, name }) => [n, name])).toEqual([
    [0, 'winmail.dat'],
    [1, 'Angebot für Köln.txt'],
    [2, 'plan.pdf'],
  ])
  expect(details.problems).toEqual(['Outlook packed the attachments into winmail.dat; they stand beside it.'])
  expect(Buffer.from((await readPart(raw, 1))!).toString()).toBe('12,400 euro')
  expect(await readPart(raw, 3)).toBeNull()
})

test('a file among the properties, one that is empty, and those of a letter inside stand there too', () => {
  const named = (name: string) => Buffer.concat([u16(0x1f), u16(0x3707), wide(name)])
  const object = (inner: Buffer) =>
    Buffer.concat([u16(0x0d), u16(0x3701), value(Buffer.concat([Buffer.alloc(16), inner]))])
  const plain = (inner: Buffer) => Buffer.concat([u16(0x102), u16(0x3701), value(inner)])
  const box = (inner: Buffer) =>
    Buffer.concat([
      ...[HEAD, begins, attribute(0x9005, 6, Buffer.concat([u32(2), named('a.doc'), plain(Buffer.from('words'))]))],
      ...[begins, attribute(0x800f, 6, Buffer.alloc(0)), attribute(0x8010, 1, Buffer.from('EMPTY.TXT\0'))],
      ...[begins, attribute(0x9005, 6, Buffer.concat([u32(2), named('letter'), object(inner)]))],
    ])
  const list = (inner: Buffer) => readWinmail(box(inner))!.files.map(({ name, bytes }) => `${name} ${bytes.length}`)
  expect(list(Buffer.from('OLE'))).toEqual(['a.doc 5', 'EMPTY.TXT 0', 'letter 3'])
  expect(list(BOX)).toEqual(['a.doc 5', 'EMPTY.TXT 0', 'Angebot für Köln.txt 11', 'plan.pdf 4'])
  let deep = BOX
  for (let n = 0; n < 50; n += 1) deep = box(deep)
  expect(list(deep).length).toBeLessThanOrEqual(100)
})

test('a letter that lies in winmail.dat alone is shown, as a page or in plain words', async () => {
  const message = (...properties: Buffer[]) => {
    const data = Buffer.concat([u32(properties.length), ...properties])
    return Buffer.concat([HEAD, Buffer.from([1]), u16(0x9003), u16(6), u32(data.length), data, u16(0)])
  }
  const mail = (box: Buffer, text = '') =>
    readMail(
      Buffer.from(
        `From: a@b.example\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\n${text}\r\n--b\r\nContent-Type: application/ms-tnef\r\nContent-Transfer-Encoding: base64\r\n\r\n${box.toString('base64')}\r\n--b--`,
      ),
    )
  const codepage = Buffer.concat([u16(0x03), u16(0x3fde), u32(65_001)])
  const page = Buffer.concat([u16(0x102), u16(0x1013), value(Buffer.from('<p>Grüße aus Köln</p>'))])
  const words = Buffer.concat([u16(0x1f), u16(0x1000), wide('Grüße')])
  const shown = await mail(message(codepage, page))
  expect([shown.text, shown.html, shown.details.problems]).toEqual([
    ...['Grüße aus Köln', '<p>Grüße aus Köln</p>', ['Outlook packed this letter into winmail.dat.']],
  ])
  expect((await mail(message(words))).text).toBe('Grüße')
  expect((await mail(message(words), 'Its own words')).text).toBe('Its own words')
})

test('what is no winmail.dat, is cut short or broken never fails', () => {
  expect(readWinmail(Buffer.from('hello there'))).toBeNull()
  fc.assert(
    fc.property(fc.nat(BOX.length), fc.nat(255), fc.nat(BOX.length - 1), (end, byte, at) => {
      const broken = Buffer.from(BOX)
      broken[at] = byte
      readWinmail(broken.subarray(0, end))
    }),
    { numRuns: 2_000 },
  )
})
