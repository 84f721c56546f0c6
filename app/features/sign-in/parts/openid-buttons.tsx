import { useRouteLoaderData } from '@remix-run/react'
import { toOpenIdStart } from '#app/catalogue/redirects.ts'
import { toQuery } from '#app/catalogue/fill-path.ts'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Icon } from '#app/ui/brand/icon.tsx'

type Way = { id: string; name: string; isAway: boolean }

/** A full-page way to each OpenID provider that the operator set up; one that does not answer says so and stays. */
export function OpenIdButtons({ returnUrl }: { returnUrl: string | null }) {
  const ways = useRouteLoaderData<{ ways: Way[] }>('root')?.ways ?? []
  return ways.map(({ id, name, isAway }) => (
    <div key={id} className="grid gap-1">
      <a
        href={toOpenIdStart(id) + toQuery({ return_url: returnUrl })}
        className={toButtonClass({
          variant: 'plain',
          size: 'lg',
          full: true,
          className: 'py-2 leading-tight whitespace-normal!',
        })}
      >
        <Icon name="key" size={20} />
        <span className="min-w-0 text-center wrap-anywhere">Sign in with {name}</span>
      </a>
      {isAway ? (
        <p className="text-center text-[0.8125rem] text-fg-muted">
          {name} does not answer at the moment. You can try it all the same.
        </p>
      ) : null}
    </div>
  ))
}
