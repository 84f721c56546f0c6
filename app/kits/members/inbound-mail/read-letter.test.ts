import { createTransport, type SendMailOptions } from 'nodemailer'
import { expect, test } from 'vitest'
import { LOOKED_AT_BYTES, readLetter } from './read-letter.ts'
import { startWorkClock } from '#tests/support/work-clock.ts'

const composer = createTransport({ streamTransport: true, buffer: true })
async function compose(mail: SendMailOptions): Promise<Buffer> {
  const { message } = await composer.sendMail({ from: 'tess@outside.test', to: 'mira@inbox.test', ...mail })
  return message as Buffer
}
const read = (message: string) => readLetter(Buffer.from(message))

test('letters as mail programs write them are read with their words', async () => {
  const long = 'Größe 熊猫 '.repeat(40).trim()
  const made = await compose({
    from: { name: 'Tess "the Tester" Müller, Dr.', address: 'tess@outside.test' },
    subject: long,
    text: 'Überall Bambus.\nZweite Zeile = gut.',
    html: '<p>Überall <b>Bambus</b></p>',
    attachments: [{ filename: 'a.txt', content: 'not this' }],
  })
  expect(readLetter(made)).toEqual({
    fromName: 'Tess "the Tester" Müller, Dr.',
    fromAddress: 'tess@outside.test',
    subject: long,
    text: 'Überall Bambus.\nZweite Zeile = gut.',
  })
  for (const textEncoding of ['base64', 'quoted-printable'] as const)
    expect(readLetter(await compose({ text: 'Grüße 熊猫', textEncoding })).text).toBe('Grüße 熊猫')
})

test.each([
  [
    'a bare address',
    'From: tess@outside.test\r\n\r\nHi',
    { fromName: '', fromAddress: 'tess@outside.test', text: 'Hi' },
  ],
  ['folded lines', 'Subject: one\r\n two\r\n\tthree\r\n\r\nHi', { subject: 'one two\tthree'.replace('\t', ' ') }],
  ['line feeds alone', 'Subject: Hi\n\nHello\nthere', { subject: 'Hi', text: 'Hello\nthere' }],
  [
    'Japanese',
    `Subject: =?iso-2022-jp?B?${Buffer.from('\x1b$B%Q%s%@\x1b(B', 'latin1').toString('base64')}?=\r\n\r\n`,
    { subject: 'パンダ' },
  ],
  [
    'Western letters',
    'Content-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nGr=FC=DFe=\r\n!',
    { text: 'Grüße!' },
  ],
  ['raw UTF-8 in the head', 'Subject: Grüße\r\n\r\n', { subject: 'Grüße' }],
  ['an alphabet nobody has', 'Content-Type: text/plain; charset=x-klingon\r\n\r\nGrüße', { text: 'Grüße' }],
  [
    'HTML alone',
    'Content-Type: text/html\r\n\r\n<title>x</title><p>Fish &amp; chips<br>at 8</p>',
    { text: 'Fish & chips\nat 8' },
  ],
  [
    'a box in a box',
    'Content-Type: multipart/mixed; boundary="a b"\r\n\r\nold programs see this\r\n--a b\r\nContent-Type: multipart/alternative; boundary=c\r\n\r\n--c\r\nContent-Type: text/html\r\n\r\n<p>html\r\n--c\r\n\r\nplain\r\n--c--\r\n--a b--\r\n',
    { text: 'plain' },
  ],
  [
    'an attachment first',
    'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\nContent-Disposition: attachment\r\n\r\nfile\r\n--b\r\n\r\nwords\r\n--b--',
    { text: 'words' },
  ],
  [
    'a part that is cut off',
    'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nhalf of',
    { text: 'half of' },
  ],
  ['no boundary', 'Content-Type: multipart/mixed\r\n\r\nx', { text: '' }],
  ['two senders and a list', 'From: A <a@b.test>, C <c@d.test>\r\n\r\n', { fromName: 'A', fromAddress: 'a@b.test' }],
  ['nothing', '', { fromName: '', fromAddress: '', subject: '', text: '' }],
])('%s', (_, message, expected) => {
  expect(read(message)).toMatchObject(expected)
})

const fill = (piece: string) => piece.repeat(Math.ceil(LOOKED_AT_BYTES / piece.length)).slice(0, LOOKED_AT_BYTES)
const box = 'Content-Type: multipart/mixed; boundary=b\r\n\r\n'
const page = 'Content-Type: text/html\r\n\r\n'
test.each([
  ['From: ', 'a@b.test, '],
  ['From: ', '"'],
  ['From: ', '('],
  ['From: ', '<'],
  ['From: ', 'g:a@b,c;'],
  ['', 'To: a@b.test\r\n'],
  ['', 'List-Help: <mailto:a@b>,\r\n '],
  ['', 'A: '],
  ['', 'abc\r\n'],
  ['', '\n'],
  ['', '\r'],
  ['Subject: a', '\r\n b'],
  ['Subject: ', '=?utf-8?Q?a?= '],
  ['Subject: ', '=?'],
  ['Content-Type: text/plain', '; a=b'],
  ['Content-Type: text/plain', '; '],
  ['Content-Type: text/plain; format=flowed\r\n\r\n', '> \r\n'],
  ['Content-Type: text/plain; charset=iso-2022-jp\r\n\r\n', '\x1b$B'],
  ['Content-Transfer-Encoding: quoted-printable\r\n\r\n', '=\r\n'],
  [box, `--b\r\n${box}`],
  [box, '--b\r\n\r\nx\r\n'],
  [box, '--b'],
  [box, '--b\r\nContent-Disposition: attachment\r\n\r\nx\r\n'],
  [box, `--b\r\n${page}<p>x\r\n`],
  ['', 'Content-Type: message/rfc822\r\n\r\n'],
  [page, '<'],
  [page, '<div>'],
  [page, '<style>'],
  [page, '<!--'],
  [page, '&#1;'],
  [page, '<br>'],
  [page, ' \n'],
  [page, ' '],
])('a megabyte of %j and %j is read at once', (start, piece) => {
  const message = Buffer.from((start + fill(piece)).slice(0, LOOKED_AT_BYTES))
  const worked = startWorkClock()
  readLetter(message)
  expect(worked()).toBeLessThan(1_500)
})
