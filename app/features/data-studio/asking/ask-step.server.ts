import { readQuestion } from '#app/engines/table-questions/read-question.ts'
import { toSql } from '#app/engines/table-questions/to-sql.ts'
import { defineFlowTools, FlowStepFailure } from '#app/kits/asking/flow-tools/flow-tools.ts'
import { ANSWER_MAX_ROWS } from '../data.limits.ts'
import { findSet, listSets } from '../keeping/data.store.server.ts'
import type { ToldTable } from '../tables/table-jobs.ts'
import { askTable } from '../tables/tables-pool.server.ts'
import { toHeads, toShownCell } from './answered.ts'
import { toFile } from '../keeping/data-keeping.server.ts'

const MOST_LOOKED_AT = 50

/** A question to one of somebody's tables as a step of a flow: the rows of the answer, a line each. */
defineFlowTools({
  id: 'ask-table',
  label: 'Ask one of my tables',
  about: 'A question in plain words to a table of yours; the answer row by row, as the table says it.',
  group: 'Ask and look up',
  gives: 'list',
  ports: [],
  fields: [
    { name: 'table', label: 'Words of the table’s name', kind: 'line', usual: '' },
    { name: 'question', label: 'Question', kind: 'line', usual: '' },
  ],
  async work({ table = '', question = '' }, { owner, signal }) {
    const found = await listSets(owner, { search: table.trim(), before: null, most: MOST_LOOKED_AT })
    const named = found.find(({ title }) => title.toLowerCase() === table.trim().toLowerCase()) ?? found[0]
    const set = named ? await findSet(named.id) : null
    if (!set) throw new FlowStepFailure(`None of your tables has “${table.slice(0, 80)}” in its name.`)
    const told = set.told as ToldTable
    const read = readQuestion(question, told.columns, new Map(told.values))
    if (read.plan === null) throw new FlowStepFailure(read.why)
    const query = toSql(read.plan, told.columns, ANSWER_MAX_ROWS)
    const answered = await askTable(toFile(set), query, ANSWER_MAX_ROWS, signal)
    if (!answered.isDone) throw new FlowStepFailure(answered.message)
    const { columns, rows } = answered.value
    const heads = toHeads(columns, read)
    const value = rows.map((row) =>
      row.map((cell, n) => `${heads[n]}: ${toShownCell(cell, columns[n] ?? '')}`).join(', '),
    )
    return { value, by: 'Your tables', costMicros: 0, notes: [`“${set.title}”: ${query}`] }
  },
})
