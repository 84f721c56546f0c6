import { DayWords } from '#app/kits/asking/cited-answer/shown/day-words.tsx'

export type ListedSource = {
  n: number
  title: string
  href: string
  site: string
  date: string | null
  license: string | null
  alsoAt: readonly string[]
  readAt: Date
}
/** Where each number leads. */
export const SourceList = ({ sources }: { sources: readonly ListedSource[] }) => (
  <section aria-labelledby="sources-title" className="border-t border-line pt-6">
    <h2 id="sources-title" className="heading-small">
      Sources
    </h2>
    <ol className="mt-3 grid gap-3 text-sm">
      {sources.map(({ n, title, href, site, date, license, alsoAt, readAt }) => (
        <li key={n} id={`source-${n}`} className="flex scroll-mt-24 gap-2.5 rounded-lg target:bg-sunken">
          <span className="grid h-6 min-w-6 flex-none place-items-center rounded-[7px] bg-sunken px-1 text-xs font-medium tabular-nums">
            {n}
          </span>
          <p className="min-w-0 wrap-anywhere">
            {href === '' ? (
              title
            ) : (
              <a href={href} rel={href.startsWith('/') ? undefined : 'noopener noreferrer nofollow'} className="link">
                {title}
              </a>
            )}
            <span className="text-fg-subtle">
              {title.includes(site) ? '' : `, ${site}`}
              <DayWords date={date} before=", " />
              {license ? `, ${license}` : ''}
              <DayWords date={new Date(readAt).toISOString()} before=", read on " />
              {alsoAt.length > 0 ? `. The same text stands on ${alsoAt.join(', ')}: one source.` : ''}
            </span>
          </p>
        </li>
      ))}
    </ol>
  </section>
)
