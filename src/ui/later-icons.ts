// Icons that no first page shows, loaded with the screens that do; on the same grid as those of Icon.tsx.
export const copyIcon = "M9 8h11v12.5H9zM15 8V3.5H4V16h5"
export const shareIcon = "M12 14.5V3.5m-4 3.5 4-3.5 4 3.5M8 10.5H5.5v10h13v-10H16"
export const phoneIcon =
  "M6 3.5h3l1.5 4.5-2 1.5a10 10 0 0 0 6 6l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4 5.7a2 2 0 0 1 2-2.2Z"
export const bellIcon = "M6 17v-6a6 6 0 0 1 12 0v6l1.5 2h-15zM10.5 21.5h3"
export const keyIcon = "M8.5 19a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM11.8 11.4 19.5 4M16 7.5l2.5 2.5"
export const mailIcon = "M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5"
export const printIcon = "M7 8V3.5h10V8M7 17H4V8h16v9h-3M7 14h10v6.5H7z"
export const receiptIcon = "M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6"
export const trashIcon = "M4 7h16M9.5 7V4h5v3M6 7l1 13.5h10L18 7M10 11v6M14 11v6"
export const calendarIcon = "M4 6.5h16v13H4zM4 10.5h16M8 3.5v4M16 3.5v4"
export const arrowLeftIcon = "M19 12H5m6-6-6 6 6 6"
export const arrowRightIcon = "M5 12h14m-6-6 6 6-6 6"
export const checkIcon = "M5 12.5 9.5 17 19 7.5"
export const ticketIcon =
  "M3.5 7h17v3.5a1.5 1.5 0 0 0 0 3V17h-17v-3.5a1.5 1.5 0 0 0 0-3ZM14 7v1.5M14 11.25v1.5M14 15.5V17"
export const chevronDownIcon = "M6 9l6 6 6-6"
export const errorIcon = "M8.2 3h7.6L21 8.2v7.6L15.8 21H8.2L3 15.8V8.2zM12 7.5v5.5M12 16.5h.01"
export const infoIcon = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.5h.01"
export const successIcon = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12.5l2.8 2.8L16 9.5"
export const warningIcon = "M12 3.5 22 20.5H2zM12 10v5M12 17.75h.01"

/** Icon by tone of a message, a toast or a problem. */
export const toneIcons = {
  error: errorIcon,
  info: infoIcon,
  success: successIcon,
  warning: warningIcon
} as const
