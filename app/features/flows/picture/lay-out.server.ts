import dagre from '@dagrejs/dagre'
import { nameOf, type Flow, type ToolSign } from '#app/engines/flows/flow.ts'

export type PictureNode = {
  id: string
  x: number
  y: number
  title: string
  line: string
  isCheck: boolean
  isFaulty: boolean
}
export type PictureEdge = { key: string; from: string; to: string; points: { x: number; y: number }[]; label: string }
export type FlowPicture = { width: number; height: number; nodes: PictureNode[]; edges: PictureEdge[] }

export const NODE = { width: 190, height: 62 }
const GAP = { nodesep: 26, ranksep: 46, marginx: 12, marginy: 12 }
const LINE_CHARS = 30

/** Where the steps of a flow stand in its picture, and how the lines between them run: what comes before stands above. */
export function layOut(flow: Flow, signs: ReadonlyMap<string, ToolSign>, faulty: ReadonlySet<string>): FlowPicture {
  const graph = new dagre.graphlib.Graph({ multigraph: true })
  graph.setGraph({ rankdir: 'TB', ...GAP })
  graph.setDefaultEdgeLabel(() => ({}))
  const known = new Set(flow.steps.map(({ id }) => id))
  for (const { id } of flow.steps) graph.setNode(id, { ...NODE })
  const lines = flow.steps.flatMap(({ id, after }) =>
    after.filter(({ step }) => known.has(step)).map(({ step, when }) => ({ from: step, to: id, label: when ?? '' })),
  )
  for (const { from, to, label } of lines) graph.setEdge(from, to, { label }, label || 'line')
  dagre.layout(graph)
  const { width = 0, height = 0 } = graph.graph()
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    nodes: flow.steps.map((step) => {
      const { x, y } = graph.node(step.id)
      return {
        ...{ id: step.id, x: Math.round(x), y: Math.round(y), title: nameOf(step, signs) },
        line: lineOf(step.each, Object.values(step.fields)),
        isCheck: signs.get(step.tool)?.isCheck === true,
        isFaulty: faulty.has(step.id),
      }
    }),
    edges: lines.map(({ from, to, label }) => {
      const { points } = graph.edge(from, to, label || 'line') as { points: { x: number; y: number }[] }
      return {
        ...{ key: `${from}-${to}-${label}`, from, to, label },
        points: points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })),
      }
    }),
  }
}

function lineOf(each: string, fields: readonly string[]): string {
  if (each !== '') return `for each of ${each}`
  const words =
    fields
      .find((text) => text.trim() !== '')
      ?.replace(/\s+/g, ' ')
      .trim() ?? ''
  return words.length > LINE_CHARS ? `${words.slice(0, LINE_CHARS - 1).toWellFormed()}…` : words
}
