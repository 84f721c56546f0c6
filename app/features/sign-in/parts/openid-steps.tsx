import { CopyButton } from '#app/ui/data/copy-button.tsx'

/** For the administrator: what a provider has to know of this server. `callbacks` are the addresses it has to lead back to. */
export function OpenIdSteps({ name, callbacks }: { name: string; callbacks: readonly string[] }) {
  return (
    <section className="rounded-lg bg-sunken p-4 text-[0.8125rem]">
      <h2 className="font-strong">You run this server. To mend it:</h2>
      <ol className="mt-2 grid list-decimal gap-2 ps-5">
        <li>
          Compare <code>clientId</code> and <code>clientSecret</code> in <code>OIDC_PROVIDERS</code> with what {name}{' '}
          shows for this server.
        </li>
        <li>
          {name} has to lead back to{' '}
          {callbacks.length === 1 ? 'this redirect address' : 'these redirect addresses, one for each site you use'}:
          <ul className="mt-1.5 grid gap-1">
            {callbacks.map((address) => (
              <li key={address} className="flex items-center justify-between gap-2">
                <code className="min-w-0 break-all">{address}</code>
                <CopyButton text={address} what={address} />
              </li>
            ))}
          </ul>
        </li>
        <li>Start the server again after a change of its settings.</li>
      </ol>
    </section>
  )
}
