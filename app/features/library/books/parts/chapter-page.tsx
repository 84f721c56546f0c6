import { Form, Link, useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Field, Select } from '#app/ui/controls/field.tsx'
import type { ChapterPageView } from '../reading/book-view.server.ts'
import '../../library.css'

const SIZES = { s: 'Small', m: 'Usual', l: 'Large', xl: 'Very large' }
const PAPERS = { page: 'As the site', sepia: 'Sepia', night: 'Night' }

/** A chapter for reading: its text as large and on such paper as the reader wants, with the way on. */
export function ChapterPage({ view }: { view: ChapterPageView }) {
  const { book, title, note, html, number, of, previous, next, look, language, direction, words } = view
  usePlace(view)
  return (
    <div className="page pt-2 pb-section">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Link to={book.href} className="link inline-flex min-w-0 items-center gap-1.5 text-sm wrap-anywhere">
          <Icon name="arrow-left" size={16} /> {book.title}
        </Link>
        <LookForm view={view} />
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:grid-cols-[minmax(0,var(--reading))_minmax(0,1fr)]">
        <article className="reader-paper" data-text={look.size} data-paper={look.paper}>
          <p className="text-sm text-fg-subtle tabular-nums">
            Part {number} of {of}, {words.toLocaleString('en')} words
          </p>
          <h1 className="heading-page mt-1.5 wrap-anywhere" lang={language} dir={direction}>
            {title}
          </h1>
          {note ? <p className="mt-2 text-sm text-fg-muted italic">{note}</p> : null}
          {/* Written by our own writer, which lets no tag of the text through. */}
          <div
            className="reader-text prose mt-6"
            lang={language}
            dir={direction}
            dangerouslySetInnerHTML={{ __html: html }}
          />
          <nav
            aria-label="Chapters beside this"
            className="mt-12 flex flex-wrap justify-between gap-4 border-t border-line pt-5"
          >
            {previous ? (
              <Link to={previous.href} rel="prev" className="link wrap-anywhere">
                ← {previous.title}
              </Link>
            ) : (
              <span />
            )}
            {next ? (
              <Link to={next.href} rel="next" className="link wrap-anywhere">
                {next.title} →
              </Link>
            ) : null}
          </nav>
          {view.canKeep ? (
            <Form method="post" action={book.href} className="mt-5">
              <input type="hidden" name="do" value="keep-place" />
              <input type="hidden" name="chapter" value={view.chapterId} />
              <Button type="submit" variant="plain" size="sm">
                <Icon name="bookmark" size={16} /> Keep my place here
              </Button>
            </Form>
          ) : null}
        </article>
        <ContentsAside view={view} />
      </div>
    </div>
  )
}

const SETTLE_MS = 1_500
/** Less than this is the top of the page. */
const LEAST_SHARE = 20

/** Goes on where the reader stopped, and keeps the place while they read: for members here, for guests in their browser. */
function usePlace({ id, chapterId, canKeep, keptShare, book }: ChapterPageView): void {
  const { submit } = useFetcher()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => {
    const key = `place-${id}`
    const kept = canKeep ? keptShare : readKept(key, chapterId)
    const height = () => document.documentElement.scrollHeight - window.innerHeight
    if (kept > LEAST_SHARE && window.location.hash === '' && window.scrollY === 0)
      window.scrollTo({ top: (height() * kept) / 1_000 })
    const keep = () => {
      const share = Math.min(1_000, Math.max(0, Math.round((window.scrollY / Math.max(1, height())) * 1_000)))
      if (canKeep)
        submit({ do: 'keep-place', chapter: chapterId, share: String(share) }, { method: 'post', action: book.href })
      else
        try {
          window.localStorage.setItem(key, `${chapterId} ${share}`)
        } catch {
          // A browser that keeps nothing reads as well.
        }
    }
    const onScroll = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(keep, SETTLE_MS)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      clearTimeout(timer.current)
    }
    // The place is taken up once, when the chapter is opened.
  }, [id, chapterId, canKeep]) // eslint-disable-line react-hooks/exhaustive-deps -- a kept place that comes back must not scroll the page
}

function readKept(key: string, chapterId: string): number {
  try {
    const [chapter, share] = (window.localStorage.getItem(key) ?? '').split(' ')
    return chapter === chapterId ? Number(share) || 0 : 0
  } catch {
    return 0
  }
}

function LookForm({ view }: { view: ChapterPageView }) {
  const { look } = view
  return (
    <details className="min-w-0">
      <summary className="cursor-pointer py-1 text-sm text-fg-muted">Text and paper</summary>
      <Form method="get" className="mt-2 flex flex-wrap items-end gap-2" preventScrollReset>
        <input type="hidden" name="chapter" value={view.chapterId} />
        {view.share ? <input type="hidden" name="share" value={view.share} /> : null}
        {view.edition ? <input type="hidden" name="edition" value={view.edition} /> : null}
        <Field label="Text">
          <Select name="text" defaultValue={look.size}>
            {Object.entries(SIZES).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Paper">
          <Select name="paper" defaultValue={look.paper}>
            {Object.entries(PAPERS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="plain">
          Set
        </Button>
      </Form>
    </details>
  )
}

function ContentsAside({ view: { contents, headings } }: { view: ChapterPageView }) {
  return (
    <aside className="mt-10 lg:mt-0">
      <details className="lg:sticky lg:top-24" open>
        <summary className="cursor-pointer py-1 text-sm font-medium">Contents</summary>
        <ol className="mt-3 grid max-h-[75vh] gap-1.5 overflow-y-auto text-sm" aria-label="Chapters of this book">
          {contents.map(({ title: name, href, isHere }) => (
            <li key={href}>
              <Link
                to={href}
                aria-current={isHere ? 'page' : undefined}
                className="link wrap-anywhere aria-[current=page]:font-strong"
                dir="auto"
              >
                {name}
              </Link>
              {isHere && headings.length > 0 ? (
                <ol className="mt-1 grid gap-1 border-s border-line ps-3">
                  {headings.slice(0, 40).map(({ id, text }) => (
                    <li key={id}>
                      <a href={`#${id}`} className="text-fg-muted hover:text-fg">
                        {text}
                      </a>
                    </li>
                  ))}
                </ol>
              ) : null}
            </li>
          ))}
        </ol>
      </details>
    </aside>
  )
}
