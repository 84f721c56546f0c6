import { worldSources, type WorldSource } from '../../world/world-sources.ts'

/** Where everything on the page comes from, numbered as it is marked. */
export function WorldSourceList({ order, zones }: { order: readonly WorldSource[]; zones: string | null }) {
  return (
    <section aria-labelledby="sources">
      <h2 id="sources" className="heading-small">
        Sources
      </h2>
      <ol className="mt-3 grid gap-2.5 text-[0.8125rem] text-fg-muted">
        {order.map((id, n) => {
          const { title, about, url, license } = worldSources[id]
          const named = id === 'zones' && zones ? `${title}, edition ${zones}` : title
          return (
            <li key={id} id={`source-${id}`} className="flex scroll-mt-20 gap-2.5">
              <span className="flex-none tabular-nums">{n + 1}.</span>
              <span className="min-w-0">
                {url ? (
                  <a href={url} rel="noreferrer" target="_blank" className="link">
                    {named}
                  </a>
                ) : (
                  <span className="font-medium text-fg">{named}</span>
                )}
                {license ? ` (${license})` : ''}. {about}
              </span>
            </li>
          )
        })}
      </ol>
      <p className="mt-3 max-w-[68ch] text-[0.8125rem] text-fg-subtle">
        The population of whole countries is in none of these data sets, so it is left out rather than guessed.
      </p>
    </section>
  )
}
