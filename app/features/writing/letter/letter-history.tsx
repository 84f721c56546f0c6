import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { KeptList } from '#app/kits/members/kept/kept-list.tsx'
import type { KeptPage } from '#app/kits/members/kept/kept-list.ts'

/** The letters somebody wrote. */
export function LetterHistory({ page, problem }: { page: KeptPage; problem: FormProblem | null }) {
  return (
    <div className="page max-w-[860px] pt-6 pb-section">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="heading-page">Your letters</h1>
        <ButtonLink to={to('email-writer')} variant="plain" size="sm">
          <Icon name="plus" size={17} /> New letter
        </ButtonLink>
      </div>
      <KeptList
        page={page}
        problem={problem}
        words={{ one: 'letter', many: 'letters' }}
        fields={{ part: 'history' }}
        toList={(query) => to('email-writer', null, { part: 'history', ...query })}
        empty="What you have written is kept here: for members until they delete it, for guests 30 days in this browser."
      />
    </div>
  )
}
