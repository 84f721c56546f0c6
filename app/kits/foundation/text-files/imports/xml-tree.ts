import { toTable } from '#app/platform/table.ts'
import type { Tree } from './tree.ts'

/** Deeper elements count as children of the deepest: no document needs more, and a hostile one may have millions. */
const MOST_DEPTH = 400
const NAME = /^[\w:.-]{1,80}/
const ATTRIBUTE = /([\w:.-]{1,80})\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** XML as a tree, reading each sign once. It knows no entities but those of XML, loads nothing, and takes what is broken as far as it goes. */
export function parseXml(xml: string): Tree {
  const root: Tree = { name: '', attributes: {}, children: [] }
  const open = [root]
  for (let at = 0; at < xml.length;) {
    const next = xml.indexOf('<', at)
    const text = xml.slice(at, next < 0 ? xml.length : next)
    if (text !== '') open.at(-1)!.children.push(decodeXml(text))
    if (next < 0) break
    at = endOfMarkup(xml, next)
    const markup = xml.slice(next + 1, at - 1)
    if (markup.startsWith('![CDATA[')) open.at(-1)!.children.push(markup.slice(8, -2))
    else if (markup.startsWith('/')) close(open, NAME.exec(markup.slice(1))?.[0] ?? '')
    else begin(open, markup)
  }
  return root
}

function begin(open: Tree[], markup: string): void {
  const name = NAME.exec(markup)?.[0]
  if (name === undefined) return
  const attributes: Record<string, string> = toTable({})
  for (const [, key = '', double, single] of markup.slice(name.length).matchAll(ATTRIBUTE))
    attributes[key] = decodeXml(double ?? single ?? '')
  const tree: Tree = { name, attributes, children: [] }
  open.at(-1)!.children.push(tree)
  if (!markup.endsWith('/') && open.length < MOST_DEPTH) open.push(tree)
}

function close(open: Tree[], name: string): void {
  const place = open.findLastIndex((tree) => tree.name === name)
  if (place > 0) open.length = place
}

function endOfMarkup(xml: string, from: number): number {
  if (xml.startsWith('<!--', from)) return behind(xml, '-->', from)
  if (xml.startsWith('<![CDATA[', from)) return behind(xml, ']]>', from)
  let quote = ''
  for (let at = from + 1; at < xml.length; at += 1) {
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

const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])
const MOST_CODE_POINT = 0x10ffff

const decodeXml = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name: string | undefined) => {
    if (name) return NAMED.get(name.toLowerCase()) ?? whole
    const point = decimal ? Number(decimal) : parseInt(String(hex), 16)
    return point <= MOST_CODE_POINT ? String.fromCodePoint(point) : whole
  })
