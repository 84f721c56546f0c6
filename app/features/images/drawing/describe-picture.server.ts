import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import { toRefusal } from '#app/kits/asking/engines/failure-init.ts'
import { beginRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { useEngine } from '#app/kits/asking/runs/use-engine.server.ts'
import { findAnyFile, readFile } from '#app/kits/foundation/files/files.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { overLimit } from '#app/platform/request/rate-limit.server.ts'
import { ALT_MAX_CHARS } from '../images.limits.ts'
import { NO_PICTURE } from '../keeping/picture-rights.server.ts'
import { savePicture } from '../keeping/pictures.store.server.ts'
import { pageOf, type Visit } from './picture-acts.server.ts'
import { refuse } from './studio-acts.server.ts'

const WISH =
  'Say in one or two plain sentences what is to be seen here, for somebody who can’t see it. No greeting, no guess.'

/** Has an engine that sees draft the description; it is kept, and stands in the field to be said better. */
export async function describe(visit: Visit) {
  const { request, network, picture, owner, typed } = visit
  const member = await findUser(request)
  const [[seer], file] = await Promise.all([listEngines(toViewer(member), 'see'), findAnyFile(picture.fileId)])
  if (!seer) return refuse(typed, 'alt', 'No engine here looks at pictures.', 409)
  if (!file) throw notFound(NO_PICTURE)
  const begun = await beginRun({ member, network }, { screen: 'image-studio' })
  if (!begun.isDone)
    return refuse(typed, 'alt', toCapWords(begun.quota, member === null), overLimit(toResetS(begun.quota)))
  try {
    const seen = { bytes: await readFile(file), type: file.type }
    const question = seer.engine.providerId === null ? null : WISH
    const { result } = await useEngine(begun.value, seer, { picture: seen, question }, { signal: request.signal })
    const alt = result.text.replace(/\s+/g, ' ').trim().slice(0, ALT_MAX_CHARS).toWellFormed()
    if (!alt) return refuse(typed, 'alt', `${seer.engine.label} saw nothing it has a word for.`, 502)
    await savePicture(picture.id, owner, { alt, words: fold(`${picture.title} ${picture.prompt} ${alt}`) })
    return await redirectWithFlash(pageOf(visit), {
      title: `Described by ${seer.engine.label}`,
      description: 'Read it over: it may have missed what matters.',
    })
  } catch (error) {
    const { message, init } = toRefusal(error)
    return refuse(typed, 'alt', message, init)
  }
}
