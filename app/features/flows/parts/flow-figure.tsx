import { besideLine, toPath } from '../picture/to-svg.ts'
import type { FlowPicture } from '../picture/lay-out.server.ts'

const NODE = { width: 190, height: 62 }
const TITLE_CHARS = 22

/** The steps of a flow and the lines between them, drawn by the server; each leads to its place in the form. */
export function FlowFigure({
  picture: { width, height, nodes, edges },
  title,
}: {
  picture: FlowPicture
  title: string
}) {
  return (
    <figure
      className="overflow-x-auto rounded-card bg-sunken p-3"
      tabIndex={0}
      role="region"
      aria-label={`Picture of ${title}`}
    >
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className="mx-auto block max-w-none text-fg-subtle"
        role="group"
        aria-label={`${nodes.length} steps and ${edges.length} lines between them. The form below says the same.`}
      >
        <defs>
          <marker id="flow-tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M0 0L8 4L0 8z" fill="currentColor" />
          </marker>
        </defs>
        {edges.map(({ key, points, label }) => (
          <g key={key}>
            <path d={toPath(points)} fill="none" stroke="currentColor" strokeWidth={1.5} markerEnd="url(#flow-tip)" />
            {label ? (
              <text {...besideLine(points)} fontSize={12} className="fill-fg-muted">
                {label}
              </text>
            ) : null}
          </g>
        ))}
        {nodes.map(({ id, x, y, title: name, line, isCheck, isFaulty }) => (
          <a key={id} href={`#${id}`} aria-label={`${id} ${name}${isFaulty ? ', to be mended' : ''}`}>
            <rect
              x={x - NODE.width / 2}
              y={y - NODE.height / 2}
              width={NODE.width}
              height={NODE.height}
              rx={isCheck ? 30 : 12}
              className={`fill-surface ${isFaulty ? 'stroke-danger' : 'stroke-line-strong'}`}
              strokeWidth={isFaulty ? 2 : 1}
            />
            <text x={x - NODE.width / 2 + 16} y={y - 5} fontSize={13} className="fill-fg font-strong">
              {short(`${id} ${name}`, TITLE_CHARS)}
            </text>
            <text x={x - NODE.width / 2 + 16} y={y + 14} fontSize={11} className="fill-fg-muted">
              {line}
            </text>
          </a>
        ))}
      </svg>
    </figure>
  )
}

const short = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text)
