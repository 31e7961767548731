/** Replaces wouter's own hooks: the app has its own location, see `address-hook.ts`. */
export const useBrowserLocation = undefined
export const useSearch = undefined
