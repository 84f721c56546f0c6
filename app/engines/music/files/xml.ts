import { UnreadableMusic } from './score.ts'

/** An element of an XML text with what is in it. */
export type XmlNode = { name: string; attributes: Map<string, string>; children: XmlNode[]; text: string }

const MOST_NODES = 800_000
const MOST_DEPTH = 60
const ENTITIES = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
])

const decode = (text: string): string =>
  text.replace(/&(#x?[0-9a-f]{1,6}|\w{1,5});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES.get(name) ?? whole
    const code = name[1] === 'x' || name[1] === 'X' ? parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

/** Reads XML of strangers in one walk: no document types, no entities of its own, bounded in depth and number. */
export function readXml(xml: string): XmlNode {
  const root: XmlNode = { name: '', attributes: new Map(), children: [], text: '' }
  const stack = [root]
  let [at, count] = [0, 0]
  const past = (sign: string, from: number): number => {
    const found = xml.indexOf(sign, from)
    if (found < 0) throw new UnreadableMusic('This MusicXML file is broken: it ends in the middle.')
    return found + sign.length
  }
  while (at < xml.length) {
    const open = xml.indexOf('<', at)
    const top = stack[stack.length - 1]!
    const text = xml.slice(at, open < 0 ? undefined : open)
    if (/\S/.test(text) && stack.length > 1) top.text += decode(text)
    if (open < 0) break
    if (xml.startsWith('<!--', open)) at = past('-->', open)
    else if (xml.startsWith('<![CDATA[', open)) {
      at = past(']]>', open)
      top.text += xml.slice(open + 9, at - 3)
    } else if (xml.startsWith('<?', open)) at = past('?>', open)
    else if (xml.startsWith('<!', open)) {
      at = past('>', open)
      if (xml.slice(open, at).includes('[')) at = past(']>', open)
    } else {
      at = past('>', open)
      const tag = xml.slice(open + 1, at - 1)
      count += 1
      if (count > MOST_NODES) throw new UnreadableMusic('This MusicXML file is too large to be read here.')
      readTag(tag, stack)
    }
  }
  if (stack.length > 1) throw new UnreadableMusic('This MusicXML file is broken: it ends in the middle.')
  return root
}

const toQuoted = (name: string) => name.replace(/\s+/g, ' ').slice(0, 40)

function readTag(tag: string, stack: XmlNode[]): void {
  if (tag.startsWith('/')) {
    const name = tag.slice(1).trim()
    if (stack.length < 2 || stack[stack.length - 1]!.name !== name)
      throw new UnreadableMusic(`This MusicXML file is broken: “${toQuoted(name)}” ends where it did not begin.`)
    stack.pop()
    return
  }
  const isEmpty = tag.endsWith('/')
  const plain = isEmpty ? tag.slice(0, -1) : tag
  const name = /^[^\s]+/.exec(plain)?.[0] ?? ''
  const attributes = new Map(
    [...plain.slice(name.length).matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map((found) => [
      found[1]!,
      decode(found[2] ?? found[3] ?? ''),
    ]),
  )
  const node: XmlNode = { name, attributes, children: [], text: '' }
  stack[stack.length - 1]!.children.push(node)
  if (isEmpty) return
  if (stack.length > MOST_DEPTH) throw new UnreadableMusic('This MusicXML file is nested too deeply.')
  stack.push(node)
}

export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node?.children.find((child) => child.name === name)
export const textOf = (node: XmlNode | undefined, ...path: readonly string[]): string =>
  (path.reduce<XmlNode | undefined>((at, name) => childOf(at, name), node)?.text ?? '').trim()
