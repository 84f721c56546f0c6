import { Handle, Position, type Node, type NodeProps } from '@xyflow/react'
import type { PictureNode } from '../picture/lay-out.server.ts'

export type StepNodeType = Node<
  Pick<PictureNode, 'title' | 'line' | 'isCheck' | 'isFaulty'> & { answers: readonly ['yes' | 'no', 'yes' | 'no'] },
  'step'
>

/** One step on the canvas: lines come in above and go out below, from a check by its two answers. */
export function StepNode({ id, data: { title, line, isCheck, isFaulty, answers }, selected }: NodeProps<StepNodeType>) {
  const stroke = selected ? 'border-accent' : isFaulty ? 'border-danger' : 'border-line-strong'
  return (
    <div
      className={`h-[62px] w-[190px] border-2 bg-surface px-4 py-2.5 ${stroke} ${isCheck ? 'rounded-full' : 'rounded-[13px]'}`}
    >
      <Handle type="target" position={Position.Top} />
      <p className="truncate text-[0.8125rem] font-medium">{`${id} ${title}`}</p>
      <p className="truncate text-xs text-fg-muted">{line}</p>
      {isCheck ? (
        answers.map((answer, n) => (
          <Handle
            key={answer}
            type="source"
            id={answer}
            position={Position.Bottom}
            style={{ left: n === 0 ? '30%' : '70%' }}
            title={answer}
          />
        ))
      ) : (
        <Handle type="source" position={Position.Bottom} />
      )}
    </div>
  )
}
