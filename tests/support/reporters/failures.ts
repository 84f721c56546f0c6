import { appendFileSync } from 'node:fs'

/** A test that failed, or a file that could not be read: `file` from the project's root, `why` the error's first lines. */
export type Failure = { file: string | null; name: string; why: string }

const WHY_LINES = 12
const WHY_LENGTH = 1_200
// eslint-disable-next-line no-control-regex -- colours of a terminal
const COLOUR = /\u001b\[[0-9;]*m/g

/** Notes a failure in the file that the runner of the steps named for it (`FAILURES_FILE`), one JSON value a line. */
export function noteFailure({ file, name, why }: Failure): void {
  const path = process.env['FAILURES_FILE']
  if (!path) return
  const lines = why
    .replaceAll(COLOUR, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const short = lines.slice(0, WHY_LINES).join('\n').slice(0, WHY_LENGTH)
  appendFileSync(path, `${JSON.stringify({ file, name, why: short })}\n`)
}
