import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { listCreateDoors } from './published/create-doors.server.ts'
import './pulse.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  context.keepForGuests?.()
  return { groups: listCreateDoors(), isMember: (await findUser(request)) !== null }
}

/** Everything one can start here: each door leads to a tool that works. */
export default function Create() {
  const { groups, isMember } = useLoaderData<typeof loader>()
  return (
    <div className="page pt-5 pb-section lg:pt-9">
      <h1 className="heading-page">Create</h1>
      <p className="lead mt-2 max-w-[36em]">
        Everything you can start here today. What you publish of it is in the{' '}
        <Link to={to('showcase')} className="link">
          showcase
        </Link>
        .
      </p>
      {groups.map(({ title, doors }) => (
        <section key={title} className="mt-8">
          <h2 className="heading-section">{title}</h2>
          <ul className="showcase-grid mt-3">
            {doors.map(({ screen, begin, icon, about, href, isForMembers }) => (
              <li key={screen} className="relative isolate rounded-card bg-surface p-4 shadow-sm">
                <Icon name={icon} size={22} className="text-accent-text" />
                <h3 className="mt-2 font-strong">
                  <Link to={href} className="after:absolute after:inset-0 hover:underline">
                    {begin}
                  </Link>
                </h3>
                <p className="mt-1 text-fg-muted">{about}</p>
                {isForMembers && !isMember ? <p className="mt-1 text-[0.8125rem] text-fg-muted">For members</p> : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
