import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { keepNoticeNew, openNotice, readAll, readNotices } from '#app/kits/members/notices/notices.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { badRequest, notFound } from '#app/platform/request/problem.ts'
import { noticeInputs } from './notices.inputs.ts'
import { NoticesPage } from './parts/notices-page.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireMember(request)
  const { searchParams } = new URL(request.url)
  const opened = searchParams.get('open')
  if (opened) {
    const address = await openNotice(id, opened)
    if (address === null) throw notFound('There is no notice of yours under this address. It may have been swept away.')
    throw redirect(address)
  }
  const isUnread = searchParams.get('show') === 'new'
  const page = await readNotices(id, { isUnread, behind: searchParams.get('after') })
  return data({ ...page, isUnread, isFirst: !searchParams.get('after'), drawnAt: clock.now().getTime() })
}

export async function action({ request }: ActionFunctionArgs) {
  const { id } = await requireMember(request)
  const { input } = await readForm(request, noticeInputs)
  if (!input) throw badRequest('This form is not known here. Please load the page again.')
  await (input.act === 'read-all' ? readAll(id, new Date(input.until)) : keepNoticeNew(id, input.notice))
  return redirect(to('notices'), 303)
}

export const headers = passRetryAfter

export default function Notices() {
  return <NoticesPage view={useLoaderData<typeof loader>()} />
}
