import type { Source } from '#app/engines/knowledge/knowledge.ts'

/** Where an answer is from: title, licence and the quoted passage. */
export function SourceList({ sources, className = '' }: { sources: readonly Source[]; className?: string }) {
  return (
    <div className={className}>
      <p className="text-xs font-medium text-fg-muted">{sources.length === 1 ? 'Source' : 'Sources'}</p>
      <ul className="mt-1.5 grid gap-2.5 text-[0.8125rem]">
        {sources.map(({ title, url, license, quote, page }) => (
          <li key={title + quote} className="wrap-anywhere">
            {url ? (
              <a href={page ? `${url}#page=${page}` : url} className="link">
                {title}
              </a>
            ) : (
              <span className="font-medium">{title}</span>
            )}
            {page ? <span className="text-fg-subtle">, page {page}</span> : null}
            {license ? <span className="text-fg-subtle"> ({license})</span> : null}
            <blockquote className="mt-1 border-l-2 border-accent-line pl-2.5 whitespace-pre-line text-fg-muted">
              {quote}
            </blockquote>
          </li>
        ))}
      </ul>
    </div>
  )
}
