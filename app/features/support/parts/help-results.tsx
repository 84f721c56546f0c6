import { to } from '#app/catalogue/to.ts'
import { AskBox } from '#app/kits/pages/question-box/ask-box.tsx'
import { HitList, type Hit } from '#app/kits/foundation/content/hit-list.tsx'
import { SearchBox } from '#app/kits/foundation/content/search-box.tsx'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ContactLine } from './contact-line.tsx'

export function HelpResults({ query, hits }: { query: string; hits: readonly Hit[] }) {
  return (
    <div className="page pt-2">
      <BackLink to={to('support')}>All of the help centre</BackLink>
      <h1 className="heading-page mt-3">Help & support</h1>
      <SearchBox
        action={to('support')}
        label="Search the help centre"
        placeholder="Search the articles"
        query={query}
        className="mt-5 max-w-reading"
      />
      {hits.length > 0 ? (
        <section aria-labelledby="found" className="mt-10 max-w-[50rem]">
          <h2 id="found" className="heading-small mb-4">
            {hits.length === 1 ? 'One article' : `${hits.length} articles`} for “{query}”
          </h2>
          <HitList hits={hits} />
        </section>
      ) : (
        <EmptyState
          className="mt-8"
          title={`Nothing in the help centre matched “${query}”`}
          action={
            <>
              <ButtonLink to={to('search', null, { q: query })} variant="soft">
                Search the whole site
              </ButtonLink>
              <ButtonLink to={to('support')} variant="plain">
                See all articles
              </ButtonLink>
            </>
          }
        >
          Try another word for it, or fewer words.
        </EmptyState>
      )}
      <div className="mt-12 grid gap-4">
        <AskBox
          title="Ask it instead"
          about="The built-in engines answer on the consensus screen. One of them, Frenly help, reads these articles."
          question={query.split(' ').length > 2 ? query : ''}
        />
        <ContactLine />
      </div>
    </div>
  )
}
