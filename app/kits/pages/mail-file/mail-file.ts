const LINE_BYTES = 76
const WORD_BYTES = 45

/** An address that opens a letter in the reader's mail program. */
export const toMailto = (subject: string, text: string, to = ''): string =>
  `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.toWellFormed().replaceAll('\n', '\r\n'))}`

/** A letter as a file of RFC 5322: unsent, in UTF-8, for any mail program to open and send. */
export function toEml(subject: string, text: string, to = ''): string {
  const body = toBase64(text.replaceAll('\r\n', '\n').replaceAll('\n', '\r\n'))
  return [
    ...(/^[\x21-\x7e]+$/.test(to) ? [`To: ${to}`] : []),
    `Subject: ${toHeaderWords(subject)}`,
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(body.match(new RegExp(`.{1,${LINE_BYTES}}`, 'g')) ?? []),
    '',
  ].join('\r\n')
}

/** RFC 2047 where a subject is not plain ASCII; line breaks never leave a header. */
function toHeaderWords(subject: string): string {
  const line = subject.replace(/[\r\n\t]+/g, ' ').trim()
  if (/^[\x20-\x7e]*$/.test(line) && !line.includes('=?')) return line
  const words: string[] = []
  let word = ''
  for (const sign of line) {
    if (new TextEncoder().encode(word + sign).length > WORD_BYTES) {
      words.push(word)
      word = ''
    }
    word += sign
  }
  return [...words, word].map((one) => `=?utf-8?B?${toBase64(one)}?=`).join('\r\n ')
}

function toBase64(text: string): string {
  const bytes = new TextEncoder().encode(text.toWellFormed())
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}
