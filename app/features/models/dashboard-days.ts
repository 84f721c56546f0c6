/** How far back the dashboard looks, in days. */
export const dashboardDays = [7, 30, 90] as const
export type DashboardDays = (typeof dashboardDays)[number]

const USUAL = 30

export const readDays = (params: URLSearchParams): DashboardDays =>
  dashboardDays.find((days) => String(days) === params.get('days')) ?? USUAL
