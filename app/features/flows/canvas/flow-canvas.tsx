import {
  applyNodeChanges,
  Background,
  Controls,
  MarkerType,
  ReactFlow,
  useEdgesState,
  type Connection,
  type Edge,
  type NodeChange,
  type Viewport,
} from '@xyflow/react'
import { useMemo, useState } from 'react'
import { ancestorsOf } from '#app/engines/flows/order.ts'
import type { Flow } from '#app/engines/flows/flow.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import type { FlowToolLists } from '../editing/flow-view.server.ts'
import type { FlowPicture } from '../picture/lay-out.server.ts'
import { keepPlaces, readPlaces, type Places } from './kept-places.ts'
import { SelectedStep } from './selected-step.tsx'
import { StepNode, type StepNodeType } from './step-node.tsx'
import './flow-canvas.css'

type Props = {
  id: string
  title: string
  flow: Flow
  picture: FlowPicture
  tools: FlowToolLists
  /** Does a change of the build, with all that stands in the form. */
  onAct: (act: string) => void
}

const NODE_TYPES = { step: StepNode }
const HALF = { x: 95, y: 31 }
/** Where somebody looked at a flow before its page was read again. */
const viewports = new Map<string, Viewport>()

/** The steps as a graph to be moved, connected and parted; every change is one of the ordered form. */
export function FlowCanvas({ id, title, flow, picture, tools, onAct }: Props) {
  const [places, setPlaces] = useState(() => readPlaces(id))
  const [nodes, setNodes] = useState(() => toNodes(picture, places))
  const [chosen, setChosen] = useState<string | null>(null)
  const [edges, , onEdgesChange] = useEdgesState(toEdges(picture))
  const before = useMemo(() => ancestorsOf(flow.steps), [flow])
  const keep = (next: Places) => {
    setPlaces(next)
    keepPlaces(id, next)
  }
  const onNodesChange = (changes: NodeChange<StepNodeType>[]) => {
    const next = applyNodeChanges(changes, nodes)
    setNodes(next)
    const moved = changes.some((change) => change.type === 'position' && !change.dragging)
    if (moved) keep(Object.fromEntries(next.map((node) => [node.id, node.position])))
  }
  const isWelcome = ({ source, target }: Connection | Edge) => source !== target && !before.get(source)?.has(target)
  const onDelete = async ({ nodes: gone, edges: cut }: { nodes: StepNodeType[]; edges: Edge[] }) => {
    const [node] = gone
    const [edge] = cut
    if (node) onAct(`remove:${node.id}:canvas`)
    else if (edge) onAct(toLineAct('unlink', edge))
    // The page that comes back shows what is left.
    return false
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flow-canvas h-[30rem] rounded-card bg-sunken" role="group" aria-label={`Canvas of ${title}`}>
        <ReactFlow
          nodes={nodes}
          edges={edges}
          nodeTypes={NODE_TYPES}
          onNodesChange={onNodesChange}
          onEdgesChange={onEdgesChange}
          onConnect={(connection) => onAct(toLineAct('link', connection))}
          isValidConnection={isWelcome}
          onBeforeDelete={onDelete}
          onSelectionChange={({ nodes: selected }) => setChosen(selected[0]?.id ?? null)}
          onMoveEnd={(_, viewport) => viewports.set(id, viewport)}
          {...(viewports.has(id) ? { defaultViewport: viewports.get(id)! } : { fitView: true })}
          fitViewOptions={{ maxZoom: 1 }}
          minZoom={0.2}
          deleteKeyCode={['Delete', 'Backspace']}
          preventScrolling={false}
          zoomOnScroll={false}
          ariaLabelConfig={{
            'node.a11yDescription.default': 'Enter chooses a step, arrow keys move it, Delete takes it away.',
          }}
        >
          <Background />
          <Controls showInteractive={false} />
        </ReactFlow>
      </div>
      <p className="text-sm text-fg-muted">
        Draw a line from the point below a step to the point above another. A chosen step or line goes with Delete.
        Where steps stand is kept in this browser.
      </p>
      {chosen ? <SelectedStep id={chosen} flow={flow} tools={tools} before={before} onAct={onAct} /> : null}
      {Object.keys(places).length > 0 ? (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          onClick={() => {
            keep({})
            setNodes(toNodes(picture, {}))
          }}
        >
          <Icon name="refresh" size={16} /> Put them in order
        </Button>
      ) : null}
    </div>
  )
}

/** The answers of a check in the order in which their lines go out, so that they do not cross. */
function answersOf({ nodes, edges }: FlowPicture, id: string) {
  const xOf = (answer: string) => {
    const to = edges.find((edge) => edge.from === id && edge.label === answer)?.to
    return nodes.find((node) => node.id === to)?.x
  }
  const [yes, no] = [xOf('yes'), xOf('no')]
  return yes !== undefined && no !== undefined && no < yes ? (['no', 'yes'] as const) : (['yes', 'no'] as const)
}

const toNodes = (picture: FlowPicture, places: Places): StepNodeType[] =>
  picture.nodes.map(({ id, x, y, title, line, isCheck, isFaulty }) => ({
    id,
    type: 'step',
    position: (Object.hasOwn(places, id) ? places[id] : undefined) ?? { x: x - HALF.x, y: y - HALF.y },
    data: { title, line, isCheck, isFaulty, answers: answersOf(picture, id) },
    ariaLabel: `Step ${id}, ${title}${isFaulty ? ', to be mended' : ''}`,
  }))

const toEdges = ({ edges }: FlowPicture): Edge[] =>
  edges.map(({ key, from, to, label }) => ({
    id: key,
    source: from,
    target: to,
    ...(label && { sourceHandle: label, label }),
    markerEnd: { type: MarkerType.ArrowClosed },
    ariaLabel: `Line from ${from} to ${to}${label ? `, if ${label}` : ''}`,
  }))

type Ends = { source: string; target: string; sourceHandle?: string | null }
const toLineAct = (what: 'link' | 'unlink', { source, target, sourceHandle }: Ends) =>
  `${what}:${source}:${target}${sourceHandle ? `:${sourceHandle}` : ''}`
