import type { ReactNode } from 'react'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import type { BranchesPage } from '../branches.server.ts'
import type { ShareView } from '../conversation-requests.server.ts'
import type { ConversationPage } from '../conversation-view.ts'
import { BranchesScreen } from './branches-screen.tsx'
import { ConversationScreen } from './conversation-screen.tsx'
import { ShareScreen } from './share-screen.tsx'

export type DeskData = { shows: 'talk'; page: ConversationPage } | { shows: 'branches'; page: BranchesPage } | ShareView

type Props = {
  desk: DeskData
  /** What the last form was answered. */
  answer: { problem: FormProblem | null; share?: ShareView | null } | undefined
  heading: string
  lead: string
  children?: ReactNode
}

/** A screen of conversations, whichever of its sides is asked for. */
export function ConversationView({ desk, answer, heading, lead, children }: Props) {
  const problem = answer?.problem ?? null
  if (desk.shows === 'branches') return <BranchesScreen page={desk.page} />
  if (desk.shows === 'share') {
    const { preview, html, at, origin, words, publisher } = answer?.share ?? desk
    const key = preview.masks.map(({ key: mask, isLifted }) => `${mask} ${isLifted}`).join()
    return <ShareScreen key={key} {...{ preview, html, at, origin, words, publisher, problem }} />
  }
  return (
    <ConversationScreen page={desk.page} problem={problem} heading={heading} lead={lead}>
      {children}
    </ConversationScreen>
  )
}
