import { Link } from '@remix-run/react'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { Said } from '../said.ts'

const bubble = 'w-fit px-[15px] py-[11px] text-[0.9375rem] leading-normal whitespace-pre-line wrap-anywhere'

/** One line of the talk, with the pages that back it and what can be opened from it. */
export function SaidLine({ said: { role, content, sources = [], actions = [] } }: { said: Said }) {
  if (role === 'user')
    return (
      <div className="max-w-[86%] self-end">
        <p className={`${bubble} rounded-[19px_7px_19px_19px] bg-primary text-fg-on-ink`}>
          <span className="sr-only">You: </span>
          {content}
        </p>
      </div>
    )
  return (
    <div className="max-w-[86%]">
      <p className={`${bubble} rounded-[7px_19px_19px_19px] bg-sunken`}>
        <span className="sr-only">Panda: </span>
        {content}
      </p>
      {actions.map(({ label, about, href }) => (
        <Link
          key={href}
          to={href}
          className="mt-1.5 flex items-center gap-3 rounded-[18px] py-2.5 pr-3.5 pl-4 shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-hover"
        >
          <span className="min-w-0 flex-1">
            <b className="block">{label}</b>
            <small className="text-[0.78rem] text-fg-muted">{about}</small>
          </span>
          <Icon name="arrow-right" size={17} />
        </Link>
      ))}
      {sources.length > 0 ? (
        <ul className="mt-1.5 grid gap-0.5 pl-1 text-[0.8125rem]" aria-label="Sources">
          {sources.map(({ title, url }) => (
            <li key={title} className="text-fg-muted">
              {url ? <SourceLink title={title} url={url} /> : <span>From: {title}</span>}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function SourceLink({ title, url }: { title: string; url: string }) {
  const look = 'link inline-flex min-h-6 items-center'
  return url.startsWith('/') ? (
    <Link to={url} className={look}>
      {title}
    </Link>
  ) : (
    <a href={url} rel="noreferrer" className={look}>
      {title}
    </a>
  )
}
