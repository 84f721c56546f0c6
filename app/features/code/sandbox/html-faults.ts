import rehypeParse from 'rehype-parse'
import { unified, type Plugin } from 'unified'
import type { Fault } from './code-jobs.ts'

const MOST = 20
/** Nothing is written: the messages alone are wanted. */
const silent: Plugin<[]> = function () {
  this.compiler = () => ''
}

/** Where HTML is not what the standard allows, as its parser says. */
export function fromHtml(code: string): Fault[] {
  const isWhole = /<html|<!doctype/i.test(code.slice(0, 2_000))
  const { messages } = unified()
    .use(rehypeParse, { fragment: !isWhole, emitParseErrors: true })
    .use(silent)
    .processSync(code)
  return messages
    .slice(0, MOST)
    .map(({ line, column, reason }) => ({ line: line ?? 1, column: column ?? 1, message: reason }))
}
