/** A plain letter as it is read: paragraphs of words and links, and what it quotes, folded. */
export type TextBlock = { kind: 'said' | 'quoted'; pieces: TextPiece[] }
export type TextPiece = { text: string; href: string | null }

const LINK = /https?:\/\/[^\s<>"'()[\]{}]{3,1000}[^\s<>"'()[\]{}.,;:!?]/gi
const QUOTE_HEAD =
  /^(?:On .{5,150} wrote:|Am .{5,150} schrieb .{1,80}:|-{2,} ?(?:Original Message|Forwarded message).{0,80})$/i
const MOST_BLOCKS = 2_000

/** Cuts a plain text into what was said and what is quoted. */
export function toTextBlocks(text: string): TextBlock[] {
  const blocks: { kind: TextBlock['kind']; lines: string[] }[] = []
  let isQuoting = false
  for (const line of text.split('\n')) {
    if (QUOTE_HEAD.test(line.trim())) isQuoting = true
    else if (
      isQuoting &&
      line.trim() !== '' &&
      !line.startsWith('>') &&
      blocks.at(-1)?.lines.some((one) => one.startsWith('>'))
    )
      isQuoting = false
    const kind = isQuoting || line.startsWith('>') ? 'quoted' : 'said'
    const last = blocks.at(-1)
    if (last && (last.kind === kind || line.trim() === '')) last.lines.push(line)
    else if (blocks.length < MOST_BLOCKS) blocks.push({ kind, lines: [line] })
  }
  return blocks
    .map(({ kind, lines }) => ({ kind, text: lines.join('\n').replace(/^\n+|\n+$/g, '') }))
    .filter((block) => block.text.trim() !== '')
    .map((block) => ({ kind: block.kind, pieces: toPieces(block.text) }))
}

function toPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let at = 0
  for (const { 0: link, index } of text.matchAll(LINK)) {
    if (!URL.canParse(link)) continue
    if (index > at) pieces.push({ text: text.slice(at, index), href: null })
    pieces.push({ text: link, href: link })
    at = index + link.length
  }
  if (at < text.length) pieces.push({ text: text.slice(at), href: null })
  return pieces
}
