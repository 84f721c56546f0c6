import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { to } from '#app/catalogue/to.ts'
import { Panel } from '#app/ui/brand/card.tsx'
import type { ShownTile } from '../dashboards/dashboard-view.server.ts'
import { AnswerFigure, AnswerTable } from './answer-figure.tsx'

type Props = {
  tiles: readonly ShownTile[]
  /** What its owner can do with a tile. */
  toActs?: (tile: ShownTile, place: number) => ReactNode
}

/** The answers of a dashboard, each as a figure or chart with its table, and the moment it is of. */
export const TilesPart = ({ tiles, toActs }: Props) => (
  <ul className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
    {tiles.map((tile, n) => (
      <li
        key={tile.id}
        id={`tile-${tile.id}`}
        className={`grid min-w-0 scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-3 ${tile.width === 'full' ? 'lg:col-span-2' : ''}`}
      >
        <Tile tile={tile} />
        {toActs?.(tile, n)}
      </li>
    ))}
  </ul>
)

function Tile({ tile: { title, data, gone, asOf, isOld, answer } }: { tile: ShownTile }) {
  const toAnswer = data && answer ? to('v2-business-intelligence', null, { data: data.id, ask: answer.id }) : null
  const toRows =
    data && answer
      ? (line: number) => to('v2-business-intelligence', null, { data: data.id, part: 'rows', ask: answer.id, line })
      : undefined
  return (
    <>
      <div>
        <h2 className="heading-small wrap-anywhere">
          {toAnswer ? (
            <Link to={toAnswer} className="link">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className="text-xs text-fg-subtle wrap-anywhere">
          {data ? `From “${data.title}”, ` : ''}
          {gone && !answer ? '' : `as of ${asOf}`}
          {isOld ? '. The table has changed since: run it again.' : ''}
        </p>
      </div>
      {gone && !answer ? <Panel className="p-4 text-fg-muted">{gone}</Panel> : null}
      {answer ? <AnswerFigure answer={answer} title={answer.means.replace(/\.$/, '')} toRows={toRows} /> : null}
      {answer && !answer.single ? (
        <details open={!answer.chart}>
          <summary className="cursor-pointer py-2 font-medium">
            {toRows ? 'The table, with the rows behind' : 'The table'}
          </summary>
          {answer.lines.length === 0 ? <p>No row fits.</p> : <AnswerTable answer={answer} toRows={toRows} />}
        </details>
      ) : null}
    </>
  )
}
