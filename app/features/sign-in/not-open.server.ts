/** What account calls answer until accounts open: the shape of PRODUCT 2, and the truth. */
export function accountsNotOpen(): Response {
  const message = 'Accounts are not open on this server yet. Everything public works without one.'
  return Response.json({ success: false, message }, { status: 501, headers: { 'Cache-Control': 'private, no-store' } })
}
