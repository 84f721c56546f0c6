import { chunksOf, isPng, readTextChunk, toTextChunk, withChunks } from '#app/kits/foundation/files/media/png-chunks.ts'
import { isBrought, type Recipe } from './recipe.ts'

/** Where a signed manifest (C2PA) lies in a PNG: a file that has one is left as it is, so that its signature holds. */
const SIGNED_CHUNK = 'caBX'
const DRAWN_BY_RULES = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia'
const CHANGED_BY_HAND = 'http://cv.iptc.org/newscodes/digitalsourcetype/humanEdits'
const ENLARGED_BY_MODEL = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicallyEnhanced'
const DRAWN_BY_MODEL = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'

/**
 * A PNG that says what made it: the recipe as JSON, and the kind of its origin in XMP as IPTC names it. No dates, so that
 * the same recipe gives the same bytes. What is no PNG, or is signed, comes back as it was.
 */
export function withProvenance(bytes: Uint8Array, recipe: Recipe, engineLabel: string): Uint8Array {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!isPng(png) || hasChunk(png, SIGNED_CHUNK)) return bytes
  return withChunks(
    png,
    toTextChunk('Software', `Frenly, ${engineLabel}`),
    toTextChunk('frenly:recipe', JSON.stringify(recipe)),
    toTextChunk('XML:com.adobe.xmp', toXmp(recipe)),
  )
}

/** The recipe a PNG of ours carries; null for one that carries none. */
export function readProvenance(bytes: Uint8Array): unknown {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = readTextChunk(png, 'frenly:recipe')
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

function hasChunk(png: Buffer, wanted: string): boolean {
  for (const { type } of chunksOf(png)) if (type === wanted) return true
  return false
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** What made a picture, as XMP: the kind of its origin in the words of IPTC. */
export function toXmp({ engine, version, prompt, changes }: Recipe): string {
  const kind = isBrought({ engine })
    ? changes.some((one) => one.do === 'upscale')
      ? ENLARGED_BY_MODEL
      : CHANGED_BY_HAND
    : engine.startsWith('embedded:')
      ? DRAWN_BY_RULES
      : DRAWN_BY_MODEL
  return (
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:dc="http://purl.org/dc/elements/1.1/" ' +
    `Iptc4xmpExt:DigitalSourceType="${kind}" Iptc4xmpExt:AISystemUsed="${escaped(engine)}" Iptc4xmpExt:AISystemVersionUsed="${escaped(version ?? '')}">` +
    `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escaped(prompt)}</rdf:li></rdf:Alt></dc:description>` +
    '</rdf:Description></rdf:RDF></x:xmpmeta>'
  )
}
