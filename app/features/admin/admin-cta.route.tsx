import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/kits/identity/session.server.ts'
import { passRetryAfter } from '#app/kits/screen/answer-headers.server.ts'
import { readBannersScreen } from './admin-cta.server.ts'
import { actOnBanners } from './banner-acts.server.ts'
import type { DeskAnswer } from '#app/kits/desk/desk-answer.ts'
import { BannerEditPage } from './parts/banner-edit-page.tsx'
import { BannersPage } from './parts/banners-page.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return readBannersScreen(new URL(request.url).searchParams)
}

export const action = (visit: ActionFunctionArgs) => actOnBanners(visit)

export const headers = passRetryAfter

export default function AdminCta() {
  const { list, edit } = useLoaderData<typeof loader>()
  const answer = (useActionData() as DeskAnswer | undefined) ?? null
  if (edit) return <BannerEditPage key={edit.banner?.id ?? 'new'} edit={edit} answer={answer} />
  return <BannersPage banners={list ?? []} answer={answer} />
}
