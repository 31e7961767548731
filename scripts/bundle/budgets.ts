/**
 * What a first visit may weigh: brotli bytes of the production build, 1 kB = 1,000 bytes. The one place that
 * says which chunks belong to which moment; a chunk named here that the build does not have fails the check.
 */
const kilobyte = 1000

export interface Moments {
  /** Before a visitor without a session is on the way to the login, besides the entry: the identity SDK. */
  readonly login: readonly RegExp[]
  /** Before the shop home shows its tickets, besides the above and one catalogue. */
  readonly home: readonly RegExp[]
  /** One catalogue each. */
  readonly catalogues: RegExp
  /** Parts of the other screens; the first group names the screen a part belongs to. */
  readonly screens: RegExp
}

/** Chunks by the path of their source from src/, or by the name vite.config.ts gives to a group. */
export const moments: Moments = {
  login: [/auth0-spa-js/],
  home: [/^flows$/, /^view$/],
  catalogues: /^i18n\/[a-z]{2}\.ts$/,
  screens: /^(?:app\/scenes|screens)\/([\w-]+)/
}

export const budgets = {
  scriptBeforeLogin: 65 * kilobyte,
  beforeHomeShowsTickets: 150 * kilobyte,
  addedByLaterScreen: 60 * kilobyte,
  catalogue: 12 * kilobyte,
  styles: 15 * kilobyte
}
