/** True once JavaScript runs on the page: controls that need it stay unseen until then. */
export { useHydrated as useHasScript } from 'remix-utils/use-hydrated'
