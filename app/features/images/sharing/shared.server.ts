import { data } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { findShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'
import { reportInput, reportPicture } from '../gallery/report.server.ts'
import { toPictureFile } from '../keeping/picture-address.ts'
import { findPicture } from '../keeping/pictures.store.server.ts'
import { isBrought, recipeSchema, toChangeWords } from '../keeping/recipe.ts'
import { findLicence } from './licences.ts'
import { SHARE_KIND, shareTermsSchema } from './share-terms.ts'

const NO_SHARE = 'There is no picture under this address. Whoever shared it may have taken it back.'

async function findShared(id: string) {
  const link = await findShareLink(SHARE_KIND, id)
  const terms = shareTermsSchema.safeParse(link?.terms)
  const picture = link && terms.success ? await findPicture(link.thingId) : null
  if (!link || !terms.success || !picture) throw notFound(NO_SHARE)
  return { link, terms: terms.data, picture }
}

/** What whoever has a link to a picture sees; a 404 when it ended or was taken back. */
export async function readShared(request: Request, id: string) {
  const { terms, picture } = await findShared(id)
  const recipe = recipeSchema.parse(picture.recipe)
  const { title, alt, width, height, engineLabel } = picture
  const licence = findLicence(terms.licence)
  return {
    id,
    pictureId: picture.id,
    title,
    alt,
    width,
    height,
    engineLabel,
    licence: { label: licence.label, about: licence.about, url: licence.url },
    isBrought: isBrought(recipe),
    recipe:
      terms.showsRecipe && !isBrought(recipe)
        ? {
            prompt: recipe.prompt,
            style: recipe.style,
            seed: recipe.seed,
            width: recipe.width,
            height: recipe.height,
            version: recipe.version,
          }
        : null,
    changed: toChangeWords(recipe),
    imageUrl: brandOrigin(request) + toPictureFile({ id: picture.id, share: id, as: 'png' }),
    pageUrl: brandOrigin(request) + to('image-shared', { id }),
  }
}

export type SharedView = Awaited<ReturnType<typeof readShared>>

/** A report about a shared picture. */
export async function reportShared(request: Request, id: string, network: string) {
  const form = await readForm(request, reportInput)
  const { picture } = await findShared(id)
  if (form.problem) return data<{ problem: FormProblem }>({ problem: form.problem }, 400)
  const refusal = await reportPicture(picture.id, form.input, { member: await findUser(request), network })
  if (refusal)
    return data<{ problem: FormProblem }>(
      { problem: { ...form.typed, errors: { reason: refusal.message } } },
      refusal.init,
    )
  return redirectWithFlash(to('image-shared', { id }), {
    title: 'Thank you',
    description: 'Whoever runs this place will look at it.',
  })
}
