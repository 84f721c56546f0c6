import { data } from '@remix-run/node'
import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { toSafeName } from '#app/kits/foundation/files/safe-name.ts'
import { readUpload } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { leadToMade } from '#app/kits/members/visitor/lead-to-made.server.ts'
import { requireVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { LENS_MAX_BYTES } from '../images.limits.ts'
import { keepBrought } from '../keeping/keep-picture.server.ts'
import { refuse, type StudioAnswer } from './studio-acts.server.ts'

const uploads = { picture: { most: 1, maxBytes: LENS_MAX_BYTES } }
const spendBring = createRateLimit('images-bring', { points: 20, windowS: 60 })
const inputs = z.object({ do: z.literal('bring', 'This form is not known here. Please load the page again.') })

/** Takes somebody's own picture in, to change it here. It is drawn anew from its points: place and device stay behind. */
export async function bringPicture(request: Request, network: string) {
  const upload = await readUpload(request, inputs, uploads)
  try {
    if (upload.problem) return data<StudioAnswer>({ problem: upload.problem, hint: null }, upload.init)
    const sent = upload.files.picture?.[0]
    if (!sent) return refuse(upload.typed, 'picture', 'Choose a picture of yours.', 400)
    const waitS = await spendBring(network)
    if (waitS > 0) return refuse(upload.typed, 'picture', tooManyAtOnce('pictures', waitS), overLimit(waitS))
    const { owner, cookie } = await requireVisitor(request, await findUser(request))
    const name = toSafeName(sent.name, sent.claimedType).replace(/\.[a-z0-9]{2,5}$/i, '')
    const kept = await keepBrought({ ...sent, limits: { maxBytes: LENS_MAX_BYTES } }, name, owner)
    if (!kept.isKept)
      return refuse(upload.typed, 'picture', kept.message, kept.waitS ? overLimit(kept.waitS) : kept.status)
    const { id } = kept.picture
    return leadToMade({ owner, cookie }, id, (key) => to('image-studio', null, { picture: id, part: 'change', key }))
  } finally {
    await upload.discard()
  }
}
