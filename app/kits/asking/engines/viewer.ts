/** For whom engines are listed and used: a guest, or a member by id and plan. */
export type Viewer = { id: string | null; plan: 'guest' | 'free' | 'plus' | 'pro' }

export const guest: Viewer = { id: null, plan: 'guest' }

export const toViewer = (member: { id: string; plan: Exclude<Viewer['plan'], 'guest'> } | null): Viewer =>
  member ? { id: member.id, plan: member.plan } : guest

export const plans = ['guest', 'free', 'plus', 'pro'] as const satisfies readonly Viewer['plan'][]
