/** A PDF by hand: each page a list of lines. `stream`: what stands, deflated, as the content of the last page. */
export function toPdf(
  pages: readonly (readonly string[])[],
  { title, isLocked = false, stream }: { title?: string; isLocked?: boolean; stream?: Buffer } = {},
): Uint8Array {
  const objects: Buffer[] = []
  const add = (body: string | Buffer) => objects.push(Buffer.from(body))
  const first = 4
  const kids = pages.map((_, n) => `${first + 2 * n} 0 R`).join(' ')
  add('<< /Type /Catalog /Pages 2 0 R >>')
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`)
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  pages.forEach((lines, n) => {
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${first + 2 * n + 1} 0 R >>`,
    )
    const isBomb = stream && n === pages.length - 1
    const content = isBomb ? stream : Buffer.from(toContent(lines), 'latin1')
    const head = `<< /Length ${content.byteLength}${isBomb ? ' /Filter /FlateDecode' : ''} >>\nstream\n`
    add(Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream')]))
  })
  const info = objects.length + 1
  add(`<< /Title (${(title ?? '').replace(/[()\\]/g, '\\$&')}) >>`)
  const lock = objects.length + 1
  // Standard handler, revision 2: no user password opens what was written with these.
  if (isLocked) add(`<< /Filter /Standard /V 1 /R 2 /O <${'61'.repeat(32)}> /U <${'62'.repeat(32)}> /P -4 >>`)
  let body = Buffer.from('%PDF-1.7\n')
  const offsets = objects.map((object, n) => {
    const at = body.byteLength
    body = Buffer.concat([body, Buffer.from(`${n + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    return at
  })
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const encrypt = isLocked ? ` /Encrypt ${lock} 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]` : ''
  const tail =
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}` +
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${info} 0 R${encrypt} >>\nstartxref\n${body.byteLength}\n%%EOF\n`
  return new Uint8Array(Buffer.concat([body, Buffer.from(tail)]))
}

const toContent = (lines: readonly string[]) =>
  lines.length === 0
    ? ''
    : `BT /F1 12 Tf 72 720 Td 14 TL ${lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join(' ')} ET`
