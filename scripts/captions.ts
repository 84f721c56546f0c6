import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { chaptersOf } from '#app/engines/transcript/chapters.ts'
import { readCaptions } from '#app/engines/transcript/read/read-captions.ts'
import { captionForms, isCaptionForm, writeCaptions } from '#app/engines/transcript/write/write-captions.ts'

/**
 * The command-line twin of the transcripts: `npm run -s captions -- IN OUT` reads captions of any form and writes the one that OUT
 * ends in; OUT may be a form alone (`vtt`), which goes to standard output. What had to be mended is told on standard error.
 */
const [from, to] = process.argv.slice(2)
const MOST_BYTES = 50 * 1_048_576

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

if (!from || !to) fail(`npm run -s captions -- IN OUT, where OUT ends in ${Object.keys(captionForms).join(', ')}`)
const isFile = to.includes('.')
const form = isFile ? extname(to).slice(1).toLowerCase() : to
if (!isCaptionForm(form)) fail(`${to} should end in ${Object.keys(captionForms).join(', ')}`)
const bytes = (() => {
  try {
    if (statSync(from).size > MOST_BYTES) fail(`${from} is too large`)
    return readFileSync(from)
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
})()
const { transcript, form: read, notes } = readCaptions(bytes)
if (transcript.pieces.length === 0) fail(`${from} holds no captions`)
const text = writeCaptions(transcript, form, { title: basename(from, extname(from)), chapters: chaptersOf(transcript) })
if (isFile) writeFileSync(to, text)
else process.stdout.write(text)
process.stderr.write(`${read}, ${transcript.pieces.length} pieces\n${notes.map((note) => `${note}\n`).join('')}`)
