import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fillScans } from '#app/kits/foundation/documents/fill-scans.server.ts'
import { pictureOfPage } from '#app/kits/foundation/documents/pdf/pdf-picture.ts'
import { readBytes } from '#app/kits/foundation/documents/read-bytes.ts'
import { toPictureText } from '#app/kits/foundation/documents/picture-text.ts'
import { readPicture } from '#app/providers/vision/reader.server.ts'

/**
 * The command-line twin of the document reader: `npm run -s read -- FILE` writes the document model as JSON. Scans and
 * pictures are read by the built-in engine.
 */
const [path] = process.argv.slice(2)
if (!path) {
  console.error('Name a file: npm run -s read -- FILE')
  process.exit(2)
}
try {
  const bytes = await readFile(path)
  const read = await readBytes(bytes, basename(path), true)
  const model = await fillScans(read, {
    pictureOf: (page) =>
      read.kind === 'picture' ? Promise.resolve(bytes) : pictureOfPage(bytes, page).catch(() => null),
    read: async (png) => toPictureText(await readPicture(png, () => undefined)),
  })
  process.stdout.write(`${JSON.stringify(model, null, 2)}\n`, () => process.exit(0))
} catch (error) {
  const kind = error instanceof Error && 'kind' in error ? String(error.kind) : null
  process.stdout.write(
    `${JSON.stringify({ error: kind ?? (error instanceof Error ? error.message : String(error)) })}\n`,
    () => process.exit(1),
  )
}
