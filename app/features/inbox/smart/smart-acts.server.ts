import { data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { undoDeed } from '../filing/acts.server.ts'
import { compileRule, isMet } from './rule.ts'
import { createRule, listNewest, listRules, removeRule, saveRule } from './rules.store.server.ts'
import { performRule } from './run-rules.server.ts'

const RULE_CHARS = 300
const MOST_RULES = 50
const PERFORMED_MOST = 500
const id = z.string().min(1).max(64)
const words = z
  .string('Say what to do with which mail.')
  .trim()
  .min(1, 'Say what to do with which mail.')
  .max(RULE_CHARS, `A rule has up to ${RULE_CHARS} characters.`)

const inputs = z.discriminatedUnion(
  'do',
  [
    z.object({ do: z.literal('keep-rule'), words, past: z.string().optional() }),
    z.object({ do: z.literal('switch'), rule: id, to: z.enum(['on', 'off']) }),
    z.object({ do: z.literal('remove-rule'), rule: id }),
    z.object({ do: z.literal('undo'), deed: id }),
  ],
  'This page does not know what to do with that. Please load it again.',
)
const home = (said: string) => redirect(to('smart-inbox', null, { said }), 303)

/** A form of the smart inbox. */
export async function actOnSmart(request: Request) {
  const member = await requireMember(request)
  const form = await readForm(request, inputs)
  if (form.problem) return data<{ problem: FormProblem }>({ problem: form.problem }, 400)
  const { input, typed } = form
  switch (input.do) {
    case 'keep-rule': {
      const { rule, problem } = compileRule(input.words)
      if (!rule) return data<{ problem: FormProblem }>({ problem: { ...typed, errors: { words: problem } } }, 400)
      const rules = await listRules(member.id)
      if (rules.length >= MOST_RULES)
        return data({ problem: { ...typed, errors: { words: `Up to ${MOST_RULES} rules fit here.` } } }, 409)
      const now = clock.now()
      const ruleId = createId(now.getTime())
      await createRule({ id: ruleId, userId: member.id, words: input.words, rule, createdAt: now })
      if (input.past) {
        const met = (await listNewest(member.id, PERFORMED_MOST * 4)).filter((thread) => isMet(rule, thread))
        const ids = met.slice(0, PERFORMED_MOST).map((thread) => thread.id)
        if (ids.length > 0) await performRule(member.id, ids, rule, ruleId)
      }
      return home('kept')
    }
    case 'switch':
      if (!(await saveRule(input.rule, member.id, input.to === 'on'))) throw notFound('There is no such rule of yours.')
      return home('switched')
    case 'remove-rule':
      if (!(await removeRule(input.rule, member.id))) throw notFound('There is no such rule of yours.')
      return home('removed')
    case 'undo':
      return home((await undoDeed(member.id, input.deed)) ? 'undone' : 'gone')
  }
}
