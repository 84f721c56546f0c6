import { Link } from '@remix-run/react'
import type { Source } from '#app/providers/ports.ts'

/** Where an answer is from: title, licence and the words it relies on. */
export function SourceList({ sources, className = '' }: { sources: readonly Source[]; className?: string }) {
  return (
    <div className={className}>
      <p className="text-xs font-medium text-fg-muted">{sources.length === 1 ? 'Source' : 'Sources'}</p>
      <ul className="mt-1.5 grid gap-2 text-[0.8125rem]">
        {sources.map(({ title, url, license, quote }, n) => (
          <li key={n} className="wrap-anywhere">
            <Title title={title} url={url} />
            {license ? <span className="text-fg-subtle"> ({license})</span> : null}
            {quote ? (
              <blockquote className="mt-1 border-l-2 border-accent-line pl-2.5 whitespace-pre-line text-fg-muted">
                {quote}
              </blockquote>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Title({ title, url }: Pick<Source, 'title' | 'url'>) {
  if (url?.startsWith('/') && !url.startsWith('//'))
    return (
      <Link to={url} className="link">
        {title}
      </Link>
    )
  if (url && /^https?:\/\//i.test(url))
    return (
      <a href={url} rel="noopener noreferrer nofollow" className="link">
        {title}
      </a>
    )
  return <span className="font-medium">{title}</span>
}
