import { Link } from '@remix-run/react'
import { Card } from '#app/ui/brand/card.tsx'
import { HeadCell, HeadRow, Table } from '#app/ui/data/table.tsx'
import type { ScaleId } from '../../world/world-scale.ts'
import type { WorldSource } from '../../world/world-sources.ts'
import type { WorldView } from '../../world/world.server.ts'
import { writeCount } from '../../world/world-words.ts'
import { FactValue, SourceMark } from './fact-list.tsx'
import { toPlace } from './world-link.ts'

type Compared = Extract<WorldView['shown'], { kind: 'compare' }>
type Props = { shown: Compared; order: readonly WorldSource[]; scale: ScaleId }

/** What can be said of the countries together, their outlines at one scale, and their facts side by side. */
export function ComparedPlaces({ shown, order, scale }: Props) {
  const { countries, said, kmWide } = shown
  return (
    <>
      {said.length > 0 ? (
        <section aria-labelledby="together">
          <h2 id="together" className="heading-section">
            Together
          </h2>
          <ul className="mt-4 grid gap-3">
            {said.map(({ text, figures, source }) => (
              <li key={text}>
                <span className="text-lg">{text}</span>
                <SourceMark source={source} order={order} />
                <small className="block text-[0.8125rem] text-fg-subtle tabular-nums">{figures}</small>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-labelledby="outlines">
        <h2 id="outlines" className="heading-section">
          At one scale
        </h2>
        <p className="mt-1 text-fg-muted">
          The larger side of the largest is {writeCount(kmWide)} km. Far and small parts are left out.
        </p>
        <ul className="mt-4 grid grid-cols-2 gap-4 lg:grid-cols-4">
          {countries.map(({ code, name, slug, outline }) => (
            <li key={code} className="grid content-end gap-2">
              <Outline outline={outline} name={name} />
              <Link to={toPlace(slug, scale)} className="link text-center">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="side-by-side">
        <h2 id="side-by-side" className="heading-section mb-4">
          Side by side
        </h2>
        <FactTable shown={shown} order={order} scale={scale} />
      </section>
    </>
  )
}

function FactTable({ shown: { countries, rows }, order, scale }: Props) {
  return (
    <Card className="overflow-clip">
      <Table caption="Facts side by side" className="min-w-[36rem]">
        <thead>
          <HeadRow>
            <HeadCell>Fact</HeadCell>
            {countries.map(({ code, name }) => (
              <HeadCell key={code}>{name}</HeadCell>
            ))}
          </HeadRow>
        </thead>
        <tbody>
          {rows.map(({ id, label, cells }) => (
            <tr key={id} className="border-t border-line align-top">
              <th scope="row" className="px-4 py-3 text-start text-[0.8125rem] font-medium text-fg-muted">
                {label}
              </th>
              {cells.map((cell, n) => (
                <td key={countries[n]?.code} className="px-4 py-3">
                  {cell ? (
                    <>
                      <FactValue fact={cell} scale={scale} />
                      <SourceMark source={cell.source} order={order} />
                      {cell.note ? <small className="block text-[0.8125rem] text-fg-subtle">{cell.note}</small> : null}
                    </>
                  ) : (
                    <span className="text-fg-subtle">not in the data</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

const SIDE = 620

/** Every outline stands in a square of the same size, so that sizes can be compared by eye. */
function Outline({ outline, name }: { outline: Compared['countries'][number]['outline']; name: string }) {
  if (!outline) return <p className="py-8 text-center text-[0.8125rem] text-fg-subtle">Too small to be drawn.</p>
  const [left, top, width, height] = outline.frame
  const box = [left + width / 2 - SIDE / 2, top + height / 2 - SIDE / 2, SIDE, SIDE].map(Math.round).join(' ')
  return (
    <svg viewBox={box} role="img" aria-label={`Outline of ${name}`} className="block h-auto w-full">
      <path d={outline.path} fillRule="evenodd" className="fill-accent" />
    </svg>
  )
}
