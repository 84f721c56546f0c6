export type XmlTag = { name: string; isEnd: boolean; isEmpty: boolean; attributes: string }

/** What is done with the tags and the text of XML as they come. */
export type XmlReader = { text: (words: string) => void; tag: (tag: XmlTag) => void }

/** Passes each character of XML once, whatever stands there. What is no XML gives what could be read of it. */
export function walkXml(xml: string, reader: XmlReader): void {
  for (let at = 0; at < xml.length;) {
    const open = xml.indexOf('<', at)
    if (open < 0) break
    if (open > at) reader.text(decodeXml(xml.slice(at, open)))
    if (xml.startsWith('<![CDATA[', open)) {
      const end = behind(xml, ']]>', open)
      reader.text(xml.slice(open + 9, end - 3))
      at = end
      continue
    }
    const end = endOfTag(xml, open)
    const tag = readTag(xml.slice(open + 1, end - 1))
    if (tag) reader.tag(tag)
    at = end
  }
}

/** The value of an attribute; null where the tag has none of this name. */
export function attributeOf({ attributes }: XmlTag, name: string): string | null {
  const at = attributes.search(new RegExp(`(?:^|\\s)${name}\\s*=`))
  if (at < 0) return null
  const found = /^[^=]{0,120}=\s*(?:"([^"]{0,4000})"|'([^']{0,4000})')/.exec(attributes.slice(at))
  return found ? decodeXml(found[1] ?? found[2] ?? '') : null
}

/** A sign `>` inside the quotes of an attribute ends no tag. */
function endOfTag(xml: string, open: number): number {
  if (xml.startsWith('<!--', open)) return behind(xml, '-->', open)
  let quote = ''
  for (let at = open + 1; at < xml.length; at += 1) {
    const sign = xml[at]!
    if (quote !== '') {
      if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at + 1
  }
  return xml.length
}

const behind = (xml: string, mark: string, from: number) => {
  const at = xml.indexOf(mark, from)
  return at < 0 ? xml.length : at + mark.length
}

function readTag(text: string): XmlTag | null {
  const found = /^(\/?)([\w:.-]{1,60})([^]*)$/.exec(text)
  if (!found) return null
  const [, slash, name = '', attributes = ''] = found
  return { name, isEnd: slash === '/', isEmpty: attributes.endsWith('/'), attributes }
}

const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])
const MOST_CODE_POINT = 0x10ffff

export const decodeXml = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name: string | undefined) => {
    if (name) return NAMED.get(name.toLowerCase()) ?? whole
    const point = decimal ? Number(decimal) : parseInt(String(hex), 16)
    return point <= MOST_CODE_POINT ? String.fromCodePoint(point) : whole
  })
