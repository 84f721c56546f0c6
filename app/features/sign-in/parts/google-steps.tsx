/** For the administrator: what turns Google sign-in on. */
export function GoogleSteps() {
  return (
    <div className="rounded-lg bg-sunken p-4 text-[0.8125rem]">
      <h2 className="font-strong">You run this server. To turn it on:</h2>
      <ol className="mt-2 grid list-decimal gap-1.5 ps-5">
        <li>In the Google Cloud console, make an OAuth client of the type web application.</li>
        <li>
          Give it this redirect address: your <code>ORIGIN</code> followed by <code>/auth/google/callback</code>.
        </li>
        <li>
          Start the server with <code>GOOGLE_CLIENT_ID</code> and <code>GOOGLE_CLIENT_SECRET</code>.
        </li>
      </ol>
    </div>
  )
}
