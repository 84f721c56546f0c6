import { CopyButton } from '#app/ui/data/copy-button.tsx'

/** For the administrator: what turns Google sign-in on. `callbacks` are the addresses Google has to lead back to. */
export function GoogleSteps({ callbacks }: { callbacks: readonly string[] }) {
  return (
    <section className="rounded-lg bg-sunken p-4 text-[0.8125rem]">
      <h2 className="font-strong">You run this server. To turn it on:</h2>
      <ol className="mt-2 grid list-decimal gap-2 ps-5">
        <li>In the Google Cloud console, under Google Auth Platform, make a client of the type “Web application”.</li>
        <li>
          Add{' '}
          {callbacks.length === 1
            ? 'this authorised redirect URI'
            : 'these authorised redirect URIs, one for each site'}
          :
          <ul className="mt-1.5 grid gap-1">
            {callbacks.map((address) => (
              <li key={address} className="flex items-center justify-between gap-2">
                <code className="min-w-0 break-all">{address}</code>
                <CopyButton text={address} what={address} />
              </li>
            ))}
          </ul>
          <p className="mt-1.5 text-fg-muted">
            Google takes https addresses, and plain http for localhost alone. Leave out the sites you do not use.
          </p>
        </li>
        <li>
          Set <code>GOOGLE_CLIENT_ID</code> and <code>GOOGLE_CLIENT_SECRET</code> to what Google shows, and start the
          server again.
        </li>
      </ol>
    </section>
  )
}
