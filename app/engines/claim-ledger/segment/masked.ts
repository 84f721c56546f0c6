/** Stands for a character that is no part of what is said; a text keeps its length, so that offsets stay true. */
export const GONE = '\u0000'

const ENTITIES = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    deg: '°',
    euro: '€',
    pound: '£',
    ndash: '–',
  }),
)
const THOUGHT = 'think(?:ing)?|thoughts?|reasoning|reflection|scratchpad'
const THOUGHTS = new RegExp(String.raw`<(${THOUGHT})>[\s\S]*?<\/\1>`, 'gi')
/** A thought that never ends is all there is, and one whose beginning was cut off ends with its tag. */
const OPEN_THOUGHT = new RegExp(String.raw`^\s*<(?:${THOUGHT})>[\s\S]*$`, 'i')
const ENDED_THOUGHT = new RegExp(String.raw`^[\s\S]{0,20000}?<\/(?:${THOUGHT})>`, 'i')
const BREAK =
  /<\/?(?:br|p|div|li|ul|ol|tr|table|thead|tbody|h[1-6]|blockquote|section|article|pre|hr)(?:\s[^<>\n]{0,300})?\s?\/?>/gi
const TAG =
  /<\/?(?:b|i|u|s|em|strong|span|a|code|sub|sup|small|mark|td|th|font|center|del|ins|kbd|q|abbr|cite|img|body|html)(?:\s[^<>\n]{0,300})?\s?\/?>/gi
/** What chat programs leave behind where they showed a source, and the notes at the foot of an answer. */
const CITED = new RegExp(
  [
    String.raw`[\ue000-\uf8ff]*(?:file)?cite[\ue000-\uf8ff]*(?:turn\d+\w*?\d+[\ue000-\uf8ff]*)+`,
    String.raw`:contentReference\[oaicite:\d+\]\{index=\d+\}`,
    String.raw`\[?oaicite:\d+\]?`,
    String.raw`【[^】\n]{1,80}】`,
    String.raw`[\ue000-\uf8ff]+`,
    String.raw`^[ \t]*\[\^[^\]\n]{1,40}\]:.*$(?:\n(?: {2}|\t).*$)*`,
  ].join('|'),
  'gmu',
)
const RULE = /^[ \t]*:?-{2,}:?[ \t]*$/
/** The line under the head of a table: `|---|:--:|`. */
function isSeparator(line: string): boolean {
  const cells = line.split('|')
  const rules = cells.slice(
    cells[0]?.trim() === '' ? 1 : 0,
    cells.length > 1 && cells.at(-1)?.trim() === '' ? -1 : undefined,
  )
  return rules.length > 0 && rules.every((cell) => RULE.test(cell))
}
const CELLS = /^[ \t]*\|.*\|[ \t]*$|^[^|\n]+\|[^|\n]+(?:\|[^|\n]*)*$/

/** An answer as it is read: without thoughts, tags, entities, traces of citations and the frames of tables. */
export function masked(raw: string): string {
  const bare = withoutThoughts(raw)
    .replace(BREAK, (tag) => `\n${GONE.repeat(tag.length - 1)}`)
    .replace(TAG, gone)
    .replace(CITED, (trace) => trace.replace(/[^\n]/gu, gone))
    .replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi, readEntity)
  return bare.includes('|') ? withoutFrames(bare) : bare
}

const gone = (text: string): string => GONE.repeat(text.length)
const goneButLines = (text: string): string => text.replace(/[^\n]/g, GONE)

function withoutThoughts(raw: string): string {
  if (!/<\/?(?:think|thought|reason|reflec|scratch)/i.test(raw)) return raw
  return raw.replace(THOUGHTS, goneButLines).replace(OPEN_THOUGHT, goneButLines).replace(ENDED_THOUGHT, goneButLines)
}

function readEntity(all: string, decimal?: string, hex?: string, name?: string): string {
  const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null
  const sign =
    code === null
      ? ENTITIES.get(name?.toLowerCase() ?? '')
      : code > 31 && code < 0xd800
        ? String.fromCharCode(code)
        : null
  return sign ? sign + GONE.repeat(all.length - 1) : all
}

/** The rows of a table as "Lyon: 522,251, 47": its head says nothing, and what parts its cells is no word. */
function withoutFrames(text: string): string {
  const lines = text.split('\n')
  const isFrame = lines.map((line, i) => isSeparator(line) && CELLS.test(lines[i - 1] ?? ''))
  let isTable = false
  return lines
    .map((line, i) => {
      if (isFrame[i] || isFrame[i + 1]) {
        isTable = true
        return gone(line)
      }
      isTable &&= CELLS.test(line)
      return isTable ? asRow(line) : line
    })
    .join('\n')
}

function asRow(line: string): string {
  let count = 0
  return line
    .replace(/^[ \t]*\|/, gone)
    .replace(/\|[ \t]*$/, gone)
    .replace(/([ \t]*)\|/g, (all) => gone(all.slice(1)) + (count++ === 0 ? ':' : ','))
}
