import { data } from '@remix-run/node'
import { readBookScreen, type BookScreenView } from './book-view.server.ts'

const YEAR_S = 31_536_000

/** A book's screen; how its reader wants the text is remembered in this browser. */
export async function answerBook(request: Request, id: string) {
  const view: BookScreenView = await readBookScreen(request, id)
  const { look } = view.view === 'chapter' ? view : { look: null }
  const cookie = look?.isChosen
    ? `reader=${look.size}-${look.paper}; Path=/ebooks; Max-Age=${YEAR_S}; SameSite=Lax`
    : null
  return data(view, cookie ? { headers: { 'Set-Cookie': cookie } } : {})
}
