import type { ReactNode } from 'react'
import type { ManualView } from '../manual-view.server.ts'
import { WarningBox } from './warning-box.tsx'

/** The pages of a manual: safety first. */
export function ManualSections({
  view: { pages, pictures, language, direction },
}: {
  view: Pick<ManualView, 'pages' | 'pictures' | 'language' | 'direction'>
}) {
  const { about, safety, parts, specs, tasks, troubles } = pages
  return (
    <article lang={language} dir={direction} className="mt-8 grid max-w-[56rem] grid-cols-[minmax(0,1fr)] gap-10">
      {about ? <p className="lead whitespace-pre-line wrap-anywhere">{about}</p> : null}
      {safety.length > 0 ? (
        <Section id="safety" title="Safety">
          <div className="grid gap-3">
            {safety.map((warning) => (
              <WarningBox key={warning.key} warning={warning} />
            ))}
          </div>
        </Section>
      ) : null}
      {parts.length > 0 ? (
        <Section id="parts" title="Parts">
          <ul className="mb-4 grid gap-4 sm:grid-cols-2">
            {parts.map(({ key, callout, name }) =>
              Object.hasOwn(pictures, key) ? (
                <li key={key}>
                  <figure>
                    <img src={pictures[key]!.src} alt={pictures[key]!.alt} loading="lazy" className="rounded-card" />
                    <figcaption className="mt-1 text-sm text-fg-muted">
                      {callout}: {name}
                    </figcaption>
                  </figure>
                </li>
              ) : null,
            )}
          </ul>
          <Rows
            head={['No.', 'Part', 'How many', 'Note']}
            rows={parts.map(({ callout, name, count, note }) => [String(callout), name, count, note])}
          />
        </Section>
      ) : null}
      {specs.length > 0 ? (
        <Section id="specs" title="Specifications">
          <Rows head={['What', 'Value']} rows={specs.map(({ name, value }) => [name, value])} />
        </Section>
      ) : null}
      {tasks.map(({ id, title, steps }) => (
        <Section key={id} id={id} title={title}>
          <ol className="grid list-decimal gap-3 ps-6">
            {steps.map(({ text, warnings }, n) => (
              <li key={n} className="ps-1">
                {warnings.length > 0 ? (
                  <div className="mb-2 grid gap-2">
                    {warnings.map((warning) => (
                      <WarningBox key={warning.key} warning={warning} />
                    ))}
                  </div>
                ) : null}
                <span className="wrap-anywhere">{text}</span>
              </li>
            ))}
          </ol>
        </Section>
      ))}
      {troubles.length > 0 ? (
        <Section id="troubles" title="Troubleshooting">
          <Rows
            head={['What you see', 'Why', 'What to do']}
            rows={troubles.map(({ symptom, cause, remedy }) => [symptom, cause, remedy])}
          />
        </Section>
      ) : null}
    </article>
  )
}

const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} aria-labelledby={`${id}-heading`} className="min-w-0 scroll-mt-20">
    <h2 id={`${id}-heading`} className="heading-section mb-4 wrap-anywhere">
      {title}
    </h2>
    {children}
  </section>
)

function Rows({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-start">
        <thead>
          <tr>
            {head.map((one) => (
              <th
                key={one}
                scope="col"
                className="border-b border-line-strong py-2 pe-4 text-start text-sm font-medium"
              >
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, n) => (
            <tr key={n}>
              {row.map((cell, k) => (
                <td key={k} className="border-b border-line py-2 pe-4 align-top wrap-anywhere">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
