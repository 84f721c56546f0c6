import { zip, type ZipEntry } from '#app/kits/members/personal-data/zip.server.ts'

const parts: Readonly<Record<string, (text: string) => string>> = {
  '[Content_Types].xml': () =>
    '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  '_rels/.rels': () =>
    '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
    '<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  'word/document.xml': (text) =>
    '<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">' +
    `<w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
}

/** A Word document of one paragraph. */
export async function toDocx(text: string): Promise<Buffer> {
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const [name, part] of Object.entries(parts)) yield { name, chunks: bytesOf(part(text)) }
  }
  const pieces: Uint8Array[] = []
  for await (const piece of zip(entries())) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}
