/** Two forms post to one address: the one that leaves an email address, and the tool. */
export async function isWaitlistForm(request: Request): Promise<boolean> {
  const form = await request
    .clone()
    .formData()
    .catch(() => null)
  return form?.has('email') ?? false
}
