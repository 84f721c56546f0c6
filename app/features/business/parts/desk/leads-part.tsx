import { to } from '#app/catalogue/to.ts'
import { toTable } from '#app/platform/table.ts'
import { Badge, type BadgeTone } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { DeskView, Part } from '../../desk/desk-view.server.ts'

const TONES: Readonly<Record<string, BadgeTone>> = toTable({ new: 'accent', answered: 'success', closed: 'quiet' })
const STATES = [
  { state: null, label: 'All' },
  { state: 'new', label: 'New' },
  { state: 'answered', label: 'Answered' },
  { state: 'closed', label: 'Closed' },
] as const

/** What came by the form of the public page. */
export function LeadsPart({ view, part }: { view: DeskView; part: Part<'leads'> }) {
  const { leads, state, counts, more, isTold } = part
  const here = (query: Record<string, string | null>) =>
    to('business-dashboard', { businessId: view.id }, { view: 'leads', ...query })
  const total = counts.new + counts.answered + counts.closed
  if (!isTold)
    return (
      <p className="text-fg-muted">
        {total === 0
          ? 'Nothing yet.'
          : `${total} in all: ${counts.new} new, ${counts.answered} answered, ${counts.closed} closed.`}{' '}
        What people wrote is for staff, managers and owners.
      </p>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <SegmentedTabs
        label="Which leads"
        tabs={STATES.map((one) => ({
          label: `${one.label} ${one.state ? counts[one.state] : total}`,
          to: here({ state: one.state }),
          isChosen: one.state === state,
        }))}
        className="justify-self-start max-sm:max-w-full max-sm:overflow-x-auto"
      />
      {leads.length === 0 ? (
        <EmptyState className="rounded-card bg-sunken" title="Nothing yet">
          Messages by the form of the public page come here, and as a notice to you.
        </EmptyState>
      ) : (
        <ul className="border-b border-line">
          {leads.map((lead) => (
            <li key={lead.id} className="border-t border-line py-4">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <b className="wrap-anywhere">{lead.name}</b>
                <span className="text-fg-muted wrap-anywhere">{lead.email}</span>
                <Badge tone={TONES[lead.state]}>{lead.state}</Badge>
                {lead.isMember ? <Badge>member</Badge> : null}
                <span className="text-xs text-fg-subtle">{lead.at}</span>
              </p>
              <p className="mt-1.5 max-w-[75ch] whitespace-pre-wrap wrap-anywhere" dir="auto">
                {lead.text}
              </p>
              <p className="mt-2 flex flex-wrap gap-2">
                <ButtonLink to={lead.answerAt} size="sm" variant="soft">
                  <Icon name="reply" size={16} /> Answer in the inbox
                </ButtonLink>
                {lead.state === 'answered' ? null : (
                  <ActForm name="do" act="lead" fields={{ lead: lead.id, state: 'answered' }} about={lead.name}>
                    Mark as answered
                  </ActForm>
                )}
                <ActForm
                  name="do"
                  act="lead"
                  fields={{ lead: lead.id, state: lead.state === 'closed' ? 'new' : 'closed' }}
                  about={lead.name}
                >
                  {lead.state === 'closed' ? 'Open again' : 'Close'}
                </ActForm>
                {view.can.manage ? (
                  <ActForm name="do" act="remove-lead" fields={{ lead: lead.id }} variant="ghost" about={lead.name}>
                    Remove
                  </ActForm>
                ) : null}
              </p>
            </li>
          ))}
        </ul>
      )}
      {more ? (
        <p>
          <ButtonLink to={here({ state, before: more })} variant="plain">
            Older leads
          </ButtonLink>
        </p>
      ) : null}
    </div>
  )
}
