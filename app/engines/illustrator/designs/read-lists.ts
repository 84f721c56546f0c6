import { MOST_ITEMS, MOST_VALUES, type ChartValue } from './design.ts'

const MOST_LABEL_CHARS = 40
const ITEM = /^(.*?)(?:\s*[:=–]\s*|\s+-\s+|\s+|^)(-?\d[\d.,]*)\s*(%|[kK]|[mM]|[^\d\s,.]{1,6})?\.?$/u

/** "Apples 12, pears: 7.5 and 1,200 plums" as labels with numbers; `unit` where all of them share one. */
export function readValues(text: string): { values: ChartValue[]; unit: string; left: string[] } {
  const values: ChartValue[] = []
  const left: string[] = []
  const units = new Set<string>()
  for (const part of splitItems(text)) {
    const found = turned(part) ?? ITEM.exec(part)
    const value = found && toNumber(found[2] ?? '')
    if (!found || value === null || values.length >= MOST_VALUES) {
      left.push(part)
      continue
    }
    const [, label = '', , sign = ''] = found
    const scale = /^k$/i.test(sign) ? 1_000 : /^m$/i.test(sign) ? 1_000_000 : 1
    units.add(scale === 1 ? sign : '')
    values.push({ label: toLabel(label) || String(values.length + 1), value: value * scale })
  }
  return { values, unit: units.size === 1 ? ([...units][0] ?? '') : '', left }
}

/** "12 apples" is read as "apples 12", but not "2019 5". */
function turned(part: string): [string, string, string, string] | null {
  const found = /^(-?\d[\d.,]*)\s*(%?)\s+(\p{L}{3}.*)$/u.exec(part)
  return found && !/\d/.test(found[3] ?? '') ? ['', found[3] ?? '', found[1] ?? '', found[2] ?? ''] : null
}

/** The items of a plain list: by arrows, lines, numbers, semicolons or commas, whichever comes first in this order. */
export function readItems(text: string): string[] {
  const splits = [
    /\s*(?:->|→|=>)\s*|\s>\s/,
    /\n+/,
    /(?:^|\s)\d{1,2}[.)]\s+/,
    /\s*;\s*/,
    /\s*,\s*(?:and\s+|then\s+)?|\s+then\s+|\s+and\s+/,
  ]
  const split = splits.find((one) => text.split(one).filter((part) => part.trim()).length > 1)
  const parts = split ? text.split(split) : [text]
  return parts
    .map((part) => toLabel(part.replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s*/, '')))
    .filter(Boolean)
    .slice(0, MOST_ITEMS)
}

const splitItems = (text: string) =>
  text
    .replace(/\s+/g, (gap) => (gap.includes('\n') ? '\n' : ' '))
    .split(/;|\n|,(?=\D)| and | vs\.? /u)
    .map((part) => part.trim())
    .filter(Boolean)

function toLabel(text: string): string {
  const plain = text.replace(/\s+/g, ' ').replace(/^[\s.,:;–-]+|[\s.,:;–-]+$/gu, '')
  return plain.length > MOST_LABEL_CHARS ? `${plain.slice(0, MOST_LABEL_CHARS - 1).trim()}…` : plain
}

/** "1,200" is twelve hundred, "3,5" is three and a half. */
function toNumber(text: string): number | null {
  const plain = text.replace(/[.,]$/, '')
  const grouped = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain.replace(',', '.')
  const value = Number(grouped)
  return Number.isFinite(value) && Math.abs(value) < 1e15 ? value : null
}
