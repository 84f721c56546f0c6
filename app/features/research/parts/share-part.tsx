import { to } from '#app/catalogue/to.ts'
import { ShareLinksPart } from '#app/kits/members/share-links/share-links-part.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import type { ResearchView } from '../work/research-view.server.ts'

type Props = { research: string; share: NonNullable<ResearchView['share']>; problem: FormProblem | null }

/** Addresses by which others read the report, made and taken back. */
export function SharePart({ research, share: { publisher, links }, problem }: Props) {
  const action = to('v2-research-assistant', null, { research, part: 'share' })
  return (
    <div className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-fg-muted">
        Whoever has the link reads the newest report with its sources and the words it quotes, without an account. Your
        documents themselves, the notes and the plan stay yours. You can take the address back at any time.
      </p>
      <ShareLinksPart
        name="share-research"
        publisher={publisher}
        links={links}
        action={action}
        fields={{ research }}
        error={problem?.errors['term']}
      />
    </div>
  )
}
