/** In place of wouter's own hooks: the app has one of its own, see `address-hook.ts`. */
export const useBrowserLocation = undefined
export const useSearch = undefined
