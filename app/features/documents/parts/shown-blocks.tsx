import { Fragment } from 'react'
import type { Piece, ShownBlock } from '../reading/shown-page.ts'

/** A page of a document, piece by piece, with the marked words standing out. The first mark can be linked to. */
export function ShownBlocks({ blocks }: { blocks: readonly ShownBlock[] }) {
  const first = blocks.findIndex((block) =>
    block.kind === 'table'
      ? block.rows.some(({ isMarked }) => isMarked)
      : block.pieces.some(({ isMarked }) => isMarked),
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      {blocks.map((block, n) => (
        <Fragment key={n}>
          {n === first ? <span id="mark" className="scroll-mt-28" /> : null}
          <Block block={block} />
        </Fragment>
      ))}
    </div>
  )
}

function Block({ block }: { block: ShownBlock }) {
  if (block.kind === 'table') return <Rows block={block} />
  if (block.kind === 'heading')
    return (
      <h3 className={`${block.level > 1 ? 'heading-small' : 'heading-card'} mt-3 wrap-anywhere`} dir="auto">
        <Pieces pieces={block.pieces} />
      </h3>
    )
  return (
    <p className="max-w-[72ch] leading-relaxed wrap-anywhere whitespace-pre-line" dir="auto">
      <Pieces pieces={block.pieces} />
    </p>
  )
}

const Pieces = ({ pieces }: { pieces: readonly Piece[] }) => (
  <>
    {pieces.map(({ text, isMarked }, n) =>
      isMarked ? (
        <mark key={n} className="rounded-[4px] bg-warning-soft px-0.5 text-warning-soft-fg">
          {text}
        </mark>
      ) : (
        <Fragment key={n}>{text}</Fragment>
      ),
    )}
  </>
)

function Rows({ block: { rows, left } }: { block: Extract<ShownBlock, { kind: 'table' }> }) {
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="A table of the document">
      <table className="border-collapse text-[0.9375rem]">
        <tbody>
          {rows.map(({ cells, isMarked }, n) => (
            <tr key={n} className={`border-t border-line ${isMarked ? 'bg-warning-soft text-warning-soft-fg' : ''}`}>
              {cells.map((cell, at) => (
                <td key={at} className="px-3 py-1.5 align-top whitespace-pre-line" dir="auto">
                  {isMarked ? <mark className="bg-transparent text-inherit">{cell}</mark> : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 ? (
        <p className="px-3 py-2 text-sm text-fg-muted">{`${left} more rows are in the table’s CSV file.`}</p>
      ) : null}
    </div>
  )
}
