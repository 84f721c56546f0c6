import { expect, test } from 'vitest'
import { readMail } from './read-mail.ts'

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const read = (...lines: string[]) => readMail(Buffer.from(['From: a@b.example', ...lines].join('\r\n')))
const picture = (id: string) =>
  `Content-Type: image/png; name="${id}.png"\r\nContent-Transfer-Encoding: base64\r\nContent-ID: <${id}>\r\nContent-Disposition: inline\r\n\r\n${PNG}`
const related = (page: string) => [
  'Content-Type: multipart/related; boundary=b',
  '',
  `--b\r\n${page}\r\n--b\r\n${picture('one')}\r\n--b\r\n${picture('t@wo')}\r\n--b--`,
]

test('a picture stands in the text only where the page shows it', async () => {
  const page = 'Content-Type: text/html\r\n\r\n<p>Look: <img src="cid:t%40wo">'
  const ofPage = await read(...related(page))
  expect(ofPage.details.attachments.map(({ name, isInline }) => [name, isInline])).toEqual([
    ['one.png', false],
    ['t@wo.png', true],
  ])
  const ofText = await read(...related('Content-Type: text/plain\r\n\r\nLook:'))
  expect(ofText.details.attachments.map(({ isInline }) => isInline)).toEqual([false, false])
})

test('UTF-8 that calls itself ASCII is read as it was meant, and what is Windows-1252 stays', async () => {
  const head = ['Content-Type: text/plain; charset=us-ascii', 'Content-Transfer-Encoding: 8bit', '']
  expect((await read(...head, 'fällig, 5 €')).text).toBe('fällig, 5 €')
  const raw = Buffer.from(['From: a@b.example', ...head, 'f\xe4llig'].join('\r\n'), 'latin1')
  expect((await readMail(raw)).text).toBe('fällig')
})

test.each([
  ['no line divides it', 'Content-Type: multipart/mixed; boundary="ab"\n\nbody\n', 'body'],
  [
    'the division has no name',
    'Content-Type: multipart/mixed\n\tboundary="b"\n\n--b\n\nbody\n--b--\n',
    '--b\n\nbody\n--b--',
  ],
  ['the divisions have other names', 'Content-Type: multipart/mixed; boundary="a"\n\n--ab\n\nbody\n', '--ab\n\nbody'],
])('what cannot be told apart stands as it came, with a word about it: %s', async (_, raw, text) => {
  const mail = await readMail(Buffer.from(raw))
  expect([mail.text, mail.details.problems]).toEqual([text, [expect.stringMatching(/could not be told apart/)]])
})

test('an empty letter of two empty parts is empty, and no word is said about it', async () => {
  const raw =
    'Subject: Hi\nContent-Type: multipart/alternative; boundary="a"\n\n--a\nContent-Type: text/plain\n\n\n--a--\n'
  const mail = await readMail(Buffer.from(raw))
  expect([mail.text, mail.details.problems]).toEqual(['', []])
})

test('words in a part that cannot be told apart, beside a file, are said to be in the whole message', async () => {
  const raw = [
    'Content-Type: multipart/mixed; boundary="a"',
    ...['', '--a', 'Content-Type: multipart/alternative; boundary="b"', '', 'Some words', ''],
    ...['--a', 'Content-Type: application/pdf', 'Content-Disposition: attachment; filename=x.pdf', '', '%PDF', '--a--'],
  ].join('\r\n')
  const mail = await readMail(Buffer.from(raw))
  expect(mail.details.attachments.map(({ name }) => name)).toEqual(['x.pdf'])
  expect(mail.details.problems).toEqual(['Some of it could not be told apart. It stands in the whole message.'])
})

test('a head in the letters of an older program is read by the character set it names, or as Windows-1252', async () => {
  const head = (bytes: Buffer, type = '') =>
    readMail(Buffer.concat([Buffer.from(`${type}Subject: `), bytes, Buffer.from('\r\nFrom: a@b.example\r\n\r\nHello')]))
  const latin = Buffer.from('Formação Grüße', 'latin1')
  expect((await head(latin)).subject).toBe('Formação Grüße')
  expect((await head(latin, 'Content-Type: text/plain; charset=utf-8\r\n')).subject).toBe('Formação Grüße')
  const koi8 = Buffer.from([0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4])
  expect((await head(koi8, 'Content-Type: text/plain; charset=koi8-r\r\n')).subject).toBe('Привет')
  expect((await head(koi8, 'Content-Type: text/plain; charset=no-such-set\r\n')).subject).toBe('ðÒÉ×ÅÔ')
  expect((await head(Buffer.from('Привет'))).subject).toBe('Привет')
})

test('words that are said to be UTF-8, or of which nothing is said, are read as what they are', async () => {
  const body = async (bytes: Buffer, head = '') =>
    (await readMail(Buffer.concat([Buffer.from(`From: a@b.example\r\n${head}\r\n`), bytes]))).text
  const type = (charset: string, more = '') => `Content-Type: text/plain; charset=${charset}\r\n${more}`
  const latin = Buffer.from('Die Frösche sind groß', 'latin1')
  expect(await body(latin)).toBe('Die Frösche sind groß')
  expect(await body(latin, type('UTF-8'))).toBe('Die Frösche sind groß')
  const quoted = 'Content-Transfer-Encoding: quoted-printable\r\n'
  expect(await body(Buffer.from('Die Fr=F6sche'), type('"utf-8"', quoted))).toBe('Die Frösche')
  // What is UTF-8 in part stays so, and what was lost before it was sent stays lost.
  const mixed = Buffer.concat([Buffer.from('Grüße '), Buffer.from([0xf6])])
  expect(await body(mixed, type('utf-8'))).toBe('Grüße \ufffd')
  expect(await body(Buffer.from('caf\ufffd'), type('utf-8'))).toBe('caf\ufffd')
  expect(await body(Buffer.from('Grüße'), type('utf-8'))).toBe('Grüße')
})
