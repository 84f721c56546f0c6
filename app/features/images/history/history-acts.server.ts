import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm, type FormProblem, type Typed } from '#app/platform/request/form.server.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { MOST_BOARDS } from '../images.limits.ts'
import { NO_PICTURE } from '../keeping/picture-rights.server.ts'
import * as rows from '../keeping/pictures.store.server.ts'
import { historyInputs, type HistoryInputs } from './history.inputs.ts'
import { MOST_NAMED } from './history.server.ts'

type Answer = { problem: FormProblem }
const refuse = (typed: Typed, field: string, message: string, status: number) =>
  data<Answer>({ problem: { ...typed, errors: { [field]: message } } }, status)
const home = (query: Record<string, string | string[] | null> = {}) => redirect(to('image-history', null, query), 303)

/** A form among somebody's pictures: to tidy them, one or several. */
export async function actOnHistory(request: Request) {
  const form = await readForm(request, historyInputs)
  if (form.problem) return data<Answer>({ problem: form.problem }, 400)
  const owner = await findVisitor(request)
  if (!owner) throw notFound(NO_PICTURE)
  return act(form.input, owner, form.typed)
}

async function act(input: HistoryInputs, owner: Visitor, typed: Typed) {
  switch (input.do) {
    case 'delete': {
      const gone = await rows.markDeleted(input.c, owner, clock.now())
      await bumpContent()
      return home({ deleted: gone.map(({ id }) => id).slice(0, MOST_NAMED) })
    }
    case 'bring-back':
      await rows.markDeleted(input.c, owner, null)
      await bumpContent()
      return home()
    case 'move': {
      const known = input.board === '' || (await rows.listBoards(owner)).some(({ id }) => id === input.board)
      if (!known) return refuse(typed, 'board', 'This board is gone.', 404)
      await rows.moveToBoard(input.c, owner, input.board || null)
      return home({ board: input.board || null })
    }
    case 'rename': {
      const [picture] = await rows.listOwnByIds(owner, [input.c])
      if (!picture) throw notFound(NO_PICTURE)
      const words = fold(`${input.title} ${picture.prompt} ${picture.alt}`)
      await rows.savePicture(picture.id, owner, { title: input.title, words })
      return home()
    }
    case 'board':
      return createBoard(input.name, owner, typed)
    case 'rename-board':
      await rows.saveBoard(input.board, owner, input.name)
      return home({ board: input.board })
    case 'remove-board':
      await rows.removeBoard(input.board, owner)
      return home()
  }
}

async function createBoard(name: string, owner: Visitor, typed: Typed) {
  const boards = await rows.listBoards(owner)
  if (boards.length >= MOST_BOARDS) return refuse(typed, 'name', `Up to ${MOST_BOARDS} boards fit here.`, 409)
  const same = boards.find((board) => board.name.toLowerCase() === name.toLowerCase())
  const id = same?.id ?? createSecretId()
  if (!same) await rows.createBoard({ id, ...owner, name, createdAt: clock.now() })
  return home({ board: id })
}
