import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { actOnDesk } from '#app/kits/members/authoring/desk.server.ts'
import { requireAuthor } from '#app/kits/members/authoring/authoring.server.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { judgeInputs } from './blog.inputs.ts'
import { judge } from './comments/comment-acts.server.ts'
import { findComment } from './comments/comments.store.server.ts'
import { postDesk } from './desk/post-desk.server.ts'
import { confirm, subscribe } from './letters/letters.server.ts'

/** A form of the blog's front: each part has its own. */
export async function actOnBlog(request: Request, network: string) {
  const params = new URL(request.url).searchParams
  switch (params.get('part')) {
    case 'write':
      return actOnDesk(request, postDesk)
    case 'comments':
      return judgeComment(request)
    case 'letter':
      return data({ confirmed: await confirm(params.get('token') ?? '') })
    default:
      return subscribe(request, network)
  }
}

async function judgeComment(request: Request) {
  const member = await requireAuthor(request, 'post')
  const form = await readForm(request, judgeInputs)
  const row = form.problem ? null : await findComment(form.input.comment)
  if (form.problem || !row) throw notFound('This comment is not there any more.')
  await judge(member, row.id, form.input.do === 'hide' ? 'hidden' : 'shown')
  return redirect(to('blog', null, { part: 'comments' }), 303)
}
