import type { Node, ResolvedPos } from 'prosemirror-model'
import { TextSelection, type Command } from 'prosemirror-state'
import { richSchema } from './rich-schema.ts'

const { table, table_row: row, table_cell: cell } = richSchema.nodes

type Place = { depth: number; y: number; x: number; node: Node; start: number }

/** The table somebody writes in, and the cell; null outside of tables. */
function tableAt($from: ResolvedPos): Place | null {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type === table)
      return {
        depth,
        node: $from.node(depth),
        start: $from.before(depth),
        y: $from.index(depth),
        x: $from.index(depth + 1),
      }
  return null
}

export const insertTable: Command = (state, dispatch) => {
  const rows = [true, false, false].map((isHead) =>
    row.create(
      null,
      [1, 2, 3].map(() => cell.create({ isHead })),
    ),
  )
  const made = table.create({ aligns: [null, null, null], source: '' }, rows)
  const { $from } = state.selection
  const after = $from.depth === 0 ? $from.pos : $from.after(1)
  if (dispatch) {
    const change = state.tr.insert(after, made)
    dispatch(change.setSelection(TextSelection.create(change.doc, after + 3)).scrollIntoView())
  }
  return true
}

type Grid = { rows: Node[][]; aligns: unknown[] }

/** A command on the rows and columns of the table somebody writes in. `to`: the cell to go on in. */
const onTable =
  (work: (grid: Grid, at: { x: number; y: number }) => { x: number; y: number } | null): Command =>
  (state, dispatch) => {
    const place = tableAt(state.selection.$from)
    if (!place) return false
    const rows: Node[][] = []
    place.node.forEach((line) => {
      const cells: Node[] = []
      line.forEach((one) => cells.push(one))
      rows.push(cells)
    })
    const grid = { rows, aligns: [...(place.node.attrs['aligns'] as unknown[])] }
    const at = work(grid, place)
    if (!dispatch) return true
    if (!at) {
      dispatch(state.tr.delete(place.start, place.start + place.node.nodeSize))
      return true
    }
    const made = table.create(
      { aligns: grid.aligns, source: '' },
      grid.rows.map((cells, y) =>
        row.create(
          null,
          cells.map((one) => cell.create({ isHead: y === 0 }, one.content)),
        ),
      ),
    )
    const change = state.tr.replaceWith(place.start, place.start + place.node.nodeSize, made)
    let inside = place.start + 1
    for (let y = 0; y < at.y; y += 1) inside += made.child(y).nodeSize
    inside += 1
    for (let x = 0; x < at.x; x += 1) inside += made.child(at.y).child(x).nodeSize
    dispatch(change.setSelection(TextSelection.create(change.doc, inside + 1)).scrollIntoView())
    return true
  }

const empty = () => cell.create()

export const addRow = onTable(({ rows }, { x, y }) => {
  rows.splice(y + 1, 0, rows[0]!.map(empty))
  return { x, y: y + 1 }
})
export const addColumn = onTable(({ rows, aligns }, { x, y }) => {
  for (const cells of rows) cells.splice(x + 1, 0, empty())
  aligns.splice(x + 1, 0, null)
  return { x: x + 1, y }
})
export const removeRow = onTable(({ rows }, { x, y }) => {
  rows.splice(y, 1)
  return rows.length === 0 ? null : { x, y: Math.min(y, rows.length - 1) }
})
export const removeColumn = onTable(({ rows, aligns }, { x, y }) => {
  for (const cells of rows) cells.splice(x, 1)
  aligns.splice(x, 1)
  return rows[0]!.length === 0 ? null : { x: Math.min(x, rows[0]!.length - 1), y }
})

/** To the next cell or the one before; behind the last cell a row is added. */
export const stepCell =
  (step: 1 | -1): Command =>
  (state, dispatch, view) => {
    const place = tableAt(state.selection.$from)
    if (!place) return false
    const width = place.node.firstChild?.childCount ?? 1
    const next = place.y * width + place.x + step
    if (next < 0) return true
    if (next >= place.node.childCount * width) return addRow(state, dispatch, view)
    const [y, x] = [Math.floor(next / width), next % width]
    let inside = place.start + 1
    for (let n = 0; n < y; n += 1) inside += place.node.child(n).nodeSize
    inside += 1
    for (let n = 0; n < x; n += 1) inside += place.node.child(y).child(n).nodeSize
    dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, inside + 1)).scrollIntoView())
    return true
  }

export const isInTable: Command = (state) => tableAt(state.selection.$from) !== null
