import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { toSafeName } from '../safe-name.ts'
import { agreeOn } from './agreement.ts'
import { sniffType } from './sniff.server.ts'
import { findTextKind } from './text-kind.ts'
import { startWorkClock } from '#tests/support/work-clock.ts'

const folder = mkdtempSync(join(tmpdir(), 'frenly-types-'))
async function sniff(content: string | Uint8Array) {
  const path = join(folder, 'content')
  writeFileSync(path, content)
  return sniffType(path)
}
const dot = sharp({ create: { width: 4, height: 3, channels: 3, background: 'green' } })

test('pictures and documents are known by their bytes', async () => {
  expect(await sniff(await dot.clone().png().toBuffer())).toBe('image/png')
  expect(await sniff(await dot.clone().jpeg().toBuffer())).toBe('image/jpeg')
  expect(await sniff(await dot.clone().webp().toBuffer())).toBe('image/webp')
  expect(await sniff('%PDF-1.7\n%âãÏÓ\n1 0 obj\n')).toBe('application/pdf')
  expect(await sniff(zipSync({ 'panda.txt': Buffer.from('x') }))).toBe('application/zip')
  const word = {
    '[Content_Types].xml': Buffer.from(
      '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
  }
  expect(await sniff(zipSync(word))).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document')
  expect(await sniff(Uint8Array.from({ length: 500 }, (_, n) => (n * 7919) % 256))).toBeNull()
})

test('a text is a text, whatever letters it begins with', async () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const beginnings = letters.flatMap((first) => letters.map((second) => first + second))
  for (const beginning of [
    ...beginnings,
    'GIF8',
    'ID3',
    'OggS',
    'RIFF',
    'Rar!',
    'fLaC',
    'wOFF',
    'BPG',
    '#!AMR',
    'LZIP',
  ])
    expect(`${beginning}: ${await sniff(`${beginning}wK3 and words that follow it.\n`.repeat(9))}`).toBe(
      `${beginning}: text/plain`,
    )
})

test.each([
  ['Just words.', 'text/plain'],
  ['name;age\nMira;7\n', 'text/plain'],
  ['# A heading\n\n- one', 'text/plain'],
  ['{"a": [1, 2]}', 'application/json'],
  ['[broken json', 'text/plain'],
  ['1\n00:00:01,000 --> 00:00:02,500\nHello\n', 'application/x-subrip'],
  ['WEBVTT\n\n00:01.000 --> 00:02.000\nHello', 'text/vtt'],
  ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/svg+xml'],
  [
    '\uFEFF<?xml version="1.0"?>\n<!-- a > b --><!DOCTYPE svg PUBLIC "x" "y" [<!ENTITY a "b">]>\n<svg/>',
    'image/svg+xml',
  ],
  ['<!-- a --><x:svg xmlns:x="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  ['  <!DOCTYPE html><p>Hi', 'text/html'],
  ['<!-- hidden --><ScRiPt>alert(1)</ScRiPt>', 'text/html'],
  ['<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>', 'text/html'],
  ['<?xml version="1.0"?><feed/>', 'application/xml'],
])('%j is %s', async (text, type) => {
  expect(await sniff(text)).toBe(type)
})

test('text in other writing systems and encodings is text, and letters at the edge of what is looked at stay whole', async () => {
  expect(await sniff('Grüße, 熊猫, пандa')).toBe('text/plain')
  expect(await sniff(Buffer.from('\uFEFFGrüße', 'utf16le'))).toBe('text/plain')
  expect(await sniff(Buffer.from('Grüße', 'latin1'))).toBe('text/plain')
  expect(await sniff(Buffer.concat([Buffer.alloc(16 * 1_048_576 - 1, 'a'), Buffer.from('熊猫')]))).toBe('text/plain')
})

test.each([
  '<!---->'.repeat(9_000) + 'x',
  '<!--'.repeat(16_000),
  ' '.repeat(65_000) + '<',
  '<!doctype '.repeat(6_000),
  '['.repeat(65_000),
])('a text made to keep a reader busy is read at once', (text) => {
  const worked = startWorkClock()
  findTextKind(text)
  expect(worked()).toBeLessThan(1_000)
})

test.each([
  ['a.png', 'image/png', 'image/png', 'image/png'],
  ['a.PNG', '', 'image/png', 'image/png'],
  ['a.png', 'image/png', 'image/jpeg', null],
  ['a.png', '', 'text/html', null],
  ['a.png', '', null, null],
  ['photo', 'image/jpeg', 'image/jpeg', 'image/jpeg'],
  ['photo.jpg', 'application/octet-stream', 'image/jpeg', 'image/jpeg'],
  ['photo.jpg', 'image/png', 'image/jpeg', null],
  ['notes.md', 'text/markdown', 'text/plain', 'text/markdown'],
  ['table.csv', 'application/vnd.ms-excel', 'text/plain', 'text/csv'],
  ['data.json', 'application/json', 'text/plain', null],
  ['data.txt', 'text/plain', 'application/json', 'text/plain'],
  ['page.txt', 'text/plain', 'text/html', null],
  ['notes.md', '', 'image/svg+xml', null],
  ['voice.webm', 'audio/webm;codecs=opus', 'video/webm', 'video/webm'],
  ['voice', 'audio/webm;codecs=opus', 'video/webm', 'audio/webm'],
  ['voice.m4a', 'audio/x-m4a', 'video/mp4', 'audio/mp4'],
  ['tool.py', 'text/x-python', 'text/plain', 'text/plain'],
  ['thing.xyz', '', null, 'unknown'],
  ['drawing.xml', '', 'image/svg+xml', 'image/svg+xml'],
] as const)('%s claimed as %j with %s inside is kept as %s', (name, claimedType, found, kept) => {
  expect(agreeOn({ name, claimedType }, found)).toBe(kept)
})

test.each([
  ['panda.png', 'image/png', 'panda.png'],
  ['C:\\Users\\mira\\panda.png', 'image/png', 'panda.png'],
  ['../../etc/passwd', 'text/plain', 'passwd.txt'],
  ['', 'image/png', 'file.png'],
  ['...', 'image/png', 'file.png'],
  ['CON', 'text/plain', 'CON-file.txt'],
  ['nul.txt', 'text/plain', 'nul-file.txt'],
  ['photo\u202Egpj.exe', 'application/octet-stream', 'photogpj.exe'],
  ['a\r\nSet-Cookie: x=1.txt', 'text/plain', 'aSet-Cookie- x=1.txt'],
  ['what? <b>"this"|*.txt', 'text/plain', 'what- -b--this---.txt'],
  ['notes.py', 'text/plain', 'notes.py'],
  ['Grüße 熊猫.md', 'text/markdown', 'Grüße 熊猫.md'],
  ['  .hidden  ', 'text/plain', 'hidden.txt'],
  ['half \ud800 pair.txt', 'text/plain', 'half - pair.txt'],
])('%j becomes a safe name', (sent, type, safe) => {
  expect(toSafeName(sent, type)).toBe(safe)
})

test('a long name is shortened in front of its ending, by characters and by bytes', () => {
  expect(toSafeName(`${'a'.repeat(500)}.png`, 'image/png')).toMatch(/^a{116}\.png$/)
  const wide = toSafeName(`${'熊'.repeat(500)}.png`, 'image/png')
  expect(Buffer.byteLength(wide)).toBeLessThanOrEqual(200)
  expect(wide).toMatch(/^熊+\.png$/)
})
