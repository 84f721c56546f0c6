import type { ReactNode } from 'react'
import { to } from '#app/catalogue/to.ts'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import { AdminHead } from '../parts/admin-head.tsx'

const parts = [
  { part: null, label: 'Articles' },
  { part: 'questions', label: 'Questions' },
  { part: 'tickets', label: 'Messages' },
] as const

/** The head of each part of the knowledge base. */
export function KnowledgeBaseHead({
  part,
  lead,
  children,
}: {
  part: (typeof parts)[number]['part']
  lead: string
  children?: ReactNode
}) {
  return (
    <>
      <AdminHead title="Knowledge base" lead={lead}>
        {children}
      </AdminHead>
      <SegmentedTabs
        label="Parts of the knowledge base"
        className="mt-6"
        tabs={parts.map(({ part: one, label }) => ({
          label,
          to: to('admin-knowledge-base', null, { part: one }),
          isChosen: one === part,
        }))}
      />
    </>
  )
}
