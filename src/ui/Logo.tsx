// Logo of the product: a parking ticket with its P, torn off at the side.

export const Logo = () => (
  <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    <path
      fill="#2b4acb"
      d="M7 2h18a5 5 0 0 1 5 5v5.2a4 4 0 0 0 0 7.6V25a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5v-5.2a4 4 0 0 0 0-7.6V7a5 5 0 0 1 5-5Z"
    />
    <path
      fill="#fff"
      fillRule="evenodd"
      d="M11 7.5h6.5a5.25 5.25 0 0 1 0 10.5H14.5v6.5H11Zm3.5 3.2v4.1h2.8a2.05 2.05 0 0 0 0-4.1Z"
    />
  </svg>
)
