import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { chaptersOf } from '#app/engines/transcript/chapters.ts'
import { readCaptionText } from '#app/engines/transcript/read/read-captions.ts'
import { toPiece, type Transcript } from '#app/engines/transcript/transcript.ts'
import { writeCaptions } from '#app/engines/transcript/write/write-captions.ts'
import { readDocx } from '#app/kits/foundation/documents/read-docx.ts'
import { buildWorker } from '#tests/support/worker-file.ts'
import { transcriptsRoom, transcriptsWorker } from './transcripts-room.server.ts'

const transcript: Transcript = {
  language: 'en',
  pieces: [
    toPiece(0, 2, 'Good day & welcome <all>', 'Ada'),
    toPiece(2.5, 4, 'Ångström costs 5 €, "really"', 'Jonas'),
    toPiece(61, 63.5, 'and the end', 'Ada'),
    toPiece(3_700, 3_702, 'after an hour', 'Jonas'),
  ],
}
const folder = mkdtempSync(join(tmpdir(), 'frenly-captions-'))
const hasFfmpeg = (() => {
  try {
    return execFileSync('ffmpeg', ['-version'], { stdio: 'pipe' }).length > 0
  } catch {
    return false
  }
})()

test.skipIf(!hasFfmpeg).each(['srt', 'vtt', 'ass', 'lrc'] as const)('ffmpeg reads our %s as we do', (form) => {
  const file = join(folder, `talk.${form}`)
  writeFileSync(file, writeCaptions(transcript, form))
  const said = execFileSync('ffmpeg', ['-v', 'error', '-i', file, '-f', 'srt', '-'], { stdio: 'pipe' }).toString()
  const read = readCaptionText(said).transcript.pieces
  expect(read.map(({ startS }) => startS)).toEqual(transcript.pieces.map(({ startS }) => startS))
  expect(read.map(({ text }) => text.replace(/^\w+: /, ''))).toEqual(transcript.pieces.map(({ text }) => text))
})

test('books are written in the room: Word and EPUB hold every word, and the EPUB is well formed', async () => {
  transcriptsWorker.file = await buildWorker('app/features/voice/exports/transcripts.worker.ts')
  const room = transcriptsRoom()
  const input = { title: 'A <talk> & more', transcript, chapters: chaptersOf(transcript) }
  const signal = new AbortController().signal
  try {
    const docx = readDocx(await room.run('write', { kind: 'docx', ...input }, { signal }))
    for (const { text, speaker } of transcript.pieces)
      expect(JSON.stringify(docx.pages)).toMatch(new RegExp(`${speaker}[\\s\\S]*${text.slice(0, 12)}`))
    const epub = await room.run('write', { kind: 'epub', ...input }, { signal })
    // The mark of an EPUB: its type stands first, and not packed.
    expect(Buffer.from(epub).toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip')
    const files = unzipSync(epub)
    const pages = Object.entries(files).filter(([name]) => /\.(?:xhtml|opf|xml)$/.test(name))
    expect(pages.length).toBeGreaterThanOrEqual(4)
    for (const [name, bytes] of pages) {
      writeFileSync(join(folder, 'part.xml'), bytes)
      execFileSync(
        'python3',
        ['-c', 'import sys, xml.dom.minidom as m; m.parse(sys.argv[1])', join(folder, 'part.xml')],
        { stdio: 'pipe' },
      )
      expect(strFromU8(bytes), name).not.toContain('undefined')
    }
    const said = pages.map(([, bytes]) => strFromU8(bytes)).join('')
    expect(said).toContain('Good day &amp; welcome &lt;all&gt;')
    expect(await room.run('write', { kind: 'epub', ...input }, { signal })).toEqual(epub)
    const read = await room.run(
      'read',
      { bytes: Buffer.from('﻿1\n00:00:01,000 --> 00:00:00,500\nx\n', 'utf16le') },
      { signal },
    )
    expect(read.notes.join()).toContain('ended before it began')
  } finally {
    await room.close()
  }
}, 60_000)
