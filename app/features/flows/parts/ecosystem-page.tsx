import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Cell, HeadCell, HeadRow, Row, Table } from '#app/ui/data/table.tsx'
import type { EcosystemView } from '../ecosystem/ecosystem.server.ts'
import { COLUMNS, type MapNode } from '../ecosystem/map.ts'

const LABEL_CHARS = 26
const HEADS = ['Tools', 'What they ask for', 'Engines'] as const
const short = (text: string) => (text.length > LABEL_CHARS ? `${text.slice(0, LABEL_CHARS - 1).toWellFormed()}…` : text)

/** The engines and tools of this server, and how work went between them in a week. */
export function EcosystemPage({ view: { map, rows, total, at } }: { view: EcosystemView }) {
  return (
    <div className="page max-w-[70rem] pt-6 pb-section sm:pt-10">
      <h1 className="heading-page">AI ecosystem</h1>
      <p className="lead mt-1 max-w-[44em]">
        Which tools of this place asked which engines for what, in the last seven days. Counted from real use; of nobody
        in particular.
      </p>
      <p role="status" className="mt-4 text-sm text-fg-muted">
        {total === 0
          ? 'Nothing was asked in these days: thin lines show what could be.'
          : `${total.toLocaleString('en')} uses.`}
        {` As of ${at.toISOString().slice(11, 16)} UTC.`}
      </p>
      <MapFigure map={map} />
      <section aria-labelledby="engines-title" className="mt-10">
        <h2 id="engines-title" className="heading-section">
          The engines in numbers
        </h2>
        <div className="mt-3">
          <EngineTable rows={rows} />
        </div>
        <p className="mt-4">
          <Link to={to('models')} className="link">
            What each engine is for
          </Link>
        </p>
      </section>
    </div>
  )
}

function MapFigure({ map }: Pick<EcosystemView, 'map'>) {
  const byId = new Map(map.nodes.map((node) => [node.id, node]))
  return (
    <figure className="mt-5 overflow-x-auto rounded-card bg-sunken p-3" role="region" tabIndex={0} aria-label="Map">
      <svg
        width={map.width}
        height={map.height}
        viewBox={`0 0 ${map.width} ${map.height}`}
        className="mx-auto block max-w-none"
        role="img"
        aria-label={`${map.nodes.length} tools, ports and engines. The table below says the same in numbers.`}
      >
        {HEADS.map((head, n) => (
          <text
            key={head}
            x={COLUMNS[n]}
            y={20}
            textAnchor="middle"
            fontSize={13}
            className="fill-fg-muted font-strong"
          >
            {head}
          </text>
        ))}
        {map.lines.map(({ from, to: end, uses, width }) => {
          const [a, b] = [byId.get(from), byId.get(end)]
          return a && b ? (
            <path
              key={`${from} ${end}`}
              d={toCurve(a, b)}
              fill="none"
              strokeWidth={width}
              className={uses === 0 ? 'stroke-line-strong' : 'stroke-accent'}
              strokeOpacity={uses === 0 ? 0.7 : 0.55}
            />
          ) : null
        })}
        {map.nodes.map((node) => (
          <g key={node.id}>
            <rect
              x={COLUMNS[node.column] - 100}
              y={node.y - 13}
              width={200}
              height={26}
              rx={13}
              className={`fill-surface ${node.isIdle ? 'stroke-line' : 'stroke-accent-line'}`}
            />
            <text
              x={COLUMNS[node.column]}
              y={node.y + 4}
              textAnchor="middle"
              fontSize={12}
              className={node.isIdle ? 'fill-fg-muted' : 'fill-fg'}
            >
              {`${short(node.label)}${node.uses > 0 ? `  ${node.uses}` : ''}`}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}

const EngineTable = ({ rows }: Pick<EcosystemView, 'rows'>) => (
  <Table caption="Engines with their uses of seven days">
    <thead>
      <HeadRow>
        <HeadCell>Engine</HeadCell>
        <HeadCell>What it does</HeadCell>
        <HeadCell>Where it runs</HeadCell>
        <HeadCell isNumber>Uses</HeadCell>
        <HeadCell isNumber>Failed</HeadCell>
      </HeadRow>
    </thead>
    <tbody>
      {rows.map(({ id, label, port, isBuiltIn, total, failed }) => (
        <Row key={id}>
          <Cell>{label}</Cell>
          <Cell>{port}</Cell>
          <Cell>
            <Badge tone={isBuiltIn ? 'success' : 'info'}>{isBuiltIn ? 'Built in' : 'Plugged in'}</Badge>
          </Cell>
          <Cell isNumber>{total.toLocaleString('en')}</Cell>
          <Cell isNumber>{failed.toLocaleString('en')}</Cell>
        </Row>
      ))}
    </tbody>
  </Table>
)

function toCurve(a: MapNode, b: MapNode): string {
  const [from, end] = [COLUMNS[a.column] + 100, COLUMNS[b.column] - 100]
  const middle = (from + end) / 2
  return `M${from} ${a.y}C${middle} ${a.y} ${middle} ${b.y} ${end} ${b.y}`
}
