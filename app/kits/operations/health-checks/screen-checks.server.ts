import { getScreen, screenIds, type ScreenId } from '#app/catalogue/screens.ts'
import { askSelf, type SelfAnswer } from './ask-self.server.ts'
import { failed, passed, type Check, type Found } from './check.ts'

const FOUND = 200
const REDIRECTS = [302, 303]
/** Screens that need an id are asked with one that names nothing: they still say which screen they are. */
const NO_ID = 'a-check-of-the-house'
const LOG_ADVICE = 'Open the page yourself; the log names the request with its error.'

/** Every screen of the catalogue, as a guest sees it. */
export const screenChecks = (): Check[] =>
  screenIds.map((id) => ({
    id: `screen:${id}`,
    group: 'Screens',
    title: `${getScreen(id).title} (${getScreen(id).paths[0]})`,
    run: async ({ signal }) => toFound(id, await askSelf(toPath(id), signal)),
  }))

const toPath = (id: ScreenId): string =>
  getScreen(id)
    .paths[0].replace(/\/:\w+\?/g, '')
    .replace(/:\w+|\*/g, NO_ID) || '/'

function toFound(id: ScreenId, { status, location, body }: SelfAnswer): Found {
  const { access, paths, partOf = id } = getScreen(id)
  if (access !== undefined) {
    if (REDIRECTS.includes(status) && location?.startsWith('/login')) return passed('Guests are asked to sign in.')
    return failed(
      `A guest got ${status} where signing in is asked for.`,
      status < 500 ? 'Its loader must guard itself. Close it before anybody finds it.' : LOG_ADVICE,
    )
  }
  const shown = /data-screen="([^"]+)"/.exec(body)?.[1]
  const needsId = /[:*]/.test(paths[0])
  if (needsId && status < 500) return passed(`It answered ${status} for an id that names nothing.`)
  if (status === FOUND && shown === partOf) return passed('It is drawn.')
  if (id === 'not-found' && status === 404) return passed('What is not there is said kindly.')
  if (status >= 500) return failed(`It answered ${status}.`, LOG_ADVICE)
  if (REDIRECTS.includes(status) && location) return passed(`It leads on to ${location.split('?')[0]}.`)
  return failed(`It answered ${status} and drew ${shown ? `the screen “${shown}”` : 'no screen'}.`, LOG_ADVICE)
}
