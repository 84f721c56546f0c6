import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { DeskList } from '#app/kits/members/authoring/desk-list.tsx'
import { DeskText } from '#app/kits/members/authoring/desk-text.tsx'
import type { DeskAnswer } from '#app/kits/members/authoring/desk.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Field, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { PostArticle } from '../parts/post-article.tsx'
import type { readPostDesk } from './post-desk.server.ts'

type View = Awaited<ReturnType<typeof readPostDesk>>
const write = (query: Record<string, string>) => to('blog', null, { part: 'write', ...query })

const brandLabels = [
  ['all', 'Everywhere'],
  ['main', 'Frenly alone'],
  ['voice2email', 'Voice2email alone'],
  ['speaktoemail', 'Speak-to-email alone'],
  ['email', 'Frenly Mail alone'],
  ['inbox', 'Frenly Inbox alone'],
  ['marketplace', 'The marketplace alone'],
] as const

/** The desk of those who write posts. */
export function PostDeskPage({ view, answer }: { view: View; answer: DeskAnswer | null }) {
  if (view.part === 'preview')
    return (
      <div className="page pt-2 pb-section">
        <p role="status" className="text-fg-muted">
          A preview. Readers do not see it.{' '}
          <Link to={write({ post: view.id })} className="link">
            Back to writing
          </Link>
        </p>
        <PostArticle post={view.post} />
      </div>
    )
  if (view.part === 'desk')
    return (
      <DeskList view={view} answer={answer} one="post" many="posts" toText={(id) => write({ post: id })}>
        <BackLink to={to('blog')}>Blog</BackLink>
      </DeskList>
    )
  return (
    <DeskText
      view={view}
      answer={answer}
      help="Links as [words](address). Pictures need words: ![what is on it](address)."
      back={<BackLink to={write({})}>All posts</BackLink>}
      previewHref={write({ post: view.row.id, view: 'preview' })}
      shownHref={to('blog-post', { slug: view.row.slug })}
    >
      {(value, error) => (
        <>
          <Field label="What it is about, in a sentence" error={error('summary')}>
            <TextArea name="summary" rows={2} defaultValue={value('summary')} />
          </Field>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="Tags" help="With commas between them." error={error('tags')}>
              <TextInput name="tags" autoComplete="off" defaultValue={value('tags')} />
            </Field>
            <Field label="Series (optional)" error={error('series')}>
              <TextInput name="series" autoComplete="off" defaultValue={value('series')} />
            </Field>
            <Field label="Cover" help="A picture of yours from the gallery." error={error('cover')}>
              <Select name="cover" defaultValue={value('cover')}>
                <option value="">No cover</option>
                {view.pictures.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label="Shown on" error={error('brand')}>
              <Select name="brand" defaultValue={value('brand')}>
                {brandLabels.map(([id, label]) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <Field label="The cover in words" help="For people who do not see it." error={error('coverAlt')}>
            <TextInput name="coverAlt" autoComplete="off" defaultValue={value('coverAlt')} />
          </Field>
        </>
      )}
    </DeskText>
  )
}
