import { data } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { listBlockedWords } from '#app/kits/asking/moderation/reports.store.server.ts'
import { judge } from '#app/kits/asking/moderation/spam.ts'
import { makeInvite, revokeInvite } from '#app/kits/members/invites/invites.server.ts'
import { findJoin, saveJoin, saveShowsTree } from '#app/kits/members/invites/invites.store.server.ts'
import { requireSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { toPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm, type FormProblem, type Typed } from '#app/platform/request/form.server.ts'
import { badRequest, notFound } from '#app/platform/request/problem.ts'
import { invitesInputs } from './invites.inputs.ts'

export type InvitesAnswer = { problem: FormProblem | null; made: { code: string; address: string } | null }

const refuse = (typed: Typed, field: string, message: string, status: number) =>
  data<InvitesAnswer>({ problem: { errors: { [field]: message }, ...typed }, made: null }, status)

/** A form of the page of invitations. A code is shown in the answer to its form, and nowhere again. */
export async function actOnInvites(request: Request) {
  const { row } = await requireSignedIn(request)
  const form = await readForm(request, invitesInputs)
  if (form.problem) {
    if (form.problem.errors['do']) throw badRequest('This form is not known here. Please load the page again.')
    return data<InvitesAnswer>({ problem: form.problem, made: null }, 400)
  }
  const { input, typed } = form
  switch (input.do) {
    case 'make': {
      const unready = toPublishingRefusal(toPublisher(row), 'links')
      if (unready) return refuse(typed, 'form', unready, 403)
      const links = input.words.match(/https?:\/\//g)?.length ?? 0
      const spoken = { text: input.words, links, isNew: true, saidBefore: 0, saidByOthers: 0 }
      const judged = judge(spoken, await listBlockedWords())
      if (input.words && judged.outcome !== 'ok') return refuse(typed, 'words', judged.why, 400)
      const made = await makeInvite(row, input)
      if ('refusal' in made) return refuse(typed, 'form', made.refusal, 409)
      const address = brandOrigin(request) + to('invite', { inviteCode: made.code })
      return data<InvitesAnswer>({ problem: null, made: { code: made.code, address } })
    }
    case 'revoke': {
      if (!(await revokeInvite(row.id, input.invite))) throw notFound('This code is gone, or somebody used it.')
      return redirectWithFlash(to('invites'), {
        title: 'The code is taken back',
        description: 'It opens nothing any more.',
      })
    }
    case 'tree': {
      await saveShowsTree(row.id, input.shows, clock.now())
      const title = input.shows ? 'Members can see your tree now' : 'Your tree is yours alone'
      return redirectWithFlash(to('invites'), { title })
    }
    case 'shown': {
      if (!(await findJoin(row.id))) throw notFound('You came without an invitation.')
      await saveJoin(row.id, { isShown: input.name })
      const title = input.name ? 'Your name stands in the tree' : 'Your name stands in no tree'
      return redirectWithFlash(to('invites'), { title })
    }
  }
}
