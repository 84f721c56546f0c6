import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { toPlanWords } from '#app/engines/table-questions/plan-words.ts'
import { readQuestion } from '#app/engines/table-questions/read-question.ts'
import { toSql } from '#app/engines/table-questions/to-sql.ts'
import { openTable } from '#app/features/data-studio/tables/open-table.server.ts'
import { NO_RECIPE } from '#app/features/data-studio/tables/table-jobs.ts'

/** The command-line twin of business intelligence: `npm run -s data -- FILE "question"` writes the query and its answer as JSON. */
const MOST_ROWS = 1_000
const [path, question = ''] = process.argv.slice(2)
if (!path) {
  console.error('Name a file and a question: npm run -s data -- FILE "question"')
  process.exit(2)
}
const say = (answer: object, code: number) =>
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`, () => process.exit(code))
try {
  const { told, ask } = await openTable(await readFile(path), basename(path), NO_RECIPE)
  const columns = told.columns.map(({ name, type }) => ({ name, type }))
  if (question.trim() === '') say({ columns: told.columns, rowCount: told.rowCount, notes: told.notes }, 0)
  else {
    const read = readQuestion(question, columns, new Map(told.values))
    if (read.plan === null) say({ error: read.why }, 1)
    else {
      const query = toSql(read.plan, columns, MOST_ROWS)
      const { columns: heads, rows } = await ask(query, MOST_ROWS)
      say({ query, means: toPlanWords(read.plan), ignored: read.ignored, columns: heads, rows }, 0)
    }
  }
} catch (error) {
  say({ error: error instanceof Error ? error.message : String(error) }, 1)
}
