import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { doWithThreads } from '../filing/acts.server.ts'
import { findThread } from '../filing/messages.store.server.ts'
import { onFiled } from '../filing/take-in.server.ts'
import { createLabel, listLabels } from '../filing/threads.store.server.ts'
import { isMet, type Rule, type RuleAct } from './rule.ts'
import { listRules } from './rules.store.server.ts'

/** Does what a rule says with some conversations; every act is in the log and can be taken back. Gives the deeds. */
export async function performRule(userId: string, ids: readonly string[], rule: Rule, ruleId: string | null) {
  const deeds: string[] = []
  for (const act of rule.acts) {
    const label = act.act === 'label' ? await labelOf(userId, act) : null
    const deed = await doWithThreads(userId, ids, { act: act.act, label, ruleId })
    if (deed) deeds.push(deed)
  }
  return deeds
}

async function labelOf(userId: string, { name }: Extract<RuleAct, { act: 'label' }>): Promise<string> {
  const nameKey = name.toLowerCase()
  const same = (await listLabels(userId)).find((label) => label.nameKey === nameKey)
  if (same) return same.id
  const now = clock.now()
  const id = createId(now.getTime())
  await createLabel({ id, userId, name, nameKey, createdAt: now })
  return id
}

/** New mail meets the member’s rules in the transaction that files it. */
onFiled(async ({ threadId }, { userId }) => {
  for (const { id, rule, isActive } of await listRules(userId)) {
    const thread = isActive ? await findThread(threadId, userId) : null
    if (thread && isMet(rule, thread)) await performRule(userId, [threadId], rule, id)
  }
})
