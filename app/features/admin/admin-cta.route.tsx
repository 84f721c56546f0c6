import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { readBannersScreen } from './banners/admin-cta.server.ts'
import { actOnBanners } from './banners/banner-acts.server.ts'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { BannerEditPage } from './banners/banner-edit-page.tsx'
import { BannersPage } from './banners/banners-page.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return readBannersScreen(new URL(request.url).searchParams)
}

export const action = (visit: ActionFunctionArgs) => actOnBanners(visit)

export const headers = passRetryAfter

export default function AdminCta() {
  const { list, edit } = useLoaderData<typeof loader>()
  const answer = (useActionData() as AdminFormAnswer | undefined) ?? null
  if (edit) return <BannerEditPage key={edit.banner?.id ?? 'new'} edit={edit} answer={answer} />
  return <BannersPage banners={list ?? []} answer={answer} />
}
