import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { getScreen } from '#app/catalogue/screens.ts'
import { fillPath, toQuery } from '#app/catalogue/fill-path.ts'
import { toWordsName } from '#app/catalogue/wishes.ts'
import { QUESTION_MAX_CHARS } from '#app/kits/pages/question-box/question-box.limits.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { isMode } from './begin.ts'

/** Takes the words of the question box along to another tool, under the name that tool reads them by. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const screen = params.screen ?? ''
  if (!isMode(screen)) throw notFound('No tool takes words by that name.')
  const name = toWordsName(screen) ?? 'q'
  const said = new URL(request.url).searchParams.get('question')?.trim().slice(0, QUESTION_MAX_CHARS) ?? ''
  return redirect(fillPath(getScreen(screen).paths[0], {}) + toQuery({ [name]: said }))
}
