/** The English parser alone; the rest of the package stays out of the bundle. */
export { en } from 'chrono-node'
