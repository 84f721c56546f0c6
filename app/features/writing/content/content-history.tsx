import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { KeptList } from '#app/kits/members/kept/kept-list.tsx'
import type { KeptPage } from '#app/kits/members/kept/kept-list.ts'

/** The texts somebody worked on. */
export function ContentHistory({ page, problem }: { page: KeptPage; problem: FormProblem | null }) {
  return (
    <div className="page max-w-[860px] pt-6 pb-section">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="heading-page">Texts you worked on</h1>
        <ButtonLink to={to('content-tools')} variant="plain" size="sm">
          <Icon name="plus" size={17} /> All tools
        </ButtonLink>
      </div>
      <KeptList
        page={page}
        problem={problem}
        words={{ one: 'text', many: 'texts' }}
        fields={{ part: 'history' }}
        toList={(query) => to('content-tools', null, { part: 'history', ...query })}
        empty="What you work on is kept here: for members until they delete it, for guests 30 days in this browser."
      />
    </div>
  )
}
