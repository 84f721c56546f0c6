import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { openBranch } from './conversation-page.server.ts'
import { leavesOf, pathTo, siblingsOf } from './tree.ts'

export type BranchView = {
  id: string
  name: string | null
  /** The message with which it parts from the others. */
  begins: string
  ends: string
  by: string
  messages: number
  isShown: boolean
  at: Date
}
export type BranchesPage = {
  conversation: { id: string; kind: 'chat' | 'summon'; title: string }
  branches: BranchView[]
}

const BEGINNING_CHARS = 120

/** Every branch of a conversation, newest first. */
export async function readBranches(id: string, owner: Visitor | null): Promise<BranchesPage> {
  const { row, all } = await openBranch(id, owner, null)
  return {
    conversation: { id, kind: row.kind, title: row.title },
    branches: leavesOf(all).map((leaf) => {
      const path = pathTo(all, leaf.id)
      const parting = path.findLast((one) => siblingsOf(all, one).length > 1) ?? path[0]!
      return {
        id: leaf.id,
        name: leaf.branchName,
        begins: toBeginning(parting.text),
        ends: toBeginning(leaf.text),
        by: leaf.label ?? 'You',
        messages: path.length,
        isShown: leaf.id === row.tipId,
        at: leaf.createdAt,
      }
    }),
  }
}

function toBeginning(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > BEGINNING_CHARS ? `${line.slice(0, BEGINNING_CHARS)}…` : line
}
