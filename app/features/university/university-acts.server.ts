import type { AppLoadContext } from '@remix-run/node'
import { actOnDesk } from '#app/kits/members/authoring/desk.server.ts'
import { readFields } from '#app/platform/request/fields.server.ts'
import { badRequest } from '#app/platform/request/problem.ts'
import { lessonDesk, readLessonDesk } from './desk/lesson-desk.server.ts'
import { answerReview, readUniversity, verify } from './university-view.server.ts'

const partOf = (request: Request) => new URL(request.url).searchParams.get('part')

export async function openUniversity(request: Request, context: AppLoadContext) {
  if (partOf(request) === 'write') return readLessonDesk(request)
  return readUniversity(request, context)
}

/** A form of the university: each part has its own. */
export async function actOnUniversity(request: Request, network: string) {
  switch (partOf(request)) {
    case 'verify':
      return verify(request, network)
    case 'review':
      return answerReview(request, network, await readFields(request))
    case 'write':
      return actOnDesk(request, lessonDesk)
    default:
      throw badRequest('This form is not known here. Please load the page again.')
  }
}
