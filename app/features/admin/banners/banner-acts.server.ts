import type { ActionFunctionArgs } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import * as rows from '#app/kits/foundation/banners/banners.store.server.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { bannerActInputs } from './admin-cta.inputs.ts'
import { handleAdminForm, type Outcome } from '../admin-form.server.ts'

const GONE: Outcome = { refusal: 'This banner is gone already.', status: 404 }
const toTarget = (id: string) => `banner/${id}`

/** What the administrator does with banners. Every change drops the pages kept for guests. */
export const actOnBanners = (visit: ActionFunctionArgs) =>
  handleAdminForm(visit, bannerActInputs, {
    save: ({ act: _, banner, ...said }, { record }) =>
      store().tx(async () => {
        const now = clock.now()
        const isNew = banner === 'new'
        const id = isNew ? createId() : banner
        if (isNew) await rows.createBanner({ id, ...said, createdAt: now, updatedAt: now })
        else if (!(await rows.saveBanner(id, { ...said, updatedAt: now }))) return GONE
        const { text, link, place, brands, isActive } = said
        const detail = { text, link, place, brands, isActive, startsAt: said.startsAt, endsAt: said.endsAt }
        await record({ act: isNew ? 'banner.created' : 'banner.saved', target: toTarget(id), detail })
        await bumpContent()
        return {
          title: isNew ? 'The banner is made' : 'The banner is saved',
          description: isActive ? 'Visitors see it as its days say.' : 'It is switched off, so nobody sees it yet.',
          to: to('admin-cta', null, { banner: id }),
        }
      }),

    switch: ({ banner }, { record }) =>
      store().tx(async () => {
        const found = await rows.findBanner(banner)
        if (!found) return GONE
        await rows.saveBanner(banner, { isActive: !found.isActive, updatedAt: clock.now() })
        await record({ act: 'banner.saved', target: toTarget(banner), detail: { isActive: !found.isActive } })
        await bumpContent()
        return { title: found.isActive ? 'The banner is switched off' : 'The banner is switched on' }
      }),

    remove: ({ banner }, { record }) =>
      store().tx(async () => {
        const found = await rows.findBanner(banner)
        if (!found || !(await rows.removeBanner(banner))) return GONE
        await record({ act: 'banner.removed', target: toTarget(banner), detail: { text: found.text } })
        await bumpContent()
        return { title: 'The banner is removed', to: to('admin-cta') }
      }),
  })
