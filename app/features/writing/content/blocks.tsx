import { Panel } from '#app/ui/brand/card.tsx'
import type { Block } from './content-tool.ts'

/** The parts of a result. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className="grid gap-4">
    {blocks.map((block, n) => (
      <Panel key={n} className="min-w-0 p-5 sm:p-6">
        <OneBlock block={block} />
      </Panel>
    ))}
  </div>
)

function OneBlock({ block }: { block: Block }) {
  if (block.kind === 'figures')
    return (
      <dl className="grid gap-2">
        {block.items.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap gap-x-3 border-b border-line pb-2 last:border-b-0 last:pb-0">
            <dt className="font-medium wrap-anywhere">{label}</dt>
            <dd className="min-w-0 wrap-anywhere text-fg-muted tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    )
  return (
    <>
      {block.heading ? <h3 className="mb-2 font-strong wrap-anywhere">{block.heading}</h3> : null}
      {block.kind === 'text' ? (
        <p className="wrap-anywhere whitespace-pre-wrap" dir="auto">
          {block.text}
        </p>
      ) : block.kind === 'list' ? (
        <ul className="list-disc ps-5">
          {block.items.map((item, n) => (
            <li key={n} className="wrap-anywhere" dir="auto">
              {item}
            </li>
          ))}
        </ul>
      ) : (
        <ul className="grid gap-2.5">
          {block.items.map(({ text, why }, n) => (
            <li key={n} className="border-s-2 border-accent-line ps-3 wrap-anywhere" dir="auto">
              {text}
              {why ? <span className="block text-sm text-fg-muted">{why}</span> : null}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
