import { data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { listBlockedWords } from '#app/kits/asking/moderation/reports.store.server.ts'
import { judge } from '#app/kits/asking/moderation/spam.ts'
import { choosableTools, putToolsFirst } from '#app/kits/members/first-steps/first-steps.server.ts'
import { requireSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { toPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { createShareLink, listShareLinks, revokeShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { shareTermInput } from '#app/kits/pages/share-link/share-term.inputs.ts'
import { readForm, type FormProblem, type Typed } from '#app/platform/request/form.server.ts'
import { badRequest, notFound } from '#app/platform/request/problem.ts'
import { ENGINE_MAX_CHARS, MOST_ITEMS, STACK_TITLE_MAX_CHARS, WHY_MAX_CHARS } from './stack.limits.ts'
import { findShared, KIND, toShown } from './stack-view.server.ts'
import { findStack, saveStack } from './stacks.store.server.ts'

const MOST_LINKS = 10

const oneOrMore = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((all) => [all].flat())
const upTo = (most: number) => `Please keep it under ${most} characters.`
const inputs = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('save'),
    title: z.string().trim().max(STACK_TITLE_MAX_CHARS, upTo(STACK_TITLE_MAX_CHARS)).default(''),
    tool: oneOrMore,
    engine: oneOrMore.refine((all) => all.every((one) => one.length <= ENGINE_MAX_CHARS), upTo(ENGINE_MAX_CHARS)),
    why: oneOrMore.refine((all) => all.every((one) => one.trim().length <= WHY_MAX_CHARS), upTo(WHY_MAX_CHARS)),
  }),
  z.object({ do: z.literal('first') }),
  z.object({ do: z.literal('use'), share: z.string().min(1).max(64) }),
  z.object({ do: z.literal('share'), term: shareTermInput }),
  z.object({ do: z.literal('revoke'), share: z.string().min(1).max(64) }),
])

type Answer = { problem: FormProblem }
const refuse = (typed: Typed, field: string, message: string, status: number) =>
  data<Answer>({ problem: { errors: { [field]: message }, ...typed } }, status)

/** A form of the stack: keeps it, puts its tools first, shares it, or takes over somebody else's. */
export async function actOnStack(request: Request) {
  const { row } = await requireSignedIn(request)
  const form = await readForm(request, inputs)
  if (form.problem) {
    if (form.problem.errors['do']) throw badRequest('This form is not known here. Please load the page again.')
    return data<Answer>({ problem: form.problem }, 400)
  }
  const { input, typed } = form
  const owner = { userId: row.id, guestId: null }
  switch (input.do) {
    case 'save': {
      const known: readonly string[] = choosableTools()
      const rows = input.tool.map((tool, n) => ({
        ...{ tool, engine: (input.engine[n] ?? '').trim(), why: (input.why[n] ?? '').trim() },
      }))
      const items = rows.filter(({ tool }) => tool !== '')
      if (rows.some(({ tool, engine, why }) => tool === '' && (engine || why)))
        return refuse(typed, 'tool', 'Choose the tool that this is about.', 400)
      if (items.some(({ tool }) => !known.includes(tool)))
        return refuse(typed, 'form', 'One of these tools is not offered here.', 400)
      if (new Set(items.map(({ tool }) => tool)).size < items.length)
        return refuse(typed, 'form', 'Each tool stands in it once.', 400)
      if (items.length > MOST_ITEMS) return refuse(typed, 'form', `${MOST_ITEMS} tools are the most.`, 400)
      await saveStack(row.id, input.title, items)
      return redirectWithFlash(to('stack'), { title: 'Your stack is kept' })
    }
    case 'first': {
      const tools = toShown((await findStack(row.id))?.items ?? []).map(({ id }) => id)
      if (tools.length === 0) return refuse(typed, 'form', 'Put a tool into it first.', 400)
      await putToolsFirst(row.id, tools)
      return redirectWithFlash(to('stack'), {
        title: 'These tools stand first now',
        description: 'At home and in the palette.',
      })
    }
    case 'use': {
      const { kept } = await findShared(input.share)
      await saveStack(row.id, kept.title, kept.items)
      await putToolsFirst(
        row.id,
        toShown(kept.items).map(({ id }) => id),
      )
      return redirectWithFlash(to('stack'), {
        title: 'It is your stack now',
        description: 'Its tools stand first at home and in the palette.',
      })
    }
    case 'revoke': {
      if (!(await revokeShareLink(input.share, owner))) throw notFound('This link is gone already.')
      return redirect(to('stack'), 303)
    }
    case 'share': {
      const unready = toPublishingRefusal(toPublisher(row), 'links')
      if (unready) return refuse(typed, 'form', unready, 403)
      const kept = await findStack(row.id)
      if (!kept || kept.items.length === 0) return refuse(typed, 'form', 'Put a tool into it first.', 400)
      const text = [kept.title, ...kept.items.flatMap(({ engine, why }) => [engine, why])].join('\n')
      const links = text.match(/https?:\/\//g)?.length ?? 0
      const judged = judge({ text, links, isNew: false, saidBefore: 0, saidByOthers: 0 }, await listBlockedWords())
      if (judged.outcome !== 'ok') return refuse(typed, 'form', judged.why, 400)
      if ((await listShareLinks({ kind: KIND, thingId: row.id }, owner)).length >= MOST_LINKS)
        return refuse(typed, 'form', `${MOST_LINKS} links are the most. Take one back first.`, 409)
      await createShareLink({ kind: KIND, thingId: row.id }, owner, input.term)
      return redirect(to('stack'), 303)
    }
  }
}
