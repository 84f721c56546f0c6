import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnBook } from './books/book-acts.server.ts'
import { answerBook } from './books/reading/answer-book.server.ts'
import { BookPage } from './books/parts/book-page.tsx'
import { ChapterPage } from './books/parts/chapter-page.tsx'
import { ChapterVersionsPage } from './books/parts/chapter-versions-page.tsx'
import { DeskPage } from './books/parts/desk-page.tsx'
import { WritingPage } from './books/parts/writing-page.tsx'

export const loader = ({ request, params }: LoaderFunctionArgs) => answerBook(request, params['id'] ?? '')

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  actOnBook(request, context.network, params['id'] ?? '')

export const headers = passRetryAfter

/** A published book is found by search engines; a draft, a link and a desk are not. */
export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => {
  if (!view) return matches.flatMap((match) => match.meta ?? [])
  if (view.view === 'book')
    return retitled(matches, {
      title: view.title,
      ...(view.about && { about: view.about.slice(0, 200) }),
      isIndexed: view.reach === 'public',
      canonicalPath: to('ebook', { id: view.id }),
    })
  const title =
    view.view === 'desk'
      ? view.details.title
      : view.view === 'chapter'
        ? `${view.title}: ${view.book.title}`
        : view.chapter.title
  return retitled(matches, { title, isIndexed: view.view === 'chapter' && view.reach === 'public' })
}

export default function Ebook() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? null
  switch (view.view) {
    case 'book':
      return <BookPage view={view} answer={answer} />
    case 'chapter':
      return <ChapterPage key={view.chapterId} view={view} />
    case 'desk':
      return <DeskPage view={view} answer={answer} />
    case 'write':
      return <WritingPage key={view.chapter.id} view={view} answer={answer} />
    case 'versions':
      return <ChapterVersionsPage view={view} />
  }
}
