import { returnPath } from '#app/platform/request/return-path.ts'

/** The page a sign-in page was asked to lead back to, if it is one of ours. */
export function readReturnUrl(request: Request): string | null {
  const asked = new URL(request.url).searchParams.get('return_url')
  return asked ? returnPath(asked) : null
}

/** As much of a name as an address carries to the sign-in form. */
export const NAME_MAX_CHARS = 60
